import { inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { staffMemberInput } from '#openapi/generated/inputs.ts';
import { staffMemberList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  staffDuty,
  staffMember,
  staffMemberRole,
  staffRole,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  assignedEntries,
  choicesOf,
  defineRegister,
  entryOf,
  readersOf,
  recordList,
  recordReader,
  shownRecord,
  singleValue,
  until,
  type AddedValue,
} from '#server/modules/record/index.ts';

import { away } from './absences.ts';
import { competenceValues, lacksOneOf, meetsOneOf, standingToday } from './competence-states.ts';
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
  {
    manager: memberIn(sql`${staffMember.managerId}`),
    deputy: memberIn(sql`${staffMember.deputyId}`),
    training,
    away,
    roles: assignedEntries(staffMember, staffMemberRole, staffRole),
    ...competenceValues,
  },
);

/** @param ids of certain roles; of any by default */
const hasRole = (ids?: readonly string[]) =>
  sql`exists (select from ${staffMemberRole}
    where ${eqWithinOrganisation(staffMemberRole.staffMemberId, staffMember.id)}
      and ${ids === undefined ? sql`true` : inArray(staffMemberRole.roleId, [...ids])})`;

export const staffRegister = defineRegister({
  read: reader.read,
  list: recordList(staffMemberList, reader, {
    sorts: {},
    filters: {
      endsBy: until(staffMember.endsOn),
      training: (states) => states && inArray(trainingStateToday, [...states]),
      competenceStanding: (standings) => standings && inArray(standingToday, [...standings]),
      competenceGapId: lacksOneOf,
      competenceMetId: meetsOneOf,
      roleId: (ids, orNothing) => or(ids && hasRole(ids), orNothing ? not(hasRole()) : undefined),
    },
  }),
  input: staffMemberInput,
  choices: { ...choicesOf(staffMember), roleIds: entryOf('staffRole') },
  // The roles, in place of those that each has.
  batch: { choices: {}, changesFor: (_input, changes) => changes },
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
