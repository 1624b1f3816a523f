export { usesOf } from './definition.ts';
export { lookupHandlers } from './handlers.ts';
