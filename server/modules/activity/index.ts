export { activityHandlers, historyHandlers } from './handlers.ts';
export { activityPage } from './page.ts';
