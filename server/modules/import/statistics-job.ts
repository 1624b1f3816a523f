import { organisationJob } from '#server/jobs/job.ts';

/**
 * Lets PostgreSQL know, once a large import has been committed, how many rows there are (decision 226). Whatever comes later
 * than autovacuum, a minute after the import, does no more.
 */
export const statisticsJob = organisationJob({
  name: 'import-statistics',
  fields: {},
  retry: { limit: 1, delaySeconds: 30 },
  concurrency: 1,
});
