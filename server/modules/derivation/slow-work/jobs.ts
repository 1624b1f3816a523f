import { asc, gt } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import { organisation } from '#server/database/schema/index.ts';
import { handleOrganisationJob, handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { endOverrides, followEvidence } from '../day.ts';
import { lockStructure, rederivePositions } from '../derive.ts';
import { dayJob, mappingsJob, publishedMappingsJob } from '../jobs.ts';
import { setsInUse } from '../mapping-graph.ts';
import { positionsMappedBy } from '../mapping-targets.ts';

interface Parts {
  readonly database: Pick<Database, 'platform' | 'inOrganisation'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Positions that are derived in one transaction. */
const batch = 300;

/** Organisations that are asked at a time. */
const organisationBatch = 500;

const platformOwner = '00000000-0000-0000-0000-000000000000';

/** Adds the job of each organisation that has adopted what a set of the platform's maps. */
async function spread({ database, jobs }: Parts, setId: string): Promise<void> {
  let after: string | undefined;
  do {
    const ids = await database.platform
      .select({ id: organisation.id })
      .from(organisation)
      .where(after === undefined ? undefined : gt(organisation.id, after))
      .orderBy(asc(organisation.id))
      .limit(organisationBatch);
    for (const { id: organisationId } of ids)
      await database.inOrganisation({ organisationId, userId: '' }, async () => {
        const sets = await setsInUse(['PUBLISHED', 'WITHDRAWN']);
        if (sets.some(({ id, ownerId }) => id === setId && ownerId === platformOwner))
          await jobs.enqueue(mappingsJob, { setOwner: platformOwner, setId });
      });
    after = ids.length === organisationBatch ? ids.at(-1)?.id : undefined;
  } while (after !== undefined);
}

/** The jobs that make positions follow mappings and days. */
export function derivationJobs(parts: Parts): JobHandler[] {
  return [
    handlePlatformJob(publishedMappingsJob, ({ setId }) => spread(parts, setId)),
    handleOrganisationJob(mappingsJob, async ({ setOwner, setId }, { inTransaction, userId }) => {
      const ids = await inTransaction(() => positionsMappedBy({ ownerId: setOwner, id: setId }));
      const cause = { by: userId === '' ? null : userId, words: 'Mappings changed' };
      for (let start = 0; start < ids.length; start += batch)
        await inTransaction(async () => {
          // What was derived before the set had changed has been stored.
          await lockStructure();
          await rederivePositions(ids.slice(start, start + batch), cause);
        });
    }),
    handleOrganisationJob(dayJob, async (_payload, { inTransaction }) => {
      let after: string | undefined;
      do after = await inTransaction(() => followEvidence(after));
      while (after !== undefined);
      while (await inTransaction(endOverrides));
    }),
  ];
}
