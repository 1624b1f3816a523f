import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';

import { composed, type Relation } from '#domain/compliance/relations.ts';
import { counts } from '#domain/compliance/sources.ts';
import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  adoptedStandard,
  control,
  controlLink,
  controlPosition,
  ownControl,
  record,
  standard,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  mappingDirections,
  oneOf,
  rederivePositions,
  type MappingDirection,
} from '#server/modules/derivation/index.ts';
import { lockRecords } from '#server/modules/record/index.ts';

import { askAboutCovers, storeLink } from './links.ts';
import { refuseUnless } from './rights.ts';

type ToReview = Schemas['LinkToReview'];

const mostReviewed = 500;

const columns = {
  linkId: controlLink.id,
  standing: controlLink.standing,
  relation: controlLink.relation,
  ownControl: { id: record.id, ref: record.ref, title: record.title },
  positionId: controlPosition.id,
  adoptedStandardId: controlPosition.adoptedStandardId,
  standard: sql<string>`${standard.title}`,
  code: control.code,
  ref: sql<string>`${control.ref}`,
  title: control.title,
};

/** Links of own controls that are operated to positions that are not archived, by standard and order. */
const linksWhere = (condition: SQL | undefined) =>
  db
    .select(columns)
    .from(controlLink)
    .innerJoin(controlPosition, and(eq(controlPosition.id, controlLink.positionId), isNull(controlPosition.archivedAt)))
    .innerJoin(
      control,
      and(
        eq(control.ownerId, controlPosition.catalogueOwner),
        eq(control.versionId, controlPosition.versionId),
        eq(control.id, controlPosition.controlId),
      ),
    )
    .innerJoin(adoptedStandard, eq(adoptedStandard.id, controlPosition.adoptedStandardId))
    .innerJoin(
      standard,
      and(eq(standard.ownerId, adoptedStandard.catalogueOwner), eq(standard.id, adoptedStandard.standardId)),
    )
    .innerJoin(ownControl, and(eq(ownControl.id, controlLink.ownControlId), ne(ownControl.implementation, 'RETIRED')))
    .innerJoin(record, and(eq(record.id, controlLink.ownControlId), isNull(record.deletedAt)))
    .where(condition)
    .orderBy(asc(standard.title), asc(adoptedStandard.id), asc(control.position), asc(record.ref))
    .$dynamic();

type LinkRow = Awaited<ReturnType<typeof linksWhere>>[number];

const explanations = {
  PROPOSED: 'Proposed by a person',
  TO_CONFIRM: 'Something about it has changed since it was confirmed',
} as const;

function waiting({ standing, linkId, relation, ...row }: LinkRow): ToReview[] {
  if (standing !== 'PROPOSED' && standing !== 'TO_CONFIRM') return [];
  const { ownControl: own, positionId, standard: title, ref } = row;
  const shown = { ownControl: own, positionId, standard: title, ref, title: row.title };
  return [{ linkId, relation, ...shown, reason: standing, explanation: explanations[standing] }];
}

/** A link that follows from another and a mapping. */
interface Derived {
  readonly from: LinkRow;
  readonly relation: Relation;
  readonly direction: MappingDirection;
  readonly code: string;
}

/** What follows from links that count and mappings with one source (compliance T1, composition). */
function* derivedFrom(
  links: readonly LinkRow[],
  directions: readonly MappingDirection[],
  toStandard: string | undefined,
): Generator<Derived> {
  const usable = directions.filter(
    ({ set, to }) => set.use !== 'IGNORE' && (toStandard === undefined || to.id === toStandard),
  );
  for (const from of links) {
    if (!counts(from.standing)) continue;
    for (const direction of usable) {
      if (direction.from.id !== from.adoptedStandardId) continue;
      for (const { sources, target, relation: mapped } of direction.edges.from.get(from.code) ?? []) {
        const relation = sources.length === 1 ? composed(from.relation, mapped) : null;
        if (relation !== null) yield { from, relation, direction, code: target };
      }
    }
  }
}

/** From the one that says most to the one that says least. */
const strength: readonly Relation[] = ['EQUAL', 'SUPERSET', 'SUBSET', 'INTERSECTS'];

/** One for each own control and control: of several relations, the one that says most. */
function strongest(all: Iterable<Derived>, isKnown: (one: Derived) => boolean): Derived[] {
  const best = new Map<string, Derived>();
  for (const one of all) {
    if (isKnown(one)) continue;
    const key = `${one.from.ownControl.id} ${one.direction.to.id} ${one.code}`;
    const known = best.get(key);
    if (known === undefined || strength.indexOf(one.relation) < strength.indexOf(known.relation)) best.set(key, one);
  }
  return [...best.values()].slice(0, mostReviewed);
}

async function positionsOfCodes(derived: readonly Derived[]) {
  const standards = [...new Set(derived.map(({ direction }) => direction.to.id))];
  const rows = await db
    .select({
      id: controlPosition.id,
      adoptedStandardId: controlPosition.adoptedStandardId,
      code: control.code,
      ref: sql<string>`${control.ref}`,
      title: control.title,
    })
    .from(controlPosition)
    .innerJoin(
      control,
      and(
        eq(control.ownerId, controlPosition.catalogueOwner),
        eq(control.versionId, controlPosition.versionId),
        eq(control.id, controlPosition.controlId),
      ),
    )
    .where(
      and(
        isNull(controlPosition.archivedAt),
        oneOf(controlPosition.adoptedStandardId, standards),
        inArray(control.code, [...new Set(derived.map(({ code }) => code))]),
      ),
    );
  return new Map(rows.map((row) => [`${row.adoptedStandardId} ${row.code}`, row]));
}

