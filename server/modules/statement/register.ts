import { and, eq, inArray, sql } from 'drizzle-orm';

import { fixedStatementFields } from '#domain/compliance/statement.ts';
import { statementOfApplicabilityInput } from '#openapi/generated/inputs.ts';
import { statementOfApplicabilityList } from '#openapi/generated/lists/statement-of-applicability.ts';
import { conflict, mostErrors } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  statementAuthor,
  statementOfApplicability as statement,
  statementSubmission,
  userAccount,
} from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { adoptedChoice, adoptedShown, joinedAdopted } from '#server/modules/compliance-assessment/index.ts';
import {
  assignedPeople,
  choicesOf,
  defineRegister,
  readersOf,
  recordList,
  recordReader,
  saveRows,
  singleValue,
  until,
  type AddedValue,
  type SavedRecord,
} from '#server/modules/record/index.ts';

import { isApprovedLapsed, rankOfStatus, statusToday } from './status-today.ts';

const status: AddedValue<Schemas['StatementStatus']> = {
  ofRecord: statusToday,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; status: Schemas['StatementStatus'] }>(sql`
      select ${statement.id} as id, ${statusToday} as status from ${statement}
      where ${statement.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map((row) => [row.id, row.status]));
  },
  none: 'DRAFT',
};

const isApprovedExpired: AddedValue<boolean> = {
  ofRecord: isApprovedLapsed,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: boolean }>(sql`
      select ${statement.id} as id, ${isApprovedLapsed} as value from ${statement}
      where ${statement.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none: false,
};

const reader = recordReader(
  statement,
  { owner: userAccount, approver: userAccount, approvedBy: userAccount },
  {
    status,
    isApprovedExpired,
    adoptedStandard: singleValue<Schemas['RecordReference']>({
      table: statement,
      organisationId: statement.organisationId,
      recordId: statement.id,
      joined: joinedAdopted(sql`${statement.organisationId}`, sql`${statement.adoptedStandardId}`),
      shown: adoptedShown,
    }),
    authors: assignedPeople(statement, statementAuthor),
  },
);

type Input = Required<Schemas['StatementOfApplicabilityInput']>;

const saveStatementRows = saveRows(statement);

/** Inserts or updates statements beside their records. Who changes a version that is being worked on is one of its authors. */
async function saveStatements(records: readonly SavedRecord<Input>[]): Promise<void> {
  await saveStatementRows(records.map(({ key, input: { title: _title, ...input } }) => ({ key, input })));
  const { userId } = scopeOfTransaction();
  if (userId === '') return;
  const ids = records.map(({ key }) => key.id);
  await db.execute(sql`
    insert into statement_author (organisation_id, statement_id, person_id)
    select organisation_id, id, ${userId}::uuid from statement_of_applicability
    where id = any(${sql.param(ids)}::uuid[]) and status in ('DRAFT', 'REJECTED')
    on conflict do nothing`);
}

/** What was approved stays. @throws ApiError 409 naming statements of which a version was approved */
async function refuseApproved(ids: readonly string[]): Promise<void> {
  const approved = await db
    .selectDistinct({ ref: record.ref, title: record.title })
    .from(statementSubmission)
    .innerJoin(record, eqWithinOrganisation(record.id, statementSubmission.statementId))
    .where(and(inArray(statementSubmission.statementId, [...ids]), eq(statementSubmission.outcome, 'APPROVED')))
    .limit(mostErrors);
  if (approved.length === 0) return;
  throw conflict(
    approved.map(({ ref, title }) => ({
      field: 'id',
      message: `A version of ${ref} ${title} was approved: it stays as what was in force`,
    })),
  );
}

export const statementRegister = defineRegister({
  read: reader.read,
  list: recordList(statementOfApplicabilityList, reader, {
    sorts: { status: { by: rankOfStatus } },
    filters: {
      status: (statuses) => statuses && inArray(statusToday, [...statuses]),
      reviewBy: until(statement.reviewOn),
    },
  }),
  input: statementOfApplicabilityInput,
  choices: { ...choicesOf(statement), adoptedStandardId: adoptedChoice },
  fixed: (before, input) =>
    fixedStatementFields(before, statementOfApplicabilityInput.of(before), input).map((field) => ({
      field,
      message:
        field === 'adoptedStandardId'
          ? 'A version of it was submitted: the standard stays'
          : 'It is not a draft any more: withdraw it, or begin the next version',
    })),
  searchable: ({ number, changeLog }) => [number, changeLog],
  save: saveStatements,
  afterRemoval: (ids, event) => (event === 'removed' ? refuseApproved(ids) : Promise.resolve()),
});

export const { live: liveStatement } = readersOf(statementRegister);
