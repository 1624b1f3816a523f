import { findingInput } from '#openapi/generated/inputs.ts';
import { finding } from '#openapi/generated/records.ts';
import { findings } from '#src/api/compliance/findings.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const findingKind = registerKind({ facts: finding, input: findingInput }, findings);
