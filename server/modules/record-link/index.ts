export { endsOf } from './ends.ts';
export { linkHeld, recordLinkHandlers } from './handlers.ts';
export { countShownLinks } from './read.ts';
