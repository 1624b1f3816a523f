import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { linkAfter, type LineageKind } from '#domain/compliance/lineage.ts';
import { relations, type Relation } from '#domain/compliance/relations.ts';
import { counts } from '#domain/compliance/sources.ts';
import {
  followedDecisions,
  overrideHoldsForParts,
  type Replacement,
  type UpgradeSteps,
} from '#domain/compliance/upgrade.ts';
import { controlLink, controlPosition, coverMember, finding, findingPosition } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { oneOf } from '#server/modules/derivation/index.ts';

import { linksOf, type CodedPosition, type LinkRow } from './positions.ts';

/** What follows to positions from the controls that they replace. */
export interface Following {
  readonly by: string;
  /** The positions that the replaced controls had, which are archived, by their codes. */
  readonly formers: ReadonlyMap<string, CodedPosition>;
  /** The live positions of the newer version by their codes. */
  readonly present: ReadonlyMap<string, CodedPosition>;
  /** Positions that were added just now: one that is taken up again keeps what was decided about it. */
  readonly added: ReadonlySet<string>;
}

/** The links and findings that were added, by position. */
export interface Followed {
  readonly links: Map<string, string[]>;
  readonly findings: Map<string, string[]>;
}

const remember = (lists: Map<string, string[]>, positionId: string, ids: readonly string[]) =>
  lists.set(positionId, [...(lists.get(positionId) ?? []), ...ids]);

/** A link as it follows to another position. */
type NewLink = Pick<LinkRow, 'ownControlId' | 'relation' | 'standing'>;

/** What a link becomes: where it says nothing about the new control, the own control is only suggested there. */
function linkFollowed(kind: LineageKind, { ownControlId, relation, standing }: LinkRow): NewLink {
  const after = linkAfter(kind, relation);
  if (after === null) return { ownControlId, relation: 'INTERSECTS', standing: 'PROPOSED' };
  return { ownControlId, relation: after.relation, standing: counts(standing) ? 'TO_CONFIRM' : standing };
}

/** Of several links of one own control, the one that counts and says most. */
function strongest(links: readonly NewLink[]): NewLink[] {
  const rank = ({ standing, relation }: NewLink): number =>
    (counts(standing) ? 0 : relations.length) + relations.indexOf(relation);
  const best = new Map<string, NewLink>();
  for (const link of links) {
    const known = best.get(link.ownControlId);
    if (known === undefined || rank(link) < rank(known)) best.set(link.ownControlId, link);
  }
  return [...best.values()];
}

