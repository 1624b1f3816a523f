import { problemsOfScope } from '#domain/questionnaire/template-scope.ts';
import { zAssessmentTemplateInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { templateKind } from './template-kind.ts';

export const editableTemplate = editableRegister(templateKind, zAssessmentTemplateInput, problemsOfScope);
