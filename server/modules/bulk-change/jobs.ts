import { and, inArray, lt, sql } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import { ApiError } from '#server/contract/errors.ts';
import type { Database } from '#server/database/database.ts';
import { bulkChange, organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handleOrganisationJob, handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { scheduledJob } from '#server/jobs/job.ts';
import { bulkChangeJob, bulkKept, type Importable } from '#server/modules/record/index.ts';

import { BulkRefused } from './author.ts';
import { failBulkChange, runBulkChange } from './run.ts';

const purging = scheduledJob({ name: 'purge-bulk-changes', every: 'hour', retry: { limit: 3, delaySeconds: 30 } });

/** A step that has not stored anything for so long has ended with its process, in every attempt. */
const isAbandoned = and(
  inArray(bulkChange.state, ['RUNNING', 'STOPPING', 'UNDOING']),
  lt(bulkChange.updatedAt, sql`now() - interval '10 minutes'`),
);

const endAbandoned = () =>
  db
    .update(bulkChange)
    .set({
      state: sql`case ${bulkChange.state} when 'UNDOING' then 'UNDO_FAILED' else 'FAILED' end`,
      failure: 'This was interrupted. Try again',
      finishedAt: sql`now()`,
    })
    .where(isAbandoned);

/** Deletes the bulk changes that are older than a day, one at a time: each has up to 10,000 records. */
export async function purgeBulkChanges(database: Database): Promise<void> {
  const old = lt(sql`coalesce(${bulkChange.finishedAt}, ${bulkChange.createdAt})`, sql`now() - ${bulkKept}`);
  const one = () => db.select({ id: bulkChange.id }).from(bulkChange).where(old).limit(1);
  for (const { id } of await database.platform.select({ id: organisation.id }).from(organisation)) {
    const scope = { organisationId: id, userId: '' };
    await database.inOrganisation(scope, endAbandoned);
    for (let purged = 1; purged > 0;)
      purged = await database.inOrganisation(scope, async () => {
        const gone = db.delete(bulkChange).where(inArray(bulkChange.id, one())).returning({ id: bulkChange.id });
        return (await gone).length;
      });
  }
}

/** The jobs of bulk changes. */
export const bulkChangeJobs = (
  database: Database,
  registers: Readonly<Record<RecordKind, Importable>>,
): JobHandler[] => [
  handleOrganisationJob(bulkChangeJob, async (payload, job) => {
    try {
      await runBulkChange(registers, payload, job);
    } catch (error) {
      const isRefused = error instanceof BulkRefused || error instanceof ApiError;
      if (!isRefused && job.attempt <= bulkChangeJob.retry.limit) throw error;
      await job.inTransaction(() => failBulkChange(payload.bulkChangeId, error));
      if (!isRefused) throw error;
    }
  }),
  handlePlatformJob(purging, () => purgeBulkChanges(database)),
];
