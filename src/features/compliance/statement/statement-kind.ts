import { statementOfApplicabilityInput } from '#openapi/generated/inputs.ts';
import { statementOfApplicability } from '#openapi/generated/records.ts';
import { statements } from '#src/api/compliance/statements.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const statementKind = registerKind(
  { facts: statementOfApplicability, input: statementOfApplicabilityInput },
  statements,
);
