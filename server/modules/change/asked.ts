import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

import type { OrganisationContext } from '#server/contract/types.ts';
import { changeImpact as impact, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

const asking = alias(record, 'asking');

/**
 * Whether a change that is still there asks that a record is looked at again. A change can be removed and come back without a change
 * of the record, so lists may not remember how many there are: the comparison with the present says so.
 */
const isAsked = (recordId: PgColumn): SQL => sql`exists (select from ${impact}
  join ${record} as ${sql.identifier('asking')} on ${eqWithinOrganisation(asking.id, impact.changeId)}
    and (${asking.deletedAt} is null or ${asking.deletedAt} > now())
  where ${impact.recordId} = ${recordId} and ${impact.status} = 'ASKED')`;

/** The filter of registers whose records changes affect. */
export const askedAfterChange =
  (recordId: PgColumn) =>
  (chosen: readonly string[] | undefined): SQL | undefined =>
    chosen && isAsked(recordId);

/**
 * Answers what changes ask about a record by what was done with it: it was answered, scored or reviewed again. The caller has locked
 * the record.
 */
export async function answerByAct(
  { user }: Pick<OrganisationContext, 'user'>,
  recordId: string,
  note: string,
): Promise<void> {
  await db
    .update(impact)
    .set({ status: 'DONE', note, decidedBy: user.id, version: sql`${impact.version} + 1` })
    .where(and(eq(impact.recordId, recordId), eq(impact.status, 'ASKED')));
}
