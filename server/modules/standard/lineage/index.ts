import {
  inOrder,
  problemOf,
  withChange,
  withConfirmed,
  withRejected,
  type ReviewedPair,
} from '#domain/compliance/lineage-review.ts';
import { conflict, invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';

import { organisationScope, platformScope, type CatalogueScope, type CatalogueWork } from '../scope.ts';
import { findOwnVersion, nameOf, ownVersion } from '../versions.ts';
import {
  findLocked,
  lineageShown,
  lineageTo,
  refuseFinal,
  storePairs,
  storeProposal,
  undecidedIn,
  type StoredLineage,
} from './stored.ts';

type Lineage = Schemas['StandardLineage'];
type Decisions = Schemas['LineageDecisions'];

const shown = (
  scope: CatalogueScope,
  key: { readonly id: string; readonly fromVersionId?: string | undefined },
): Promise<Lineage> => scope.within(async ({ database }) => lineageShown(await lineageTo(database, key)));

/** The texts of controls beside what they became. Codes that are none of the former version are left out. */
async function wordingOf(
  scope: CatalogueScope,
  { id, codes, fromVersionId }: Input<'StandardLineages.wording'>['query'] & { readonly id: string },
): Promise<Schemas['LineageWording'][]> {
  const { comparison, pairs } = await scope.within(({ database }) => lineageTo(database, { id, fromVersionId }));
  const before = new Map(comparison.before.map(({ code, text }) => [code, text]));
  const now = new Map(comparison.now.map(({ code, text }) => [code, text]));
  const pairsFrom = new Map(pairs.map((pair) => [pair.from, pair]));
  return codes.flatMap((code) => {
    const text = before.get(code);
    if (text === undefined) return [];
    const to = pairsFrom.get(code)?.to ?? [];
    return { code, before: text, after: to.map((one) => now.get(one) ?? '') };
  });
}

/** Logs a step of a review with the version that it leads to. */
const logReview = ({ log }: CatalogueWork, { from, to }: Pick<StoredLineage, 'from' | 'to'>, now: string) =>
  log({
    action: 'UPDATE',
    entityType: 'standardVersion',
    entityId: to.id,
    entityName: nameOf(to),
    changes: [{ field: 'lineage', old: from.number, new: now }],
  });

/** Compares a version with a former one of the same standard. @throws ApiError 400, 404, 409 */
const compare = (scope: CatalogueScope, id: string, fromVersionId: string): Promise<Lineage> =>
  scope.within(async (work) => {
    const { database } = work;
    const { ownerId } = scope;
    const to = await ownVersion(database, ownerId, id);
    const from = await findOwnVersion(database, ownerId, fromVersionId);
    if (from === undefined || from.standardId !== to.standardId || from.id === to.id || from.status === 'DRAFT')
      throw invalid([{ field: 'fromVersionId', message: 'Choose another published version of this standard' }]);
    const key = { ownerId, fromVersionId: from.id, toVersionId: to.id };
    const known = await findLocked(database, key);
    if (known !== undefined) refuseFinal(known);
    await storeProposal(database, key);
    await logReview(work, { from, to }, 'compared');
    return lineageShown(await lineageTo(database, { id, fromVersionId }));
  });

/** @throws ApiError 400 naming what cannot be */
function decided({ pairs, comparison }: StoredLineage, { confirmed, rejected, changes }: Decisions): ReviewedPair[] {
  const places = [
    ...confirmed.map((place, index) => ({ place, field: `confirmed/${index}` })),
    ...rejected.map((place, index) => ({ place, field: `rejected/${index}` })),
  ];
  const unknown = places.filter(({ place }) => place >= pairs.length);
  if (unknown.length > 0)
    throw invalid(unknown.map(({ field }) => ({ field, message: 'Choose a pair of the lineage' })));
  let now: ReviewedPair[] = withRejected(withConfirmed(pairs, confirmed), rejected, comparison);
  for (const [index, change] of changes.entries()) {
    const problem = problemOf(change, comparison);
    if (problem !== null) throw invalid([{ field: `changes/${index}/${problem.field}`, message: problem.message }]);
    now = withChange(now, change, comparison);
  }
  return inOrder(now, comparison);
}

/** Stores decisions. @throws ApiError 400, 404, 409 */
const decide = (scope: CatalogueScope, id: string, decisions: Decisions): Promise<Lineage> =>
  scope.within(async (work) => {
    const { database } = work;
    const { fromVersionId, version, finish } = decisions;
    await ownVersion(database, scope.ownerId, id);
    const stored = await findLocked(database, { ownerId: scope.ownerId, fromVersionId, toVersionId: id });
    if (stored === undefined)
      throw invalid([{ field: 'fromVersionId', message: 'Choose a version that was compared with this one' }]);
    refuseFinal(stored);
    if (stored.row.version !== version) throw versionConflict(lineageShown(stored));
    const pairs = decided(stored, decisions);
    const undecided = undecidedIn(pairs);
    if (finish && undecided > 0)
      throw conflict([{ field: 'finish', message: `${undecided} pairs are still to be decided` }]);
    await storePairs(database, stored.row, { pairs, isFinished: finish });
    if (finish) await logReview(work, stored, 'reviewed');
    return lineageShown(await lineageTo(database, { id, fromVersionId }));
  });

/** Lineages that an organisation sees, and the review of its own. */
export const lineageHandlers: HandlersOf<'StandardLineages'> = {
  lineage: ({ path: { id }, query: { fromVersionId } }, context) =>
    shown(organisationScope(context), { id, fromVersionId }),
  wording: ({ path: { id }, query }, context) => wordingOf(organisationScope(context), { id, ...query }),
  compare: ({ path: { id }, body: { fromVersionId } }, context) =>
    compare(organisationScope(context), id, fromVersionId),
  decide: ({ path: { id }, body }, context) => decide(organisationScope(context), id, body),
};

/** Lineages of the platform's standards. */
export const platformLineageHandlers = (platform: PlatformDatabase): HandlersOf<'PlatformLineages'> => ({
  lineage: ({ path: { id }, query: { fromVersionId } }, context) =>
    shown(platformScope(platform, context), { id, fromVersionId }),
  wording: ({ path: { id }, query }, context) => wordingOf(platformScope(platform, context), { id, ...query }),
  compare: ({ path: { id }, body: { fromVersionId } }, context) =>
    compare(platformScope(platform, context), id, fromVersionId),
  decide: ({ path: { id }, body }, context) => decide(platformScope(platform, context), id, body),
});
