export { activityHandlers } from './handlers.ts';
export { activityPage } from './page.ts';
