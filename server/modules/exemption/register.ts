import { inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fixedFields, peopleProblems } from '#domain/exemption/lifecycle.ts';
import { exemptionInput } from '#openapi/generated/inputs.ts';
import { exemptionList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  exemption,
  exemptionCompensatingControl as compensating,
  exemptionOwnControl,
  ownControl,
  record,
  riskControl,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  assign,
  assignedRecords,
  choicesOf,
  chosenIn,
  defineRegister,
  listedValues,
  readersOf,
  recordList,
  recordOf,
  recordReader,
  saveRows,
  shownRecord,
  singleValue,
  until,
  type AddedValue,
  type SavedRecord,
} from '#server/modules/record/index.ts';

import { controlChoice, controlShown, joinedControl } from './controls.ts';
import { isInForce, ofFigure, rankOfStatus, statusToday } from './in-force.ts';

type Reference = Schemas['RecordReference'];

const own = { table: exemption, organisationId: exemption.organisationId, recordId: exemption.id };

const other = alias(record, 'other');

/** The record that a column refers to. */
const recordIn = (column: SQL) =>
  singleValue<Reference>({
    ...own,
    joined: sql`join ${record} as other on other.organisation_id = ${exemption.organisationId} and other.id = ${column}`,
    shown: shownRecord(other),
  });

/** What follows from the columns and the day. */
const today = <Value>(ofRecord: SQL<Value>, none: Value): AddedValue<Value> => ({
  ofRecord,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: Value }>(sql`
      select ${exemption.id} as id, ${ofRecord} as value from ${exemption}
      where ${exemption.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none,
});

const reader = recordReader(
  exemption,
  { owner: userAccount, approver: userAccount, submittedBy: userAccount, decidedBy: userAccount },
  {
    status: today<Schemas['ExemptionStatus']>(statusToday, 'DRAFT'),
    isInForce: today<boolean>(isInForce, false),
    policy: recordIn(sql`${exemption.policyId}`),
    renews: recordIn(sql`${exemption.renewsId}`),
    control: singleValue<Reference>({
      ...own,
      joined: joinedControl(sql`${exemption.organisationId}`, sql`${exemption.controlId}`),
      shown: controlShown,
    }),
    compensatingControls: listedValues<Reference>({
      table: compensating,
      organisationId: compensating.organisationId,
      recordId: compensating.exemptionId,
      joined: joinedControl(sql`${compensating.organisationId}`, sql`${compensating.controlId}`),
      where: sql`control.removed_at is null`,
      shown: controlShown,
      order: sql`of_risk.ref, control.title, control.id`,
    }),
    ownControls: assignedRecords(exemption, exemptionOwnControl, ownControl),
  },
);

type ExemptionInput = Required<Schemas['ExemptionInput']>;

const saveExemptionRows = saveRows(exemption);

/** The exemption's own columns, from the user's input. */
const columnsOf = ({
  title: _title,
  compensatingControlIds: _compensating,
  ownControlIds: _controls,
  ...input
}: ExemptionInput) => input;

/** Inserts or updates exemptions beside their records. */
async function saveExemptions(records: readonly SavedRecord<ExemptionInput>[]): Promise<void> {
  await saveExemptionRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await assign(exemption, compensating, riskControl, chosenIn(records, 'compensatingControlIds'));
  await assign(exemption, exemptionOwnControl, ownControl, chosenIn(records, 'ownControlIds'));
}

const policy = alias(record, 'policy');

export const exemptionRegister = defineRegister({
  read: reader.read,
  list: recordList(exemptionList, reader, {
    sorts: {
      status: { by: rankOfStatus },
      policy: {
        reference: {
          table: policy,
          on: eqWithinOrganisation(policy.id, exemption.policyId),
          id: policy.id,
          name: policy.title,
          column: exemption.policyId,
        },
      },
    },
    filters: {
      status: (statuses) => statuses && inArray(statusToday, [...statuses]),
      validBy: until(exemption.validTo),
      figure: ofFigure,
    },
  }),
  input: exemptionInput,
  choices: {
    ...choicesOf(exemption),
    controlId: controlChoice,
    compensatingControlIds: controlChoice,
    ownControlIds: recordOf('ownControl'),
  },
  fixed(entity, input) {
    const before = exemptionInput.of(entity);
    const message = 'It is not a draft any more: withdraw, revise, extend or renew it instead';
    return [
      ...fixedFields(entity.status, before, input).map((field) => ({ field, message })),
      ...peopleProblems(entity.status, { ...before, submittedById: entity.submittedBy?.id ?? null }, input),
    ];
  },
  searchable: ({ scope, reason, justification, riskPlan, withoutControls }) => [
    scope,
    reason,
    justification,
    riskPlan,
    withoutControls,
  ],
  save: saveExemptions,
});

export const { live: liveExemption } = readersOf(exemptionRegister);
