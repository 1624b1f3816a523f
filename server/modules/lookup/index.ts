export type { LookupSettings } from './definition.ts';
export { lookupHandlers } from './handlers.ts';
export { lookupTarget } from './import-target.ts';
