export type { LookupSettings } from './definition.ts';
export { settingsOverviewHandlers } from './counts.ts';
export { lookupExportHandlers } from './export.ts';
export { lookupHandlers } from './handlers.ts';
export { lookupTarget } from './import-target.ts';
