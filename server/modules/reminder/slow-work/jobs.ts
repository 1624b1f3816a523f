import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '#server/database/database.ts';
import { organisation } from '#server/database/schema/index.ts';
import { handleOrganisationJob, handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { organisationJob, scheduledJob } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { notificationMailJob } from '#server/modules/record/index.ts';

import { digestJob } from '../digest-job.ts';
import { remindOrganisation } from '../remind.ts';
import { type DigestParts, mailAtOnce, mailDigest } from './digest.ts';

/** Every hour, because somewhere it is morning. */
const hourly = scheduledJob({ name: 'send-reminders', every: 'hour', retry: { limit: 3, delaySeconds: 30 } });

/** One organisation's reminders; the failure of one does not hold up the others. */
const reminding = organisationJob({
  name: 'remind-organisation',
  fields: { hour: z.int() },
  retry: { limit: 5, delaySeconds: 60 },
  concurrency: 2,
  oneAtATime: 'organisation',
  keyOf: ({ hour }) => String(hour),
});

const hourInMilliseconds = 3_600_000;
const batch = 500;

/** Organisations by id. In one that is suspended, nobody can do what they would be reminded of. */
const organisationsAfter = ({ platform }: Pick<Database, 'platform'>, id: string | undefined) =>
  platform
    .select({ id: organisation.id })
    .from(organisation)
    .where(and(eq(organisation.state, 'ACTIVE'), id === undefined ? undefined : gt(organisation.id, id)))
    .orderBy(asc(organisation.id))
    .limit(batch);

interface Parts extends DigestParts {
  readonly database: Database;
  readonly jobs: Jobs;
}

/** The jobs that remind people of due dates, and mail them daily. */
export function reminderJobs(parts: Parts): JobHandler[] {
  const { database, jobs } = parts;
  return [
    handlePlatformJob(hourly, async () => {
      const hour = Math.floor(Date.now() / hourInMilliseconds);
      let ids: { readonly id: string }[] = [];
      do {
        ids = await organisationsAfter(database, ids.at(-1)?.id);
        for (const { id } of ids) {
          await database.inOrganisation({ organisationId: id, userId: '' }, () => jobs.enqueue(reminding, { hour }));
        }
      } while (ids.length === batch);
    }),
    handleOrganisationJob(reminding, (_payload, { organisationId }) =>
      remindOrganisation(parts, organisationId, new Date()),
    ),
    handleOrganisationJob(digestJob, (payload, { id, organisationId }) =>
      mailDigest(parts, { id, organisationId, ...payload }),
    ),
    handleOrganisationJob(notificationMailJob, (payload, { id, organisationId }) =>
      mailAtOnce(parts, { id, organisationId, ...payload }),
    ),
  ];
}
