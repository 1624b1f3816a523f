import { assessmentTemplateList } from '#openapi/generated/lists/assessment-template.ts';
import { assessmentTemplates } from '#src/api/provider-assessment/assessment-templates.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the assessment library. */
export const templateAddress = registerAddress(assessmentTemplateList, 'template');

/** What the route reads. */
export const register = { address: templateAddress, source: assessmentTemplates };
