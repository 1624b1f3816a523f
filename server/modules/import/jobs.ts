import { inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '#server/database/database.ts';
import { dataImport, organisation } from '#server/database/schema/index.ts';
import { analyseChanged } from '#server/database/statistics.ts';
import { db } from '#server/database/tenancy.ts';
import {
  handleOrganisationJob,
  handlePlatformJob,
  type JobHandler,
  type OrganisationJobContext,
} from '#server/jobs/handler.ts';
import { organisationJob, scheduledJob } from '#server/jobs/job.ts';

import { checkImport } from './check.ts';
import { runImport } from './run.ts';
import { statisticsJob } from './statistics-job.ts';
import { endAbandoned, endStep, ImportRefused, kept } from './store.ts';
import type { ImportTargets } from './targets.ts';
import { undoImport } from './undo.ts';

/** A step of an import. Another attempt does it from its start. */
export const importJob = organisationJob({
  name: 'import-step',
  fields: { importId: z.uuid(), step: z.enum(['CHECK', 'RUN', 'UNDO']) },
  retry: { limit: 3, delaySeconds: 5 },
  concurrency: 2,
  oneAtATime: 'person',
});

const steps = { CHECK: checkImport, RUN: runImport, UNDO: undoImport };

const during = { CHECK: 'CHECKING', RUN: 'RUNNING', UNDO: 'UNDOING' } as const;

/** The state after a step that could not be done: an import that could not be undone is still there. */
const stateAfter = { CHECK: 'FAILED', RUN: 'FAILED', UNDO: 'DONE' } as const;

async function runStep(
  targets: ImportTargets,
  { importId, step }: { readonly importId: string; readonly step: keyof typeof steps },
  job: OrganisationJobContext,
): Promise<void> {
  try {
    await steps[step](targets, importId, job);
  } catch (error) {
    const isRefused = error instanceof ImportRefused;
    if (!isRefused && job.attempt <= importJob.retry.limit) throw error;
    const failure = isRefused ? error.message : 'Something went wrong on our side. Nothing was changed. Try again';
    await job.inTransaction(() => endStep(importId, during[step], { state: stateAfter[step], failure }));
    if (!isRefused) throw error;
  }
}

const purging = scheduledJob({ name: 'purge-imports', every: 'hour', retry: { limit: 3, delaySeconds: 30 } });

/** Imports per statement: with each go up to 50,000 rows. */
const batch = 1;

/** Deletes the files that are older than a day, and ends abandoned steps, in every organisation. */
export async function purgeImports(database: Database): Promise<void> {
  const old = lt(sql`coalesce(${dataImport.finishedAt}, ${dataImport.createdAt})`, sql`now() - ${kept}`);
  for (const { id } of await database.platform.select({ id: organisation.id }).from(organisation)) {
    await database.inOrganisation({ organisationId: id, userId: '' }, endAbandoned);
    for (let purged = batch; purged === batch;) {
      purged = await database.inOrganisation({ organisationId: id, userId: '' }, async () => {
        const some = db.select({ id: dataImport.id }).from(dataImport).where(old).limit(batch);
        return (await db.delete(dataImport).where(inArray(dataImport.id, some)).returning({ id: dataImport.id }))
          .length;
      });
    }
  }
}

/** The jobs of imports. */
export const importJobs = (database: Database, targets: ImportTargets): JobHandler[] => [
  handleOrganisationJob(importJob, (payload, job) => runStep(targets, payload, job)),
  handleOrganisationJob(statisticsJob, (_, { signal }) => analyseChanged(database.platform, signal)),
  handlePlatformJob(purging, () => purgeImports(database)),
];
