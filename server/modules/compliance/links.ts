import { and, eq, ne, sql } from 'drizzle-orm';

import { standingOfNewLink } from '#domain/compliance/rights.ts';
import { counts } from '#domain/compliance/sources.ts';
import { conflict, invalid, notAuthorised, notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { controlLink, controlPosition, coverMember, ownControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { oneOf, rederivePositions } from '#server/modules/derivation/index.ts';
import { lockRecords } from '#server/modules/record/index.ts';

import { refuseOutdated, touchPosition } from './position-changes.ts';
import { livePosition, positionDetails } from './position-details.ts';
import { has, refuseUnless } from './rights.ts';

type Details = Schemas['PositionDetails'];
type Link = typeof controlLink.$inferSelect;

/** A cover is about all that is linked: it waits for confirmation when that changes. */
export const askAboutCovers = (positionIds: readonly string[]) =>
  db
    .update(controlPosition)
    .set({ coverStanding: 'TO_CONFIRM' })
    .where(and(oneOf(controlPosition.id, positionIds), eq(controlPosition.coverStanding, 'CONFIRMED')));

/**
 * Locks an own control that is operated: nobody answers or retires it while it is being linked.
 * @throws ApiError 400 naming the field
 */
async function lockOperated(field: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const locked = await lockRecords('ownControl', ids);
  const live = new Map(locked.flatMap(({ id, ref, deleted }): [string, string][] => (deleted ? [] : [[id, ref]])));
  const operated = await db
    .select({ id: ownControl.id })
    .from(ownControl)
    .where(and(oneOf(ownControl.id, [...live.keys()]), ne(ownControl.implementation, 'RETIRED')));
  const known = new Set(operated.map(({ id }) => id));
  const problems = ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            field: ids.length === 1 && field === 'ownControlId' ? field : `${field}/${index}`,
            message: 'Choose an own control that is operated',
          },
        ],
  );
  if (problems.length > 0) throw invalid(problems);
  return live;
}

const linkBetween = async (positionId: string, ownControlId: string): Promise<Link | undefined> => {
  const [found] = await db
    .select()
    .from(controlLink)
    .where(and(eq(controlLink.positionId, positionId), eq(controlLink.ownControlId, ownControlId)));
  return found;
};

/** Adds a link, or takes up one that was rejected. The caller holds the own control and the position. */
export async function storeLink(
  { organisation, user }: Pick<OrganisationContext, 'organisation' | 'user'>,
  link: { readonly positionId: string; readonly ownControlId: string; readonly relation: Link['relation'] },
  standing: Link['standing'],
): Promise<void> {
  const asserted = { relation: link.relation, standing, assertedBy: user.id, assertedAt: sql`now()` };
  await db
    .insert(controlLink)
    .values({ organisationId: organisation.id, ...link, standing, assertedBy: user.id })
    .onConflictDoUpdate({
      target: [controlLink.organisationId, controlLink.positionId, controlLink.ownControlId],
      set: asserted,
    });
  if (counts(standing)) await askAboutCovers([link.positionId]);
}

/** Links an own control to a position. @throws ApiError 400, 403, 404, 409 if it is linked already */
export async function linkOwnControl(
  positionId: string,
  { ownControlId, relation }: Schemas['ControlLinkInput'],
  context: OrganisationContext,
): Promise<Details> {
  refuseUnless(context, 'LINK');
  await livePosition(positionId);
  const refs = await lockOperated('ownControlId', [ownControlId]);
  const cause = { by: context.user.id, words: `${refs.get(ownControlId)} linked` };
  await rederivePositions([positionId], cause, async () => {
    const standing = (await linkBetween(positionId, ownControlId))?.standing ?? 'REJECTED';
    if (standing !== 'REJECTED')
      throw conflict([{ field: 'ownControlId', message: 'This own control is linked already' }]);
    await storeLink(context, { positionId, ownControlId, relation }, standingOfNewLink(context.organisation.role));
    await touchPosition(positionId);
  });
  return positionDetails(positionId);
}

/** Those who may not confirm links change only what they have proposed themselves. */
function refuseOthersLinks(link: Link, { action }: Schemas['ControlLinkChange'], context: OrganisationContext): void {
  if (has(context, 'CONFIRM_LINK')) return;
  const isOwnProposal = link.standing === 'PROPOSED' && link.assertedBy === context.user.id;
  if (!isOwnProposal || action === 'CONFIRM' || action === 'REJECT') throw notAuthorised();
}

