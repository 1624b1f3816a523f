import { and, eq, exists, gte, isNull, ne, sql, type SQL } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { record, staffAbsence, staffDuty, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

import { liveStaffMember } from './register.ts';

/** Whether a staff member is on the register and has not left. */
const isHere = and(ne(staffMember.status, 'DEACTIVATED'), isNull(record.deletedAt));

const membersWhere = (condition: SQL) =>
  db
    .select({ id: staffMember.id })
    .from(staffMember)
    .innerJoin(record, eqWithinOrganisation(record.id, staffMember.id))
    .where(and(condition, isHere));

/** A staff member who has not left, whatever their case. */
export const presentMember = async (id: string) => (await membersWhere(eq(staffMember.id, id)))[0];

/** What nobody has any more when a staff member leaves without a successor. */
export interface Dependants {
  /** The ids of those who report to them. */
  readonly reports: readonly string[];
  /** The ids of those whose usual deputy they are. */
  readonly deputised: readonly string[];
  /** Absences that are not over, in which they stand in. */
  readonly absences: readonly { readonly id: string; readonly staffMemberId: string }[];
  /** The ids of their duties. */
  readonly duties: readonly string[];
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

export async function dependantsOf(id: string): Promise<Dependants> {
  const reports = await membersWhere(eq(staffMember.managerId, id));
  const deputised = await membersWhere(eq(staffMember.deputyId, id));
  const absences = await db
    .select({ id: staffAbsence.id, staffMemberId: staffAbsence.staffMemberId })
    .from(staffAbsence)
    .where(
      and(
        eq(staffAbsence.deputyId, id),
        isNull(staffAbsence.removedAt),
        gte(staffAbsence.lastDay, todayInQuery),
        exists(membersWhere(eqWithinOrganisation(staffMember.id, staffAbsence.staffMemberId))),
      ),
    );
  const duties = await db
    .select({ id: staffDuty.id })
    .from(staffDuty)
    .where(and(eq(staffDuty.staffMemberId, id), isNull(staffDuty.removedAt)));
  return { reports: idsOf(reports), deputised: idsOf(deputised), absences, duties: idsOf(duties) };
}

/** Whether a staff member reports to another one, directly or through others. */
export async function reportsTo(id: string, managerId: string): Promise<boolean> {
  const { rows } = await db.execute<{ below: boolean }>(sql`
    with recursive above as (
      select ${staffMember.managerId} as id from ${staffMember} where ${staffMember.id} = ${id}
      union
      select ${staffMember.managerId} from above join ${staffMember} on ${staffMember.id} = above.id
    ) select exists (select from above where id = ${managerId}) as below`);
  return rows[0]?.below === true;
}

/** Counts what depends on a staff member. */
export const dependants: HandlersOf<'StaffCourse'>['dependants'] = async ({ path: { id } }) => {
  await liveStaffMember(id);
  const { reports, deputised, absences, duties } = await dependantsOf(id);
  return { reports: reports.length, deputyships: deputised.length + absences.length, duties: duties.length };
};
