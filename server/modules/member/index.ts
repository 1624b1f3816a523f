export { memberHandlers } from './handlers.ts';
