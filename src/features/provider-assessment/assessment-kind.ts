import { serviceProviderAssessmentInput } from '#openapi/generated/inputs.ts';
import { serviceProviderAssessment } from '#openapi/generated/records.ts';
import { assessments } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const assessmentKind = registerKind(
  { facts: serviceProviderAssessment, input: serviceProviderAssessmentInput },
  assessments,
);
