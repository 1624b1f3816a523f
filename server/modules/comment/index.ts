export { documentOf } from './document.ts';
export { commentHandlers } from './handlers.ts';
