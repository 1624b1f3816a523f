import { regulatoryRequirementList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the country regulatory register. */
export const requirementAddress = registerAddress(regulatoryRequirementList, 'requirement');
