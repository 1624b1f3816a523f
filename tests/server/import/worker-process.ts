import { openDatabase } from '#server/database/database.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { importJobs } from '#server/modules/import/index.ts';
import { importTargets } from '#server/modules/importables.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

/* A process of its own, for a test that kills it: does the imports of the database given. */
const database = await openDatabase({ url: process.argv[2], dataDirectory: '', log: quiet });
startWorker({
  database,
  jobs: openJobs(database.jobs),
  log: quiet,
  handlers: importJobs(database, importTargets),
  pollEvery: 50,
});