/** Adds links that a position does not have. They are of the instant of the upgrade, by which its undo knows them. */
async function addLinks(positionId: string, links: readonly NewLink[], { by }: Following, followed: Followed) {
  if (links.length === 0) return;
  const added = await db
    .insert(controlLink)
    .values(
      strongest(links).map((link) => ({
        organisationId: organisationOfTransaction(),
        positionId,
        ...link,
        assertedBy: by,
        assertedAt: sql`now()`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: controlLink.id });
  remember(
    followed.links,
    positionId,
    added.map(({ id }) => id),
  );
}

/** Open findings of controls are about what these became, too. */
async function addFindings(from: readonly string[], to: readonly string[], followed: Followed): Promise<void> {
  if (from.length === 0 || to.length === 0) return;
  const open = await db
    .selectDistinct({ findingId: findingPosition.findingId })
    .from(findingPosition)
    .innerJoin(finding, eq(finding.id, findingPosition.findingId))
    .where(
      and(
        oneOf(findingPosition.positionId, from),
        inArray(finding.status, ['OPEN', 'IN_PROGRESS', 'RISK_ACCEPTED']),
        isNull(finding.archivedAt),
      ),
    );
  for (const positionId of to) {
    if (open.length === 0) return;
    const added = await db
      .insert(findingPosition)
      .values(open.map(({ findingId }) => ({ organisationId: organisationOfTransaction(), findingId, positionId })))
      .onConflictDoNothing()
      .returning({ id: findingPosition.findingId });
    remember(
      followed.findings,
      positionId,
      added.map(({ id }) => id),
    );
  }
}

/** What people decided about the replaced controls, for a position that is new. */
async function decideLike(kind: Replacement['kind'], id: string, formers: readonly CodedPosition[]): Promise<void> {
  const [first] = formers;
  if (first === undefined) return;
  const { row } = first;
  const { reasons, ...decisions } = followedDecisions(formers.map((one) => one.row));
  const override = overrideHoldsForParts(kind, row.overrideResult) && {
    overrideResult: row.overrideResult,
    overrideMaturity: row.overrideMaturity,
    overrideReason: row.overrideReason,
    overrideUntil: row.overrideUntil,
    overrideSeen: row.overrideSeen,
    overrideBy: row.overrideBy,
    overrideAt: row.overrideAt,
  };
  const applicability = formers.length === 1 && {
    applicabilityBy: row.applicabilityBy,
    applicabilityAt: row.applicabilityAt,
  };
  await db
    .update(controlPosition)
    .set({ ...decisions, reasons: [...reasons], ...override, ...applicability, isToConfirm: true })
    .where(eq(controlPosition.id, id));
}

const wholes: ReadonlySet<Relation> = new Set(['EQUAL', 'SUPERSET']);

/** The own controls that did all of each merged control; null if one of these had none. */
function coverOfAll(formers: readonly (readonly LinkRow[])[]): string[] | null {
  const members = formers.map((links) =>
    links.filter(({ standing, relation }) => counts(standing) && wholes.has(relation)).map((one) => one.ownControlId),
  );
  return members.some((ids) => ids.length === 0) ? null : [...new Set(members.flat())];
}

/** Declares what did the parts to cover the merged control together, to be confirmed. */
async function addCover(positionId: string, ownControlIds: readonly string[], by: string): Promise<void> {
  const organisationId = organisationOfTransaction();
  await db
    .insert(coverMember)
    .values(ownControlIds.map((ownControlId) => ({ organisationId, positionId, ownControlId })))
    .onConflictDoNothing();
  await db
    .update(controlPosition)
    .set({ coverStanding: 'TO_CONFIRM', coverBy: by, coverOf: ownControlIds.length })
    .where(eq(controlPosition.id, positionId));
}

const positionsOf = (codes: readonly string[], known: ReadonlyMap<string, CodedPosition>): CodedPosition[] =>
  codes.flatMap((code) => known.get(code) ?? []);

async function replace({ kind, from, to }: Replacement, following: Following, followed: Followed): Promise<void> {
  const formers = positionsOf(from, following.formers);
  const targets = positionsOf(to, following.present);
  if (formers.length === 0) return;
  const links = await linksOf(formers.map(({ row }) => row.id));
  const ofFormers = formers.map(({ row }) => links.get(row.id) ?? []);
  const cover = kind === 'MERGED' && formers.length === from.length ? coverOfAll(ofFormers) : null;
  for (const { row } of targets) {
    const isNew = following.added.has(row.id);
    if (isNew) await decideLike(kind, row.id, formers);
    const followedLinks = ofFormers.flat().map((link) => linkFollowed(kind, link));
    await addLinks(row.id, followedLinks, following, followed);
    if (isNew && cover !== null && cover.length > 0) await addCover(row.id, cover, following.by);
  }
  const ids = (positions: readonly CodedPosition[]) => positions.map(({ row }) => row.id);
  await addFindings(ids(formers), ids(targets), followed);
}

/** What was decided, linked and found about controls that are replaced or withdrawn follows to what these became. */
export async function follow({ replacements, withdrawals }: UpgradeSteps, following: Following): Promise<Followed> {
  const followed: Followed = { links: new Map(), findings: new Map() };
  for (const replacement of replacements) await replace(replacement, following, followed);
  const links = await linksOf(
    positionsOf(
      withdrawals.map(({ from }) => from),
      following.formers,
    ).map(({ row }) => row.id),
  );
  for (const { from, successors } of withdrawals) {
    const former = following.formers.get(from);
    if (former === undefined) continue;
    const targets = positionsOf(successors, following.present);
    const suggested = (links.get(former.row.id) ?? []).map((link) => linkFollowed('WITHDRAWN', link));
    for (const { row } of targets) await addLinks(row.id, suggested, following, followed);
    await addFindings(
      [former.row.id],
      targets.map(({ row }) => row.id),
      followed,
    );
  }
  return followed;
}
