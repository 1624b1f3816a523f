export { lookupHandlers } from './handlers.ts';
