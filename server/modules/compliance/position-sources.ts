import { and, asc, eq, isNull } from 'drizzle-orm';

import type { ControlLink, OwnControl } from '#domain/compliance/facts.ts';
import { linkSource, mappingSource } from '#domain/compliance/position-value.ts';
import { effectOf, type Source } from '#domain/compliance/sources.ts';
import type { Schemas } from '#server/contract/types.ts';
import { controlLink, ownControl, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { deriveStored, mappingDirections, type LoadedMapping } from '#server/modules/derivation/index.ts';

type Shown = Schemas['PositionSource'];
type Stored = Awaited<ReturnType<typeof deriveStored>>;

const linkRows = (positionId: string) =>
  db
    .select({
      link: {
        id: controlLink.id,
        ownControlId: controlLink.ownControlId,
        positionId: controlLink.positionId,
        relation: controlLink.relation,
        standing: controlLink.standing,
        assertedBy: userAccount.name,
      },
      assertedAt: controlLink.assertedAt,
      ref: record.ref,
      title: record.title,
      implementation: ownControl.implementation,
      result: ownControl.result,
      maturity: ownControl.maturity,
      confidence: ownControl.confidence,
    })
    .from(controlLink)
    .innerJoin(ownControl, eq(ownControl.id, controlLink.ownControlId))
    .innerJoin(record, and(eq(record.id, controlLink.ownControlId), isNull(record.deletedAt)))
    .leftJoin(userAccount, eq(userAccount.id, controlLink.assertedBy))
    .where(eq(controlLink.positionId, positionId))
    .orderBy(asc(controlLink.assertedAt), asc(controlLink.id));

const common = (source: Source, usedIds: readonly string[]) => ({
  relation: source.relation,
  standing: source.standing,
  assertedBy: source.assertedBy,
  result: source.result,
  maturity: source.maturity,
  confidence: source.confidence,
  effect: effectOf(source).kind,
  use: source.use,
  isUsed: usedIds.includes(source.origin.id),
});

type LinkRow = Awaited<ReturnType<typeof linkRows>>[number];

/** An own control as a source; a retired one is shown, and does nothing. */
function linkShown(
  { link, assertedAt, ref, title, implementation, ...answer }: LinkRow,
  usedIds: readonly string[],
): Shown {
  const isRetired = implementation === 'RETIRED';
  const own: OwnControl = { id: link.ownControlId, isRetired: false, ...answer };
  const source = linkSource(link satisfies ControlLink, own);
  if (source === undefined) throw new Error('An own control that is operated is a source');
  return {
    kind: 'LINK',
    id: link.id,
    assertedAt: assertedAt.toISOString(),
    ownControl: { id: link.ownControlId, ref, title },
    positions: [],
    ...common(source, usedIds),
    ...(isRetired ? { effect: 'NONE' as const } : {}),
  };
}

function mappingShown(
  { mapping, direction, codes }: LoadedMapping,
  { before, placed }: Stored,
  usedIds: readonly string[],
): Shown {
  const values = mapping.sourceIds.map((id) => before.get(id)?.own);
  return {
    kind: 'MAPPING',
    id: mapping.id,
    assertedAt: null,
    ownControl: null,
    positions: mapping.sourceIds.map((id, index) => ({
      positionId: placed.has(id) ? id : null,
      standard: direction.from.title,
      ref: placed.get(id)?.ref ?? codes[index] ?? '',
      result: values[index]?.result ?? 'NOT_ASSESSED',
    })),
    ...common(mappingSource(mapping, values), usedIds),
  };
}

/** Every source of a position, whatever it does: own controls first, in the order in which they were linked. */
export async function sourcesOf(positionId: string): Promise<Shown[]> {
  const stored = await deriveStored([positionId], await mappingDirections());
  const usedIds = stored.rows.get(positionId)?.usedIds ?? [];
  const links = await linkRows(positionId);
  return [
    ...links.map((row) => linkShown(row, usedIds)),
    ...stored.mappingsOf(positionId).map((loaded) => mappingShown(loaded, stored, usedIds)),
  ];
}
