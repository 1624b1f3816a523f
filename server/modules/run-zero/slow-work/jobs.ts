import { eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '#server/database/database.ts';
import { organisation, runZeroConnection } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handleOrganisationJob, handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { organisationJob, scheduledJob } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { pullDevices, type RunZeroParts } from './pull.ts';

const daily = scheduledJob({ name: 'pull-run-zero', every: 'day', retry: { limit: 3, delaySeconds: 30 } });

/** One organisation's devices; the failure of one does not hold up the others. */
const pulling = organisationJob({
  name: 'pull-organisation-run-zero',
  fields: { day: z.int() },
  retry: { limit: 3, delaySeconds: 300 },
  concurrency: 1,
  oneAtATime: 'organisation',
  keyOf: ({ day }) => String(day),
});

const dayInMilliseconds = 86_400_000;

const isConnected = async () => (await db.$count(runZeroConnection)) > 0;

interface Parts extends RunZeroParts {
  readonly database: Database;
  readonly jobs: Jobs;
}

/** The jobs that pull the devices of every organisation with a connection, once a day. */
export const runZeroJobs = (parts: Parts): JobHandler[] => [
  handlePlatformJob(daily, async () => {
    const { database, jobs } = parts;
    const day = Math.floor(Date.now() / dayInMilliseconds);
    const active = eq(organisation.state, 'ACTIVE');
    for (const { id } of await database.platform.select({ id: organisation.id }).from(organisation).where(active))
      await database.inOrganisation({ organisationId: id, userId: '' }, async () => {
        if (await isConnected()) await jobs.enqueue(pulling, { day });
      });
  }),
  handleOrganisationJob(pulling, async (_payload, { organisationId, inTransaction, signal }) => {
    // It may have been removed since.
    if (await inTransaction(isConnected))
      await pullDevices(parts, { organisation: { id: organisationId }, inTransaction, signal });
  }),
];
