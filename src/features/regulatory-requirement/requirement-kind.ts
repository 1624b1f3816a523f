import { regulatoryRequirementInput } from '#openapi/generated/inputs.ts';
import { regulatoryRequirement } from '#openapi/generated/records.ts';
import { regulatoryRequirements } from '#src/api/regulatory-requirements.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const requirementKind = registerKind(
  { facts: regulatoryRequirement, input: regulatoryRequirementInput },
  regulatoryRequirements,
);
