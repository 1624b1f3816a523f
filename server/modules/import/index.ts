export { importHandlers } from './handlers.ts';
export { importJobs } from './jobs.ts';
export type { ImportTargets } from './targets.ts';
