export { endsOf } from './ends.ts';
export { recordLinkHandlers } from './handlers.ts';
export { countShownLinks } from './read.ts';
