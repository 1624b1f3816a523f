import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { ControlLink, OwnControl, Override, Position, PositionMapping } from '#domain/compliance/facts.ts';
import type { CountedValue } from '#domain/compliance/position-value.ts';
import type { ComplianceFacts } from '#domain/compliance/recalculation.ts';
import { controlLink, controlPosition, coverMember, ownControl, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';

import { placeKey, placesOf, positionsAt, type ControlPlace, type PlacedPosition } from './control-places.ts';
import type { MappingDirection } from './mapping-graph.ts';
import { oneOf } from './one-of.ts';

export type PositionRow = typeof controlPosition.$inferSelect;

/** Everything that some positions are derived from. */
export interface LoadedFacts {
  readonly facts: ComplianceFacts;
  /** The rows of the positions, by id. */
  readonly rows: ReadonlyMap<string, PositionRow>;
  /** What other standards see of the positions that mappings read. */
  readonly before: ReadonlyMap<string, { readonly own: CountedValue }>;
  /** The positions that mappings name, with their places. */
  readonly placed: ReadonlyMap<string, PlacedPosition>;
  /** What mappings to a position say, with their direction. A source that is not adopted or archived has no position. */
  readonly mappingsOf: (positionId: string) => readonly LoadedMapping[];
}

export interface LoadedMapping {
  readonly mapping: PositionMapping;
  readonly direction: MappingDirection;
  /** In the order of `sourceIds`. */
  readonly codes: readonly string[];
}

/** Where mappings lead from some places. */
const targetPlaces = (
  directions: readonly MappingDirection[],
  { adoptedStandardId, code }: ControlPlace,
): ControlPlace[] =>
  directions.flatMap(({ set, from, to, edges }) =>
    set.use === 'IGNORE' || from.id !== adoptedStandardId
      ? []
      : (edges.from.get(code) ?? []).map(({ target }) => ({ adoptedStandardId: to.id, code: target })),
  );

/** The positions to derive when some have changed: those, and the targets of mappings from them. */
export async function affectedBy(
  touched: readonly string[],
  directions: readonly MappingDirection[],
): Promise<readonly string[]> {
  if (directions.length === 0) return [...new Set(touched)];
  const places = await placesOf(touched);
  const targets = await positionsAt(places.flatMap((place) => targetPlaces(directions, place)));
  return [...new Set([...touched, ...targets.map(({ id }) => id)])];
}

const overrideOf = (row: PositionRow): Override | null =>
  row.overrideResult === null
    ? null
    : {
        result: row.overrideResult,
        maturity: row.overrideMaturity,
        reason: row.overrideReason,
        until: row.overrideUntil,
        seenResult: row.overrideSeen ?? row.overrideResult,
      };

/** One that was deleted for good is still missed: no own control has this id. */
const gone = (index: number): string => `gone ${index}`;

function positionOf(row: PositionRow, members: readonly string[]): Position {
  const missing = Array.from({ length: Math.max(0, row.coverOf - members.length) }, (_, index) => gone(index));
  return {
    id: row.id,
    isApplicable: row.isApplicable,
    isToConfirm: row.isToConfirm,
    override: overrideOf(row),
    cover:
      row.coverStanding === null
        ? null
        : { ownControlIds: [...members, ...missing], standing: row.coverStanding, assertedBy: row.coverBy },
  };
}

/** Links of positions, with the own controls at their other end. */
async function loadLinks(ids: readonly string[]) {
  const rows = await db
    .select({
      id: controlLink.id,
      ownControlId: controlLink.ownControlId,
      positionId: controlLink.positionId,
      relation: controlLink.relation,
      standing: controlLink.standing,
      assertedBy: controlLink.assertedBy,
      result: ownControl.result,
      maturity: ownControl.maturity,
      confidence: ownControl.confidence,
      isRetired: sql<boolean>`${ownControl.implementation} = 'RETIRED' or ${record.deletedAt} is not null`,
    })
    .from(controlLink)
    .innerJoin(ownControl, eq(ownControl.id, controlLink.ownControlId))
    .innerJoin(record, eq(record.id, controlLink.ownControlId))
    .where(oneOf(controlLink.positionId, ids))
    .orderBy(asc(controlLink.assertedAt), asc(controlLink.id));
  const ownControls = new Map<string, OwnControl>();
  const links = new Map<string, ControlLink[]>();
  for (const { result, maturity, confidence, isRetired, ...link } of rows) {
    ownControls.set(link.ownControlId, { id: link.ownControlId, isRetired, result, maturity, confidence });
    const known = links.get(link.positionId);
    if (known === undefined) links.set(link.positionId, [link]);
    else known.push(link);
  }
  return { ownControls, links };
}

async function loadMembers(rows: ReadonlyMap<string, PositionRow>): Promise<ReadonlyMap<string, string[]>> {
  const covered = [...rows.values()].flatMap(({ id, coverStanding }) => (coverStanding === null ? [] : [id]));
  if (covered.length === 0) return new Map();
  const found = await db
    .select({ positionId: coverMember.positionId, ownControlId: coverMember.ownControlId })
    .from(coverMember)
    .where(oneOf(coverMember.positionId, covered))
    .orderBy(asc(coverMember.ownControlId));
  const members = new Map<string, string[]>();
  for (const { positionId, ownControlId } of found)
    members.set(positionId, [...(members.get(positionId) ?? []), ownControlId]);
  return members;
}

/** What mappings say about positions, and the values that they read. */
async function loadMappings(ids: readonly string[], directions: readonly MappingDirection[]) {
  const mappings = new Map<string, LoadedMapping[]>();
  if (directions.length === 0 || ids.length === 0) return { mappings, placed: new Map<string, PlacedPosition>() };
  const found = (await placesOf(ids)).flatMap((place) =>
    directions.flatMap((direction) =>
      direction.to.id === place.adoptedStandardId
        ? (direction.edges.to.get(place.code) ?? []).map((edge) => ({ place, direction, edge }))
        : [],
    ),
  );
  const read = await positionsAt(
    found.flatMap(({ direction, edge }) =>
      edge.sources.map((code) => ({ adoptedStandardId: direction.from.id, code })),
    ),
  );
  const byPlace = new Map(read.map((one) => [placeKey(one), one]));
  for (const { place, direction, edge } of found) {
    const { set, from } = direction;
    const sourceIds = edge.sources.map((code) => {
      const key = placeKey({ adoptedStandardId: from.id, code });
      return byPlace.get(key)?.id ?? key;
    });
    const { relation, strength } = edge;
    const id = `${set.id}/${edge.number}`;
    const mapping = { id, sourceIds, relation, targetId: place.id, strength, use: set.use, assertedBy: set.title };
    const known = mappings.get(place.id);
    const loaded = { mapping, direction, codes: edge.sources };
    if (known === undefined) mappings.set(place.id, [loaded]);
    else known.push(loaded);
  }
  return { mappings, placed: new Map(read.map((one) => [one.id, one])) };
}

/**
 * Loads all that positions are derived from. Those who change what they are derived from lock them first, so that whatever else
 * is derived from the same has been stored by then.
 */
export async function loadFacts(ids: readonly string[], directions: readonly MappingDirection[]): Promise<LoadedFacts> {
  const found = await db.select().from(controlPosition).where(oneOf(controlPosition.id, ids));
  const rows = new Map(found.map((row) => [row.id, row]));
  const live = found.filter(({ archivedAt }) => archivedAt === null);
  const liveIds = live.map(({ id }) => id);
  const { ownControls, links } = await loadLinks(liveIds);
  const members = await loadMembers(rows);
  const { mappings, placed } = await loadMappings(liveIds, directions);
  const facts: ComplianceFacts = {
    today: await organisationToday(),
    ownControls,
    positions: new Map(live.map((row) => [row.id, positionOf(row, members.get(row.id) ?? [])])),
    linksOf: (id) => links.get(id) ?? [],
    mappingsTo: (id) => (mappings.get(id) ?? []).map(({ mapping }) => mapping),
    // All that changes is derived, so that nothing is found by following mappings.
    targetsOf: () => [],
  };
  const before = new Map(
    [...placed.values()].map(({ id, ownResult: result, ownMaturity: maturity, ownConfidence: confidence }) => [
      id,
      { own: { result, maturity, confidence } },
    ]),
  );
  return { facts, rows, before, placed, mappingsOf: (id) => mappings.get(id) ?? [] };
}

/** Positions of own controls: the live ones that links of them lead to. */
export const positionsLinkedTo = async (ownControlIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: controlLink.positionId })
    .from(controlLink)
    .innerJoin(controlPosition, and(eq(controlPosition.id, controlLink.positionId), isNull(controlPosition.archivedAt)))
    .where(oneOf(controlLink.ownControlId, ownControlIds));
  return rows.map(({ id }) => id);
};
