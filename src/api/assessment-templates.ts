import { AssessmentTemplates } from '#openapi/generated/operations/assessment-templates.ts';
import { assessmentTemplate } from '#openapi/generated/records.ts';

import { clientOf } from './client-of.ts';
import type { Schemas } from './client.ts';
import { registerSource } from './record-source.ts';
import type { KindOf, RegisterSource } from './register.ts';

export type AssessmentTemplate = Schemas['AssessmentTemplate'];
export type TemplateKind = KindOf<'AssessmentTemplates'>;

export const assessmentTemplates: RegisterSource<TemplateKind> = registerSource(
  assessmentTemplate,
  clientOf(AssessmentTemplates),
);
