export { dueFields } from './due-fields.ts';
export { reminderRow } from './due-records.ts';
export { reminderJobs } from './slow-work/jobs.ts';
