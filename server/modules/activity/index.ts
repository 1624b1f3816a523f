export { activityHandlers } from './handlers.ts';
export { activityPage, type ActivityQuery } from './page.ts';
