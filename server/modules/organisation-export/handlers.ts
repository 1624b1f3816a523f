import { and, count, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';

import { organisationExportStateTexts } from '#domain/words/organisation-export.ts';
import { conflict, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { organisationExport } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationJob } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { FileAddresses } from '#server/modules/attachment/index.ts';
import { logActivity } from '#server/modules/record/index.ts';

import { exportsWhere } from './read.ts';

/** Writes the archive of an export. Another attempt begins again. */
export const exportJob = organisationJob({
  name: 'export-organisation',
  fields: { exportId: z.uuid() },
  retry: { limit: 2, delaySeconds: 30 },
  concurrency: 1,
  oneAtATime: 'organisation',
  leaseSeconds: 120,
});

/** An archive is as large as the organisation. */
const mostPerDay = 5;

const refused = (message: string) => conflict([{ field: 'body', message }]);

/** @throws ApiError 409 */
async function refuseMany(): Promise<void> {
  const [row] = await db
    .select({ asked: count() })
    .from(organisationExport)
    .where(gt(organisationExport.requestedAt, sql`now() - interval '1 day'`));
  if ((row?.asked ?? 0) >= mostPerDay)
    throw refused(`There may be ${mostPerDay} exports a day. Use the latest, or wait.`);
}

/** @throws ApiError 409 while another one is made */
async function insert({ organisation, user }: OrganisationContext): Promise<string> {
  try {
    const [added] = await db
      .insert(organisationExport)
      .values({ organisationId: organisation.id, requestedBy: user.id })
      .returning({ id: organisationExport.id });
    if (added === undefined) throw new Error('No export was added');
    return added.id;
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'organisation_export_once') throw error;
    throw refused('An export is being made. Wait until it is ready.');
  }
}

const log = (
  context: OrganisationContext,
  { id, requestedAt }: Schemas['OrganisationExport'],
  change: { readonly action: 'CREATE' | 'UPDATE'; readonly field: 'state' | 'downloadedBy'; readonly value: string },
): Promise<void> =>
  logActivity(context, {
    action: change.action,
    entityType: 'organisationExport',
    entityId: id,
    entityName: `Export of ${requestedAt.slice(0, 10)}`,
    changes: [{ field: change.field, old: null, new: change.value }],
  });

/** Exports of the whole organisation, as its administrators ask for them. */
export const exportHandlers = ({
  jobs,
  addresses,
}: {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly addresses: FileAddresses;
}): HandlersOf<'OrganisationExports'> => ({
  latest: () => exportsWhere(),

  async ask(_input, context) {
    await refuseMany();
    const id = await insert(context);
    await jobs.enqueue(exportJob, { exportId: id });
    const [added] = await exportsWhere(eq(organisationExport.id, id));
    if (added === undefined) throw new Error('The export was not added');
    await log(context, added, { action: 'CREATE', field: 'state', value: organisationExportStateTexts.QUEUED });
    return added;
  },

  async open({ path: { id } }, context) {
    const [found] = await exportsWhere(and(eq(organisationExport.id, id)));
    if (found === undefined) throw notFound();
    if (found.state !== 'READY')
      throw conflict([
        {
          field: 'id',
          message: found.state === 'EXPIRED' ? 'Its archive was deleted when its time had come' : 'It is not ready',
        },
      ]);
    await log(context, found, { action: 'UPDATE', field: 'downloadedBy', value: context.user.id });
    return addresses.addressOf({ fileId: id, inline: false }, context);
  },
});
