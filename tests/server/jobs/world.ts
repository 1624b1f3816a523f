import type { JobHandler } from '#server/jobs/handler.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker, type Worker, type WorkerOptions } from '#server/jobs/worker.ts';
import { createOrganisation } from '#tests/server/database/organisations.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';

import { openQueue } from './queue.ts';
import { review } from './review-job.ts';

/** A worker looks and maintains so rarely that only what wakes it makes it act within a test. */
const never = 3_600_000;

/** Two organisations, their jobs, and workers that a test starts. */
export async function openJobWorld() {
  const opened = await createTestDatabase();
  const { database, owner } = opened;
  const queue = await openQueue(owner);
  const harbour = await createOrganisation(database, 'Harbour Logistics');
  const meridian = await createOrganisation(database, 'Meridian Health');
  const jobs = openJobs(database.jobs);
  const workers: Worker[] = [];
  const warnings: object[] = [];
  const errors: object[] = [];
  const log = {
    info() {},
    warn: (details: object) => void warnings.push(details),
    error: (details: object) => void errors.push(details),
  };

  const workWith = (options: Pick<WorkerOptions, 'handlers'> & Partial<WorkerOptions>): Worker => {
    const worker = startWorker({ database, jobs, log, pollEvery: never, maintainEvery: never, ...options });
    workers.push(worker);
    return worker;
  };

  return {
    database,
    owner,
    queue,
    harbour,
    meridian,
    jobs,
    warnings,
    errors,
    workWith,
    work: (...handlers: JobHandler[]) => workWith({ handlers }),
    /** Adds a job of Harbour Logistics. */
    addReview: (payload = { riskId: harbour.riskId }, job: typeof review = review) =>
      database.inOrganisation(harbour, () => jobs.enqueue(job, payload)),
    /** Adds so many jobs of Harbour Logistics in one transaction. */
    addMany: (count: number, job: typeof review) =>
      database.inOrganisation(harbour, async () => {
        for (let number = 0; number < count; number += 1) await jobs.enqueue(job, { riskId: harbour.riskId });
      }),
    /** Closes the workers of a test. */
    async rest() {
      await Promise.all(workers.splice(0).map((worker) => worker.close()));
      warnings.splice(0);
      errors.splice(0);
    },
    async close() {
      await queue.close();
      await opened.close();
    },
  };
}
