export { commentHandlers } from './handlers.ts';
