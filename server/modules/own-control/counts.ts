import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { controlLink, controlPosition, evidenceOwnControl, ownControl, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { AddedValue } from '#server/modules/record/index.ts';

interface Counted {
  readonly table: PgTable;
  readonly joined: SQL;
  readonly organisationId: PgColumn;
  readonly ownControlId: PgColumn;
}

/** How many rows of another table belong to an own control. */
const countOf = ({ table, joined, organisationId, ownControlId }: Counted): AddedValue<number> => ({
  ofRecord: sql<number>`(select count(*)::integer from ${table} ${joined}
    where ${organisationId} = ${ownControl.organisationId} and ${ownControlId} = ${ownControl.id})`,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: number }>(sql`
      select ${ownControlId} as id, count(*)::integer as value from ${table} ${joined}
      where ${ownControlId} = any(${sql.param(ids)}::uuid[]) group by ${ownControlId}`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none: 0,
});

const isLinkedPosition = and(
  eqWithinOrganisation(controlPosition.id, controlLink.positionId),
  isNull(controlPosition.archivedAt),
  inArray(controlLink.standing, ['CONFIRMED', 'TO_CONFIRM']),
);

/** The positions that an own control is linked to, without links that do not count. */
export const positionCount = countOf({
  table: controlLink,
  joined: sql`join ${controlPosition} on ${isLinkedPosition}`,
  organisationId: controlLink.organisationId,
  ownControlId: controlLink.ownControlId,
});

/** Its live evidence. */
export const evidenceCount = countOf({
  table: evidenceOwnControl,
  joined: sql`join ${record} as piece on piece.organisation_id = ${evidenceOwnControl.organisationId}
    and piece.id = ${evidenceOwnControl.evidenceId} and piece.deleted_at is null`,
  organisationId: evidenceOwnControl.organisationId,
  ownControlId: evidenceOwnControl.ownControlId,
});

/** Own controls that serve a position of one of these adopted standards. */
export const servesOneOf = (adoptedStandardIds: readonly string[]): SQL =>
  sql`exists (select from ${controlLink} join ${controlPosition} on ${isLinkedPosition}
    where ${eqWithinOrganisation(controlLink.ownControlId, ownControl.id)}
      and ${inArray(controlPosition.adoptedStandardId, [...adoptedStandardIds])})`;
