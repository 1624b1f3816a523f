import { fixedDeciders } from '#domain/policy/lifecycle.ts';
import { policyInput } from '#openapi/generated/inputs.ts';
import { policy } from '#server/database/schema/index.ts';
import { choicesOf, defineRegister, member, recordOf } from '#server/modules/record/index.ts';

import { exportedDocuments } from './imports/exported.ts';
import { policyList, policyReader } from './queries.ts';
import { savePolicies } from './save.ts';

const fixedMessages = {
  approverId: 'It is under review: withdraw it before you choose another approver',
  reviewerIds: 'It is under review: reviewers can be added, and taken off once you have withdrawn it',
} as const;

export const policyRegister = defineRegister({
  read: policyReader.read,
  list: policyList,
  input: policyInput,
  choices: {
    ...choicesOf(policy),
    reviewerIds: member,
    riskIds: recordOf('risk'),
    ownControlIds: recordOf('ownControl'),
  },
  fixed: (before, input) =>
    fixedDeciders(before.status, policyInput.of(before), input).map((field) => ({
      field,
      message: fixedMessages[field],
    })),
  searchable: ({ purpose, scope, department }) => [purpose, scope, department],
  save: savePolicies,
  alsoExports: exportedDocuments,
});
