import { asc, eq, sql } from 'drizzle-orm';

import { counts } from '#domain/compliance/sources.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  controlLink,
  controlPosition,
  controlResponse,
  coverMember,
  evidenceOwnControl,
} from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { oneOf, rederiveOwnControls, rederivePositions } from '#server/modules/derivation/index.ts';
import { liveOwnControl, moveReferences } from '#server/modules/own-control/index.ts';
import { lockRecords } from '#server/modules/record/index.ts';

import { askAboutCovers } from './links.ts';
import { logOwnControl, storeResponse } from './responses.ts';
import { refuseUnless } from './rights.ts';

type Link = typeof controlLink.$inferSelect;
type Remove = HandlersOf<'OwnControls'>['remove'];

interface Merged {
  readonly from: string;
  readonly into: string;
}

const linksOf = (ownControlId: string) =>
  db.select().from(controlLink).where(eq(controlLink.ownControlId, ownControlId)).orderBy(asc(controlLink.positionId));

/** Of two links to the same position the one that counts stays; where both do and differ, someone confirms the relation. */
async function resolve(own: Link, other: Link): Promise<void> {
  const isThis = eq(controlLink.id, own.id);
  const [mine, theirs] = [counts(own.standing), counts(other.standing)];
  if (!mine && theirs) {
    const { relation, standing, assertedBy, assertedAt } = other;
    await db.update(controlLink).set({ relation, standing, assertedBy, assertedAt }).where(isThis);
  } else if (mine && theirs && own.relation !== other.relation) {
    await db.update(controlLink).set({ standing: 'TO_CONFIRM' }).where(isThis);
  }
  await db.delete(controlLink).where(eq(controlLink.id, other.id));
}

async function moveLinks({ from, into }: Merged): Promise<void> {
  const own = new Map((await linksOf(into)).map((link) => [link.positionId, link]));
  for (const other of await linksOf(from)) {
    const duplicate = own.get(other.positionId);
    if (duplicate === undefined)
      await db.update(controlLink).set({ ownControlId: into }).where(eq(controlLink.id, other.id));
    else await resolve(duplicate, other);
  }
}

/** Covers with one of them have the other instead; with both, one less. All of them wait for confirmation. */
async function moveCovers({ from, into }: Merged): Promise<void> {
  const members = await db
    .select({ positionId: coverMember.positionId })
    .from(coverMember)
    .where(eq(coverMember.ownControlId, from));
  const positionIds = members.map(({ positionId }) => positionId);
  if (positionIds.length === 0) return;
  const added = await db
    .insert(coverMember)
    .values(
      positionIds.map((positionId) => ({
        organisationId: organisationOfTransaction(),
        positionId,
        ownControlId: into,
      })),
    )
    .onConflictDoNothing()
    .returning({ positionId: coverMember.positionId });
  await db.delete(coverMember).where(eq(coverMember.ownControlId, from));
  const replaced = new Set(added.map(({ positionId }) => positionId));
  const smaller = positionIds.filter((id) => !replaced.has(id));
  await db
    .update(controlPosition)
    .set({ coverOf: sql`${controlPosition.coverOf} - 1` })
    .where(oneOf(controlPosition.id, smaller));
  await askAboutCovers(positionIds);
}

async function moveEvidence({ from, into }: Merged): Promise<void> {
  const pieces = await db
    .delete(evidenceOwnControl)
    .where(eq(evidenceOwnControl.ownControlId, from))
    .returning({ evidenceId: evidenceOwnControl.evidenceId });
  if (pieces.length === 0) return;
  const organisationId = organisationOfTransaction();
  await db
    .insert(evidenceOwnControl)
    .values(pieces.map(({ evidenceId }) => ({ organisationId, evidenceId, ownControlId: into })))
    .onConflictDoNothing();
}

/** The history of the merged one stays with it too. */
const copyResponses = ({ from, into }: Merged, ref: string) =>
  db.execute(sql`
    insert into ${controlResponse} (organisation_id, own_control_id, at, by, result, maturity, observation, answers, merged_from)
    select organisation_id, ${into}, at, by, result, maturity, observation, answers, coalesce(merged_from, ${ref})
    from ${controlResponse} where own_control_id = ${from}`);

const positionsOf = async (ids: readonly string[]): Promise<string[]> => {
  const linked = await db
    .selectDistinct({ id: controlLink.positionId })
    .from(controlLink)
    .where(oneOf(controlLink.ownControlId, ids));
  const covered = await db
    .selectDistinct({ id: coverMember.positionId })
    .from(coverMember)
    .where(oneOf(coverMember.ownControlId, ids));
  return [...new Set([...linked, ...covered].map(({ id }) => id))];
};

/** Locks both, in the order of their ids. @throws ApiError 400, 404, 409 */
async function lockBoth(id: string, { fromId, version }: Schemas['OwnControlMerge']) {
  if (fromId === id) throw invalid([{ field: 'fromId', message: 'Choose another own control' }]);
  const locked = await lockRecords('ownControl', [id, fromId]);
  const into = locked.find((one) => one.id === id && !one.deleted);
  const from = locked.find((one) => one.id === fromId && !one.deleted);
  if (into === undefined) throw notFound();
  if (from === undefined) throw invalid([{ field: 'fromId', message: 'Choose an own control' }]);
  if (into.version !== version) throw versionConflict(await liveOwnControl(id));
  return { into, from };
}

/** Merges an own control into another, which takes over its links, covers, evidence and history; then it is removed. */
export const mergeWith =
  (remove: Remove) =>
  async (
    id: string,
    input: Schemas['OwnControlMerge'],
    context: OrganisationContext,
  ): Promise<Schemas['OwnControl']> => {
    refuseUnless(context, 'RESPOND');
    refuseUnless(context, 'CONFIRM_LINK');
    const locked = await lockBoth(id, input);
    const [before, other] = [await liveOwnControl(id), await liveOwnControl(input.fromId)];
    const merged = { from: input.fromId, into: id };
    const cause = { by: context.user.id, words: `${other.ref} merged into ${before.ref}` };
    await rederivePositions(await positionsOf([id, input.fromId]), cause, async () => {
      await moveLinks(merged);
      await moveCovers(merged);
      await moveEvidence(merged);
      await copyResponses(merged, other.ref);
      // What was answered for one of them only is the answer of both.
      if (before.respondedAt === null && other.respondedAt !== null) await storeResponse(context, id, other);
    });
    await moveReferences(merged);
    await logOwnControl(context, locked.into, before, [{ field: 'mergedFrom', old: null, new: other.ref }]);
    const query = { version: locked.from.version };
    await remove({ path: { id: input.fromId }, query, body: undefined }, context);
    await rederiveOwnControls([id], cause);
    return liveOwnControl(id);
  };
