import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';

import {
  followedLineage,
  inOrder,
  lineageToReview,
  withChange,
  type ReviewedPair,
  type SaidLineage,
} from '#domain/compliance/lineage-review.ts';
import { conflict, notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { standardLineage, standardVersion } from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import { versionShown } from '../queries.ts';
import { seenVersion, type VersionRow } from '../versions.ts';
import { comparisonOf, type Comparison } from './compared.ts';

type Row = typeof standardLineage.$inferSelect;

/** A stored lineage with the versions that it leads from and to. */
export interface StoredLineage {
  readonly row: Row;
  readonly from: VersionRow;
  readonly to: VersionRow;
  readonly comparison: Comparison;
  /** As the versions are now: a draft may have been edited since. */
  readonly pairs: readonly ReviewedPair[];
}

const ofRow = ({ ownerId, fromVersionId, toVersionId }: Pick<Row, 'ownerId' | 'fromVersionId' | 'toVersionId'>) =>
  and(
    eq(standardLineage.ownerId, ownerId),
    eq(standardLineage.fromVersionId, fromVersionId),
    eq(standardLineage.toVersionId, toVersionId),
  );

export const undecidedIn = (pairs: readonly ReviewedPair[]): number =>
  pairs.filter(({ isDecided }) => !isDecided).length;

async function loaded(database: CatalogueDatabase, row: Row): Promise<StoredLineage> {
  const from = await seenVersion(database, row.fromVersionId);
  const to = await seenVersion(database, row.toVersionId);
  const comparison = await comparisonOf(database, row.ownerId, { from: from.id, to: to.id });
  const pairs = to.status === 'DRAFT' ? followedLineage(row.pairs, comparison) : row.pairs;
  return { row, from, to, comparison, pairs: inOrder(pairs, comparison) };
}

/**
 * The lineage up to a version that the caller sees.
 * @param fromVersionId without it, the one that was compared last
 * @throws ApiError 404
 */
export async function lineageTo(
  database: CatalogueDatabase,
  { id, fromVersionId }: { readonly id: string; readonly fromVersionId?: string | undefined },
): Promise<StoredLineage> {
  const { ownerId } = await seenVersion(database, id);
  const [row] = await database
    .select()
    .from(standardLineage)
    .where(
      and(
        eq(standardLineage.ownerId, ownerId),
        eq(standardLineage.toVersionId, id),
        fromVersionId === undefined ? undefined : eq(standardLineage.fromVersionId, fromVersionId),
      ),
    )
    .orderBy(desc(standardLineage.createdAt), desc(standardLineage.fromVersionId))
    .limit(1);
  if (row === undefined) throw notFound();
  return loaded(database, row);
}

/** Locks a lineage of an owner's own; undefined if these versions were not compared. */
export async function findLocked(
  database: CatalogueDatabase,
  key: Pick<Row, 'ownerId' | 'fromVersionId' | 'toVersionId'>,
): Promise<StoredLineage | undefined> {
  const [row] = await database.select().from(standardLineage).where(ofRow(key)).for('update');
  return row && loaded(database, row);
}

/** Locks a lineage of an owner's own. @throws ApiError 404 */
async function lockLineage(
  database: CatalogueDatabase,
  key: Pick<Row, 'ownerId' | 'fromVersionId' | 'toVersionId'>,
): Promise<StoredLineage> {
  const found = await findLocked(database, key);
  if (found === undefined) throw notFound();
  return found;
}

/** @throws ApiError 409 once a lineage is reviewed and its version published: organisations upgrade along it */
export function refuseFinal({ row, to }: StoredLineage): void {
  if (row.confirmedAt !== null && to.status !== 'DRAFT')
    throw conflict([{ field: 'confirmedAt', message: 'This lineage is reviewed: upgrades follow it as it stands' }]);
}

/** Stores decided pairs. @param isFinished whether the review ends with this */
export async function storePairs(
  database: CatalogueDatabase,
  row: Row,
  { pairs, isFinished }: { readonly pairs: readonly ReviewedPair[]; readonly isFinished: boolean },
): Promise<void> {
  await database
    .update(standardLineage)
    .set({
      pairs,
      undecided: undecidedIn(pairs),
      confirmedAt: isFinished ? sql`now()` : null,
      version: sql`${standardLineage.version} + 1`,
    })
    .where(ofRow(row));
}

/** Compares two versions of an owner and stores what the rule proposes, in the place of an earlier comparison. */
export async function storeProposal(
  database: CatalogueDatabase,
  key: Pick<Row, 'ownerId' | 'fromVersionId' | 'toVersionId'>,
): Promise<void> {
  const versions = await comparisonOf(database, key.ownerId, { from: key.fromVersionId, to: key.toVersionId });
  const pairs = lineageToReview(versions);
  const proposal = { pairs, undecided: undecidedIn(pairs) };
  await database
    .insert(standardLineage)
    .values({ ...key, ...proposal })
    .onConflictDoUpdate({
      target: [standardLineage.ownerId, standardLineage.toVersionId, standardLineage.fromVersionId],
      set: { ...proposal, confirmedAt: null, createdAt: sql`now()`, version: sql`${standardLineage.version} + 1` },
    });
}

/** Compares two versions, says what the rule cannot know, and finishes the review as it stands then. */
export async function storeReviewed(
  database: CatalogueDatabase,
  key: Pick<Row, 'ownerId' | 'fromVersionId' | 'toVersionId'>,
  said: readonly SaidLineage[],
): Promise<void> {
  await storeProposal(database, key);
  const { row, pairs, comparison } = await lockLineage(database, key);
  const now = said.reduce((before, one) => withChange(before, one, comparison), [...pairs]);
  const reviewed = inOrder(now, comparison).map((pair) => ({ ...pair, isDecided: true }));
  await storePairs(database, row, { pairs: reviewed, isFinished: true });
}

/** Proposes what became of the controls of the newest published version in one that is imported; nothing if there is none. */
export async function proposeLineage(
  database: CatalogueDatabase,
  { ownerId, standardId, id }: Pick<VersionRow, 'ownerId' | 'standardId' | 'id'>,
): Promise<void> {
  const [former] = await database
    .select({ id: standardVersion.id })
    .from(standardVersion)
    .where(
      and(
        eq(standardVersion.ownerId, ownerId),
        eq(standardVersion.standardId, standardId),
        eq(standardVersion.status, 'PUBLISHED'),
        ne(standardVersion.id, id),
      ),
    )
    .orderBy(desc(standardVersion.publishedAt), desc(standardVersion.number))
    .limit(1);
  if (former !== undefined) await storeProposal(database, { ownerId, fromVersionId: former.id, toVersionId: id });
}

/** Finishes the reviews that lead to a draft which is published. @throws ApiError 409 while one has an undecided control */
export async function finishLineages(database: CatalogueDatabase, ownerId: string, id: string): Promise<void> {
  const rows = await database
    .select()
    .from(standardLineage)
    .where(and(eq(standardLineage.ownerId, ownerId), eq(standardLineage.toVersionId, id)))
    .for('update');
  for (const row of rows) {
    const { pairs, from } = await loaded(database, row);
    const undecided = undecidedIn(pairs);
    if (undecided > 0)
      throw conflict([
        {
          field: 'status',
          message: `Review first what became of the controls of ${from.number}: ${undecided} to decide`,
        },
      ]);
    await storePairs(database, row, { pairs, isFinished: true });
  }
}

/** The reviewed lineage between two versions that the caller sees; undefined without one. */
export async function reviewedLineage(
  database: CatalogueDatabase,
  key: Pick<Row, 'ownerId' | 'fromVersionId' | 'toVersionId'>,
): Promise<StoredLineage | undefined> {
  const [row] = await database
    .select()
    .from(standardLineage)
    .where(and(ofRow(key), isNotNull(standardLineage.confirmedAt)));
  return row && loaded(database, row);
}

/** A lineage as the contract answers it. */
export function lineageShown({ row, from, to, comparison, pairs }: StoredLineage): Schemas['StandardLineage'] {
  const { endBefore, endNow } = comparison;
  return {
    from: versionShown(from),
    to: versionShown(to),
    version: row.version,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    undecided: undecidedIn(pairs),
    pairs: pairs.map((pair) => ({
      kind: pair.kind,
      from: pair.from === null ? null : endBefore(pair.from),
      to: pair.to.map(endNow),
      isMoved: pair.isMoved,
      similarity: pair.similarity,
      isDecided: pair.isDecided,
    })),
  };
}
