export { runZeroHandlers } from './handlers.ts';
