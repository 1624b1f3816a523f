import { assessmentTemplateList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the assessment library. */
export const templateAddress = registerAddress(assessmentTemplateList, 'template');
