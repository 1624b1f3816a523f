import { openDatabase } from '#server/database/database.ts';
import { handleOrganisationJob } from '#server/jobs/handler.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { review } from './review-job.ts';

/*
 * A process of its own, for a test that kills it: takes the jobs of the database given, prints `started` for each, and
 * never ends it.
 */
const database = await openDatabase({ url: process.argv[2], dataDirectory: '', log: quiet });
const handler = handleOrganisationJob(review, async () => {
  process.stdout.write('started\n');
  await new Promise<never>(() => {});
});
startWorker({ database, jobs: openJobs(database.jobs), log: quiet, handlers: [handler], pollEvery: 50 });
