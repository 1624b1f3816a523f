export { labelHandlers } from './handlers.ts';
