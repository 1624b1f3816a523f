import { serviceProviderAssessmentList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the register of assessments. */
export const assessmentAddress = registerAddress(serviceProviderAssessmentList, 'assessment');