/** How a link stands after a change: what is said about it is confirmed by those who may. */
function standingAfter(
  { standing, relation: was }: Link,
  { action, relation = was }: Schemas['ControlLinkChange'],
): Link['standing'] {
  if (action === 'CONFIRM') return 'CONFIRMED';
  if (action === 'REJECT') return 'REJECTED';
  return standing === 'TO_CONFIRM' && relation !== was ? 'CONFIRMED' : standing;
}

const doneTo = { CONFIRM: 'link confirmed', REJECT: 'link rejected', REMOVE: 'unlinked' } as const;

async function storeChange(link: Link, change: Schemas['ControlLinkChange'], by: string): Promise<void> {
  const standing = standingAfter(link, change);
  const isThis = eq(controlLink.id, link.id);
  if (change.action === 'REMOVE') await db.delete(controlLink).where(isThis);
  else
    await db
      .update(controlLink)
      .set({ relation: change.relation ?? link.relation, standing, assertedBy: by, assertedAt: sql`now()` })
      .where(isThis);
  const stays = change.action !== 'REMOVE' && counts(standing);
  if (stays !== counts(link.standing)) await askAboutCovers([link.positionId]);
  await touchPosition(link.positionId);
}

/** Confirms, rejects or removes a link, or changes its relation. @throws ApiError 403, 404 */
export async function changeLink(
  positionId: string,
  linkId: string,
  change: Schemas['ControlLinkChange'],
  context: OrganisationContext,
): Promise<Details> {
  refuseUnless(context, 'LINK');
  await livePosition(positionId);
  const found = async () => {
    const [link] = await db
      .select()
      .from(controlLink)
      .where(and(eq(controlLink.id, linkId), eq(controlLink.positionId, positionId)));
    if (link === undefined) throw notFound();
    return link;
  };
  const { ownControlId } = await found();
  const [ownRecord] = await lockRecords('ownControl', [ownControlId]);
  const done = change.action === undefined ? 'link changed' : doneTo[change.action];
  const cause = { by: context.user.id, words: `${ownRecord?.ref} ${done}` };
  await rederivePositions([positionId], cause, async () => {
    const link = await found();
    refuseOthersLinks(link, change, context);
    if (change.action !== undefined || change.relation !== undefined) await storeChange(link, change, context.user.id);
  });
  return positionDetails(positionId);
}

/** @throws ApiError 400 naming those that are not linked */
async function refuseUnlinked(positionId: string, ids: readonly string[], isConfirmed: boolean): Promise<void> {
  const links = await db
    .select({ ownControlId: controlLink.ownControlId, standing: controlLink.standing })
    .from(controlLink)
    .where(eq(controlLink.positionId, positionId));
  const linked = new Set(
    links
      .filter(({ standing }) => (isConfirmed ? counts(standing) : standing !== 'REJECTED'))
      .map(({ ownControlId }) => ownControlId),
  );
  const problems = ids.flatMap((id, index) =>
    linked.has(id) ? [] : [{ field: `ownControlIds/${index}`, message: 'Link this own control to the control first' }],
  );
  if (problems.length > 0) throw invalid(problems);
}

/** Declares that own controls cover a position together, or ends that. @throws ApiError 400, 403, 404, 409 */
export async function declareCover(
  positionId: string,
  { version, ownControlIds }: Schemas['CoverInput'],
  context: OrganisationContext,
): Promise<Details> {
  refuseUnless(context, 'LINK');
  await livePosition(positionId);
  const ids = [...new Set(ownControlIds)];
  await lockOperated('ownControlIds', ids);
  const standing = standingOfNewLink(context.organisation.role);
  const cause = { by: context.user.id, words: ids.length === 0 ? 'Cover ended' : 'Cover declared' };
  await rederivePositions([positionId], cause, async () => {
    await refuseOutdated(positionId, version);
    const { row } = await livePosition(positionId);
    const isOthers =
      row.coverStanding !== null && !(row.coverStanding === 'PROPOSED' && row.coverBy === context.user.id);
    if (isOthers && !has(context, 'CONFIRM_LINK')) throw notAuthorised();
    await refuseUnlinked(positionId, ids, standing === 'CONFIRMED');
    await db.delete(coverMember).where(eq(coverMember.positionId, positionId));
    if (ids.length > 0)
      await db
        .insert(coverMember)
        .values(ids.map((ownControlId) => ({ organisationId: context.organisation.id, positionId, ownControlId })));
    await touchPosition(positionId, {
      coverStanding: ids.length === 0 ? null : standing,
      coverBy: ids.length === 0 ? null : context.user.id,
      coverOf: ids.length,
    });
  });
  return positionDetails(positionId);
}
