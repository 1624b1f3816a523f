import { policyInput } from '#openapi/generated/inputs.ts';
import { policy } from '#server/database/schema/index.ts';
import { choicesOf, defineRegister, member, recordOf } from '#server/modules/record/index.ts';

import { policyList, policyReader } from './queries.ts';
import { savePolicies } from './save.ts';

export const policyRegister = defineRegister({
  read: policyReader.read,
  list: policyList,
  input: policyInput,
  choices: { ...choicesOf(policy), reviewerIds: member, riskIds: recordOf('risk') },
  searchable: ({ purpose, scope, department }) => [purpose, scope, department],
  save: savePolicies,
});