async function derivedLinks(toStandard: string | undefined): Promise<ToReview[]> {
  const directions = await mappingDirections();
  if (directions.length === 0) return [];
  const links = await linksWhere(undefined);
  const linked = new Set(
    links.map(({ ownControl: { id }, adoptedStandardId, code }) => `${id} ${adoptedStandardId} ${code}`),
  );
  const derived = strongest(derivedFrom(links, directions, toStandard), ({ from, direction, code }) =>
    linked.has(`${from.ownControl.id} ${direction.to.id} ${code}`),
  );
  if (derived.length === 0) return [];
  const positions = await positionsOfCodes(derived);
  return derived.flatMap(({ from, relation, direction, code }) => {
    const position = positions.get(`${direction.to.id} ${code}`);
    if (position === undefined) return [];
    return {
      linkId: null,
      ownControl: from.ownControl,
      positionId: position.id,
      standard: direction.to.title,
      ref: position.ref,
      title: position.title,
      relation,
      reason: 'DERIVED' as const,
      explanation: `${from.ref} of ${from.standard}, by ${direction.set.title}`,
    };
  });
}

/** The first links that wait for a decision: those of people first, then those that follow from mappings. */
export async function linksToReview(toStandard: string | undefined): Promise<ToReview[]> {
  const rows = await linksWhere(
    and(
      inArray(controlLink.standing, ['PROPOSED', 'TO_CONFIRM']),
      toStandard === undefined ? undefined : eq(controlPosition.adoptedStandardId, toStandard),
    ),
  ).limit(mostReviewed);
  const asked = rows.flatMap(waiting);
  return asked.length < mostReviewed ? [...asked, ...(await derivedLinks(toStandard))].slice(0, mostReviewed) : asked;
}

type Decision = Schemas['LinkDecision'];

const pairOf = ({ ownControlId, positionId }: Pick<Decision, 'ownControlId' | 'positionId'>) =>
  `${ownControlId} ${positionId}`;

/** @throws ApiError 400 naming decisions that are repeated, or about what is not there */
async function refuseUnknown(decisions: readonly Decision[]): Promise<void> {
  const ids = [...new Set(decisions.map(({ ownControlId }) => ownControlId))];
  const live = (await lockRecords('ownControl', ids)).filter(({ deleted }) => !deleted).map(({ id }) => id);
  const positions = await db
    .select({ id: controlPosition.id })
    .from(controlPosition)
    .where(
      and(
        isNull(controlPosition.archivedAt),
        oneOf(
          controlPosition.id,
          decisions.map(({ positionId }) => positionId),
        ),
      ),
    );
  const own = new Set(live);
  const known = new Set(positions.map(({ id }) => id));
  const pairs = decisions.map(pairOf);
  const problems = decisions.flatMap((decision, index): FieldError[] => {
    const field = (name: string) => `decisions/${index}/${name}`;
    if (!own.has(decision.ownControlId)) return [{ field: field('ownControlId'), message: 'Choose an own control' }];
    if (!known.has(decision.positionId))
      return [{ field: field('positionId'), message: 'Choose a control of an adopted standard' }];
    const isRepeated = pairs.indexOf(pairOf(decision)) < index;
    return isRepeated ? [{ field: field('positionId'), message: 'Decide on each link once' }] : [];
  });
  if (problems.length > 0) throw invalid(problems);
}

/** Stores decisions that differ from what stands. @returns how many */
async function storeDecisions(decisions: readonly Decision[], context: OrganisationContext): Promise<number> {
  const stored = await db
    .select()
    .from(controlLink)
    .where(
      or(
        ...decisions.map(({ ownControlId, positionId }) =>
          and(eq(controlLink.ownControlId, ownControlId), eq(controlLink.positionId, positionId)),
        ),
      ),
    );
  const before = new Map(stored.map((link) => [pairOf(link), link]));
  let changed = 0;
  for (const { accept, ...link } of decisions) {
    const was = before.get(pairOf(link));
    const standing = accept ? 'CONFIRMED' : 'REJECTED';
    if (was?.standing === standing && was.relation === link.relation) continue;
    await storeLink(context, link, standing);
    if (!accept && was !== undefined && counts(was.standing)) await askAboutCovers([link.positionId]);
    changed += 1;
  }
  return changed;
}

/** Accepts or rejects links together. @throws ApiError 400, 403. @returns how many changed */
export async function decideLinks(
  { decisions }: Schemas['LinkDecisions'],
  context: OrganisationContext,
): Promise<number> {
  refuseUnless(context, 'CONFIRM_LINK');
  await refuseUnknown(decisions);
  let changed = 0;
  const positionIds = [...new Set(decisions.map(({ positionId }) => positionId))];
  const [only] = decisions.length === 1 ? decisions : [];
  const words = only === undefined ? 'Links reviewed' : only.accept ? 'Link confirmed' : 'Link rejected';
  await rederivePositions(positionIds, { by: context.user.id, words }, async () => {
    changed = await storeDecisions(decisions, context);
  });
  return changed;
}
