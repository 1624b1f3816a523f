import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { informationAsset, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mayDo } from '#server/modules/record/index.ts';

/** An asset that a change concerns, as far as its levels in effect matter. */
export interface ChangedAsset {
  readonly title: string;
  readonly confidentiality: Schemas['Level'] | null;
  readonly integrity: Schemas['Level'] | null;
  readonly availability: Schemas['Level'] | null;
}

/** The live assets of a change, of which someone who may not view the register sees none. */
export async function readAssets(ids: readonly string[], context: OrganisationContext): Promise<ChangedAsset[]> {
  if (ids.length === 0 || !mayDo(context, 'informationAsset', 'VIEW')) return [];
  const { effectiveConfidentiality, effectiveIntegrity, effectiveAvailability } = informationAsset;
  return db
    .select({
      title: record.title,
      confidentiality: effectiveConfidentiality,
      integrity: effectiveIntegrity,
      availability: effectiveAvailability,
    })
    .from(informationAsset)
    .innerJoin(record, eq(record.id, informationAsset.id))
    .where(and(inArray(informationAsset.id, [...ids]), isNull(record.deletedAt)))
    .orderBy(record.ref);
}
