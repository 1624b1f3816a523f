export { csvRows } from './file/csv.ts';
export { openFile } from './file/read.ts';
export { importHandlers } from './handlers.ts';
export { importJobs } from './jobs.ts';
export type { ImportTargets } from './targets.ts';
