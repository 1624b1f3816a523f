import { policyList } from '#openapi/generated/lists/policy.ts';
import { policies } from '#src/api/policy/policies.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the policy register; `policyId` is of specification section 2.4. */
export const policyAddress = registerAddress(policyList, 'policyId');

/** What the route reads. */
export const register = { address: policyAddress, source: policies };
