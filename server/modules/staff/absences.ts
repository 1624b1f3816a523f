import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { mistakeInDays, mostDaysAway, shareDays, type AbsenceDays } from '#domain/staff/absence.ts';
import { absenceDaysInWords, absenceInWords } from '#domain/words/staff-absence.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { record, staffAbsence, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { recordParts, shownRecord, type AddedValue } from '#server/modules/record/index.ts';

type Absence = Schemas['StaffAbsence'];

const deputy = alias(record, 'deputy');

/** The absences that meet a condition, the latest first. */
export async function absencesWhere(condition: SQL | undefined): Promise<Absence[]> {
  const rows = await db
    .select({
      id: staffAbsence.id,
      firstDay: staffAbsence.firstDay,
      lastDay: staffAbsence.lastDay,
      deputy: { id: deputy.id, ref: deputy.ref, title: deputy.title },
      note: staffAbsence.note,
      version: staffAbsence.version,
    })
    .from(staffAbsence)
    .leftJoin(deputy, and(eqWithinOrganisation(deputy.id, staffAbsence.deputyId), isNull(deputy.deletedAt)))
    .where(condition)
    .orderBy(desc(staffAbsence.firstDay), desc(staffAbsence.id));
  return rows.map((row) => ({ ...row, title: absenceDaysInWords(row) }));
}

const absences = recordParts<Absence>({
  of: 'staffMember',
  table: staffAbsence,
  recordId: staffAbsence.staffMemberId,
  field: 'absences',
  noun: 'absence',
  most: { count: 200, message: 'A staff member has at most 200 absences' },
  where: absencesWhere,
  inWords: absenceInWords,
});

/** @throws ApiError 400 for days that are none, and for too many */
function refuseMistake(days: AbsenceDays): void {
  const mistake = mistakeInDays(days);
  if (mistake === undefined) return;
  const message =
    mistake === 'TOO_LONG'
      ? `An absence has at most ${mostDaysAway} days`
      : 'Choose a day that is not before the first day';
  throw invalid([{ field: 'lastDay', message }]);
}

/** @throws ApiError 400 for a deputy who does not work here, or is the staff member themself */
async function refuseOtherDeputy(staffMemberId: string, deputyId: string | null | undefined): Promise<void> {
  if (deputyId === null || deputyId === undefined) return;
  const worksHere = and(
    eq(staffMember.id, deputyId),
    ne(staffMember.id, staffMemberId),
    ne(staffMember.status, 'DEACTIVATED'),
    isNull(record.deletedAt),
  );
  const found = await db
    .select({ id: staffMember.id })
    .from(staffMember)
    .innerJoin(record, eqWithinOrganisation(record.id, staffMember.id))
    .where(worksHere)
    .for('key share');
  if (found.length === 0) throw invalid([{ field: 'deputyId', message: 'Choose another staff member who works here' }]);
}

/** @throws ApiError 400 if the staff member is away on one of the days already: `field` says what is to be changed */
async function refuseShared(id: string, field: 'firstDay' | 'id'): Promise<void> {
  const [stored] = await db.select().from(staffAbsence).where(eq(staffAbsence.id, id));
  if (stored === undefined) throw new Error('The absence is not there');
  const others = await absencesWhere(
    and(eq(staffAbsence.staffMemberId, stored.staffMemberId), ne(staffAbsence.id, id), isNull(staffAbsence.removedAt)),
  );
  const other = others.find((one) => shareDays(one, stored));
  if (other !== undefined) throw invalid([{ field, message: `They are away ${other.title} already` }]);
}

/** The absences of staff members (work.md 3). docs/decisions/227-deputies-while-away.md */
export const absenceHandlers: HandlersOf<'StaffAbsences'> = {
  ofRecord: ({ path: { id } }) => absences.list(id),

  add({ path, body }, context) {
    const organisationId = context.organisation.id;
    return absences.add(path.id, {}, context, async (staffMemberId) => {
      refuseMistake(body);
      await refuseOtherDeputy(staffMemberId, body.deputyId);
      const [added] = await db
        .insert(staffAbsence)
        .values({ ...body, organisationId, staffMemberId })
        .returning({ id: staffAbsence.id });
      if (added === undefined) throw new Error('No absence was added');
      await refuseShared(added.id, 'firstDay');
      return added.id;
    });
  },

  async update({ path: { id }, body }, context) {
    const changed = await absences.update(id, { version: body.version }, context, async (before, staffMemberId) => {
      const { version: _version, ...changes } = body;
      refuseMistake({ ...before, ...changes });
      if (changes.deputyId !== before.deputy?.id) await refuseOtherDeputy(staffMemberId, changes.deputyId);
      return changes;
    });
    await refuseShared(id, 'firstDay');
    return changed;
  },

  remove: ({ path: { id }, query: { version } }, context) => absences.remove({ id, version }, context),

  async restore({ path: { id }, body: { version } }, context) {
    const restored = await absences.restore({ id, version }, context);
    await refuseShared(id, 'id');
    return restored;
  },
};

/** The absence of today of the staff member of the enclosing statement; null for who is here. */
const awayToday = sql<Schemas['StaffAway'] | null>`(select json_build_object('until', absent.last_day,
    'deputy', (select ${shownRecord(deputy)} from ${record} as deputy where deputy.organisation_id = absent.organisation_id
      and deputy.id = coalesce(absent.deputy_id, ${staffMember.deputyId}) and deputy.deleted_at is null))
  from ${staffAbsence} as absent
  where absent.organisation_id = ${staffMember.organisationId} and absent.staff_member_id = ${staffMember.id}
    and absent.removed_at is null and ${todayInQuery} between absent.first_day and absent.last_day
    and ${staffMember.status} <> 'DEACTIVATED'
  order by absent.last_day desc limit 1)`;

/** Until when staff members are away. */
export const away: AddedValue<Schemas['StaffAway'] | null> = {
  ofRecord: awayToday,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: Schemas['StaffAway'] | null }>(sql`
      select ${staffMember.id} as id, ${awayToday} as value from ${staffMember}
      where ${staffMember.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none: null,
};
