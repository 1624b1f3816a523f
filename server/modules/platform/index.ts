export { platformActivityHandlers } from './activities.ts';
export { platformUserHandlers } from './handlers.ts';
export { ensureTips, tipHandlers } from './tips.ts';
