import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fixedAmong, problemsOfChange } from '#domain/change/rules.ts';
import { changeRequestInput } from '#openapi/generated/inputs.ts';
import { changeManagementProcessList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  changeAsset,
  changeImplementer,
  changeManagementProcess as change,
  changeOwnControl,
  changePolicy,
  changeRisk,
  changeVoter,
  informationAsset,
  ownControl,
  policy,
  record,
  risk,
  userAccount,
} from '#server/database/schema/index.ts';
import {
  assignedPeople,
  assignedRecords,
  choicesOf,
  defineRegister,
  member,
  readersOf,
  recordList,
  recordOf,
  recordReader,
  shownRecord,
  singleValue,
} from '#server/modules/record/index.ts';

import { saveChanges } from './save.ts';

const other = alias(record, 'other');

const reader = recordReader(
  change,
  { owner: userAccount, assessor: userAccount, reviewedBy: userAccount },
  {
    implementers: assignedPeople(change, changeImplementer),
    voters: assignedPeople(change, changeVoter),
    assets: assignedRecords(change, changeAsset, informationAsset),
    policies: assignedRecords(change, changePolicy, policy),
    risks: assignedRecords(change, changeRisk, risk),
    ownControls: assignedRecords(change, changeOwnControl, ownControl),
    template: singleValue<Schemas['RecordReference']>({
      table: change,
      organisationId: change.organisationId,
      recordId: change.id,
      joined: sql`join ${record} as other on other.organisation_id = ${change.organisationId} and other.id = ${change.templateId}`,
      shown: shownRecord(other),
    }),
  },
);

export const changeRegister = defineRegister({
  read: reader.read,
  list: recordList(changeManagementProcessList, reader, { sorts: {}, filters: {} }),
  input: changeRequestInput,
  choices: {
    ...choicesOf(change),
    implementerIds: member,
    voterIds: member,
    assetIds: recordOf('informationAsset'),
    policyIds: recordOf('policy'),
    riskIds: recordOf('risk'),
    ownControlIds: recordOf('ownControl'),
  },
  problems: (input) => [...problemsOfChange(input)],
  fixed: (before, input) =>
    fixedAmong(before, changeRequestInput.of(before), input).map((field) => ({
      field,
      message: 'It cannot be changed any more where the change stands',
    })),
  searchable: (input) => [
    input.reason,
    input.description,
    input.impact,
    input.outage,
    input.implementationPlan,
    input.testPlan,
    input.fallbackPlan,
  ],
  save: saveChanges,
});

export const { live: liveChange } = readersOf(changeRegister);
