import { policyInput } from '#openapi/generated/inputs.ts';
import { policy } from '#openapi/generated/records.ts';
import { policies } from '#src/api/policy/policies.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const policyKind = registerKind({ facts: policy, input: policyInput }, policies);
