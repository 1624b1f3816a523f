import { zServiceProviderAssessmentInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { assessmentKind } from './assessment-kind.ts';

export const editableAssessment = editableRegister(assessmentKind, zServiceProviderAssessmentInput);
