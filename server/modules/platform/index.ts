export { platformActivityHandlers } from './activities.ts';
export { failedJobHandlers } from './failed-jobs.ts';
export { platformUserHandlers } from './handlers.ts';
export { changePeople, type PlatformTransaction } from './people.ts';
export { ensureTips, tipHandlers } from './tips.ts';
