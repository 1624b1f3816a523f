import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { mappingSetUse } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import {
  lockStructure,
  mappingDirections,
  mappingsJob,
  positionsMappedBy,
  rederivePositions,
  setsInUse,
  type SetInUse,
} from '#server/modules/derivation/index.ts';
import { logActivity } from '#server/modules/record/index.ts';

import { refuseUnless } from './rights.ts';

/** More positions than these follow by a job. */
const mostAtOnce = 600;

const shown = ({ id, title, source, target, use }: SetInUse, mappings: number): Schemas['MappingSetUse'] => ({
  setId: id,
  title,
  source,
  target,
  mappings,
  use,
});

/** The published sets between adopted standards, by title. */
export async function usesShown(): Promise<Schemas['MappingSetUse'][]> {
  const directions = await mappingDirections();
  const counts = new Map(directions.map(({ set, mappings }) => [set.id, mappings]));
  return (await setsInUse()).map((set) => shown(set, counts.get(set.id) ?? 0));
}

async function usedSet(setId: string): Promise<SetInUse> {
  const found = (await setsInUse()).find(({ id }) => id === setId);
  if (found === undefined) throw notFound();
  return found;
}

/** Says what a set may do, and makes positions follow. @throws ApiError 403, 404 */
export const changeUse =
  (jobs: Pick<Jobs, 'enqueue'>) =>
  async (
    setId: string,
    { use }: Schemas['MappingUseChange'],
    context: OrganisationContext,
  ): Promise<Schemas['MappingSetUse']> => {
    refuseUnless(context, 'USE_MAPPINGS');
    await lockStructure();
    const set = await usedSet(setId);
    await db
      .insert(mappingSetUse)
      .values({ organisationId: context.organisation.id, catalogueOwner: set.ownerId, setId, use })
      .onConflictDoUpdate({
        target: [mappingSetUse.organisationId, mappingSetUse.catalogueOwner, mappingSetUse.setId],
        set: { use },
      });
    if (use !== set.use)
      await logActivity(context, {
        action: 'UPDATE',
        entityType: 'mappingSet',
        entityId: setId,
        entityName: set.title,
        changes: [{ field: 'use', old: set.use, new: use }],
      });
    const positions = await positionsMappedBy(set);
    if (positions.length > mostAtOnce) await jobs.enqueue(mappingsJob, { setOwner: set.ownerId, setId });
    else await rederivePositions(positions, { by: context.user.id, words: 'Use of mappings changed' });
    const changed = (await usesShown()).find((one) => one.setId === setId);
    return changed ?? shown({ ...set, use }, 0);
  };
