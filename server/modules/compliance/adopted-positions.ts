import { randomUUID } from 'node:crypto';

import { and, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm';

import { planAgain } from '#server/database/plan-again.ts';
import { control, controlPosition, type adoptedStandard } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

type Adopted = typeof adoptedStandard.$inferSelect;

/** Controls that are assessed, in one of the levels of an adopted standard. */
const isInScope = ({ levels }: Pick<Adopted, 'levels'>): SQL => {
  const ofLevels = levels.length === 0 ? sql`true` : sql`${control.levels} ?| ${sql.param([...levels])}::text[]`;
  return sql`${control.isAssessed} and not ${control.isWithdrawn} and ${ofLevels}`;
};

const ofVersion = ({ catalogueOwner, versionId }: Adopted) =>
  and(eq(control.ownerId, catalogueOwner), eq(control.versionId, versionId));

const positionOfControl = ({ id, versionId }: Adopted) =>
  and(
    eq(controlPosition.adoptedStandardId, id),
    eq(controlPosition.versionId, versionId),
    eq(controlPosition.controlId, control.id),
  );

/**
 * Adds the positions that controls in scope do not have yet, in their order. @returns their ids
 *
 * The ids count up, so that positions are locked in the order of the standard and a list of them compresses well.
 */
export async function addPositions(adopted: Adopted): Promise<string[]> {
  await planAgain();
  const beginning = randomUUID().slice(0, 24);
  const wanted = db
    .select({
      organisationId: sql`${adopted.organisationId}::uuid`.as('organisation_id'),
      id: sql`(${beginning} || lpad(to_hex(row_number() over (order by ${control.position})), 12, '0'))::uuid`.as('id'),
      adoptedStandardId: sql`${adopted.id}::uuid`.as('adopted_standard_id'),
      catalogueOwner: control.ownerId,
      versionId: control.versionId,
      controlId: control.id,
    })
    .from(control)
    .where(
      and(
        ofVersion(adopted),
        isInScope(adopted),
        notExists(db.select({ id: controlPosition.id }).from(controlPosition).where(positionOfControl(adopted))),
      ),
    );
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${controlPosition} (organisation_id, id, adopted_standard_id, catalogue_owner, version_id, control_id)
    ${wanted} returning id`);
  return rows.map(({ id }) => id);
}

/** The controls in scope, as a query over the positions that a statement changes. */
const controlInScope = (adopted: Adopted) =>
  sql`exists (select from ${control} where ${control.ownerId} = ${controlPosition.catalogueOwner}
    and ${control.versionId} = ${controlPosition.versionId} and ${control.id} = ${controlPosition.controlId}
    and ${isInScope(adopted)})`;

/** Positions that the levels no longer have, or have again. */
export async function positionsToMove(
  adopted: Adopted,
): Promise<{ readonly left: readonly string[]; readonly regained: readonly string[] }> {
  const rows = await db
    .select({
      id: controlPosition.id,
      isArchived: sql<boolean>`${controlPosition.archivedAt} is not null`,
      isInScope: sql<boolean>`${controlInScope(adopted)}`,
    })
    .from(controlPosition)
    .where(and(eq(controlPosition.adoptedStandardId, adopted.id), eq(controlPosition.versionId, adopted.versionId)));
  const ids = (moved: (row: (typeof rows)[number]) => boolean) => rows.filter(moved).map(({ id }) => id);
  return {
    left: ids((row) => !row.isArchived && !row.isInScope),
    regained: ids((row) => row.isArchived && row.isInScope),
  };
}

/** How many positions an adopted standard has, by what is derived of them. */
export async function countPositions(
  adoptedStandardId: string,
): Promise<{ readonly positions: number; readonly derived: number; readonly proposed: number }> {
  const [found] = await db
    .select({
      positions: sql<number>`count(*)::int`,
      derived: sql<number>`(count(*) filter (where ${controlPosition.result} <> 'NOT_ASSESSED'))::int`,
      proposed: sql<number>`(count(*) filter (where ${controlPosition.result} = 'NOT_ASSESSED'
        and ${controlPosition.proposal} is not null))::int`,
    })
    .from(controlPosition)
    .where(and(eq(controlPosition.adoptedStandardId, adoptedStandardId), isNull(controlPosition.archivedAt)));
  return found ?? { positions: 0, derived: 0, proposed: 0 };
}
