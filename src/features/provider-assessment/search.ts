import { serviceProviderAssessmentList } from '#openapi/generated/lists/service-provider-assessment.ts';
import { assessments } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the register of assessments. */
export const assessmentAddress = registerAddress(serviceProviderAssessmentList, 'assessment');

/** What the route reads. */
export const register = { address: assessmentAddress, source: assessments };
