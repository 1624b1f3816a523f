import { and, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';

import { standInFor } from '#domain/staff/absence.ts';
import { todayInQuery } from '#server/database/organisation-day.ts';
import { record, staffAbsence, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** Members of the organisation who are away today, by their accounts, and who stands in for each. */
export type StandIns = ReadonlyMap<string, { readonly accountId: string; readonly absent: string }>;

const worksHere = and(ne(staffMember.status, 'DEACTIVATED'), isNull(record.deletedAt));

const isAway = and(
  isNull(staffAbsence.removedAt),
  sql`${todayInQuery} between ${staffAbsence.firstDay} and ${staffAbsence.lastDay}`,
);

/** Who is away today, with their deputies. */
const awayToday = () =>
  db
    .select({
      id: staffMember.id,
      name: record.title,
      accountId: staffMember.accountId,
      deputyId: sql<string | null>`coalesce(${staffAbsence.deputyId}, ${staffMember.deputyId})`,
    })
    .from(staffAbsence)
    .innerJoin(staffMember, eqWithinOrganisation(staffMember.id, staffAbsence.staffMemberId))
    .innerJoin(record, eqWithinOrganisation(record.id, staffMember.id))
    .where(and(isAway, worksHere));

/** The accounts of those among some staff members who work here and have one. */
async function accountsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: staffMember.id, accountId: staffMember.accountId })
    .from(staffMember)
    .innerJoin(record, eqWithinOrganisation(record.id, staffMember.id))
    .where(and(inArray(staffMember.id, [...ids]), isNotNull(staffMember.accountId), worksHere));
  return new Map(rows.flatMap(({ id, accountId }) => (accountId === null ? [] : [[id, accountId] as const])));
}

/** Who stands in for whom today, by their accounts (domain/staff/absence.ts). */
export async function standInsToday(): Promise<StandIns> {
  const absent = await awayToday();
  if (absent.length === 0) return new Map();
  const away = new Map(absent.map(({ id, deputyId }) => [id, deputyId]));
  const found = absent.map((one) => ({ ...one, standIn: standInFor(one.id, away) }));
  const accounts = await accountsOf(found.flatMap(({ standIn }) => standIn ?? []));
  return new Map(
    found.flatMap(({ accountId, name, standIn }) => {
      const deputy = standIn === null ? undefined : accounts.get(standIn);
      return accountId === null || deputy === undefined || deputy === accountId
        ? []
        : [[accountId, { accountId: deputy, absent: name }] as const];
    }),
  );
}

/** The accounts of those for whom a member stands in today. */
export async function absentOf(accountId: string): Promise<string[]> {
  const standIns = await standInsToday();
  return [...standIns].flatMap(([absent, deputy]) => (deputy.accountId === accountId ? [absent] : []));
}
