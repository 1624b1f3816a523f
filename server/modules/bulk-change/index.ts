export { bulkChangeHandlers } from './handlers.ts';
export { bulkChangeJobs } from './jobs.ts';
