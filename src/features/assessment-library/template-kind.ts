import { assessmentTemplateInput } from '#openapi/generated/inputs.ts';
import { assessmentTemplate } from '#openapi/generated/records.ts';
import { assessmentTemplates } from '#src/api/provider-assessment/assessment-templates.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const templateKind = registerKind(
  { facts: assessmentTemplate, input: assessmentTemplateInput },
  assessmentTemplates,
);
