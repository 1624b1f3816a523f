import { inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { staffMemberInput } from '#openapi/generated/inputs.ts';
import { staffMemberList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, staffDuty, staffMember, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  choicesOf,
  defineRegister,
  readersOf,
  recordList,
  recordReader,
  shownRecord,
  singleValue,
  until,
  type AddedValue,
} from '#server/modules/record/index.ts';

import { refuseDutiesOfOthers } from './duties.ts';
import { refuseSharedAccounts, saveStaff } from './save.ts';
import { trainingStateToday } from './trainings.ts';

const other = alias(record, 'other');

/** The staff member that a column refers to. */
const memberIn = (column: SQL) =>
  singleValue<Schemas['RecordReference']>({
    table: staffMember,
    organisationId: staffMember.organisationId,
    recordId: staffMember.id,
    joined: sql`join ${record} as other on other.organisation_id = ${staffMember.organisationId} and other.id = ${column}`,
    shown: shownRecord(other),
  });

/** Where the trainings stand today. */
const training: AddedValue<Schemas['StaffTrainingState']> = {
  ofRecord: trainingStateToday,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: Schemas['StaffTrainingState'] }>(sql`
      select ${staffMember.id} as id, ${trainingStateToday} as value from ${staffMember}
      where ${staffMember.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none: 'NONE',
};

const reader = recordReader(
  staffMember,
  { account: userAccount },
  { manager: memberIn(sql`${staffMember.managerId}`), deputy: memberIn(sql`${staffMember.deputyId}`), training },
);

export const staffRegister = defineRegister({
  read: reader.read,
  list: recordList(staffMemberList, reader, {
    sorts: {},
    filters: {
      endsBy: until(staffMember.endsOn),
      training: (states) => states && inArray(trainingStateToday, [...states]),
    },
  }),
  input: staffMemberInput,
  choices: choicesOf(staffMember),
  searchable: (member) => [
    member.email,
    member.phone,
    member.position,
    member.department,
    member.location,
    member.responsibilities,
    member.authorities,
    member.requiredCompetence,
    member.competence,
  ],
  save: saveStaff,
  afterRemoval: async (ids, event) => {
    if (event !== 'restored') return;
    await refuseSharedAccounts(ids);
    await refuseDutiesOfOthers(inArray(staffDuty.staffMemberId, [...ids]));
  },
});

export const { live: liveStaffMember } = readersOf(staffRegister);
