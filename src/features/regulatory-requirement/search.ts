import { regulatoryRequirementList } from '#openapi/generated/lists/regulatory-requirement.ts';
import { regulatoryRequirements } from '#src/api/regulatory-requirements.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the country regulatory register. */
export const requirementAddress = registerAddress(regulatoryRequirementList, 'requirement');

/** What the route reads. */
export const register = { address: requirementAddress, source: regulatoryRequirements };
