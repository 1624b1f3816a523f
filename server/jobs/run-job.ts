import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/database/log.ts';

import { failureOf, isPermanent } from './failure.ts';
import type { JobContext, JobHandler } from './handler.ts';
import type { ClaimedJob, JobStore } from './store.ts';

export interface RunOptions {
  readonly database: Pick<Database, 'inOrganisation' | 'jobs'>;
  readonly log: Log;
}

interface Claimed {
  readonly claimed: ClaimedJob;
  readonly handler: JobHandler;
  readonly signal: AbortSignal;
}

/** Runs a claimed job and stores how it ended. Never rejects: without an entry, the job is retried after its lease. */
export async function runJob(
  { database, log }: RunOptions,
  store: JobStore,
  { claimed, handler, signal }: Claimed,
): Promise<void> {
  const { id, retryCount } = claimed;
  const details = { job: handler.job.name, jobId: id, attempt: retryCount + 1 };
  const renew = () =>
    store.renew([id]).catch((error: unknown) => log.warn({ ...details, err: error }, 'A lease was not renewed'));
  const renewal = setInterval(() => void renew(), (handler.job.leaseSeconds * 1000) / 3);
  try {
    const error = await outcome(() => run(database, handler, claimed, { id, attempt: details.attempt, signal }));
    if (error === undefined) return await store.complete(id);
    const permanent = isPermanent(error.thrown);
    const isLast = permanent || retryCount >= handler.job.retry.limit;
    if (isLast) log.error({ ...details, err: error.thrown }, 'A job failed and will not be retried');
    else log.warn({ ...details, err: error.thrown }, 'A job failed and will be retried');
    await store.fail(id, { ...failureOf(error.thrown), permanent });
  } catch (error) {
    log.error({ ...details, err: error }, 'How a job ended was not stored');
  } finally {
    clearInterval(renewal);
  }
}

async function outcome(work: () => Promise<void>): Promise<{ readonly thrown: unknown } | undefined> {
  try {
    await work();
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}

async function run(
  database: RunOptions['database'],
  handler: JobHandler,
  { data: { organisationId, userId = '', payload } }: ClaimedJob,
  context: JobContext,
): Promise<void> {
  if (handler.of === 'platform') return handler.run(payload, context);
  if (organisationId === undefined) throw new TypeError('The job is of no organisation');
  const scope = { organisationId, userId };
  return handler.run(payload, {
    ...context,
    ...scope,
    inTransaction: (work, options) => database.inOrganisation(scope, work, 'write', { ...options, patient: true }),
  });
}
