export { importHandlers } from './handlers.ts';
export { importJobs } from './jobs.ts';
