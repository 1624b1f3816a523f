import { evidenceInput } from '#openapi/generated/inputs.ts';
import { evidence } from '#openapi/generated/records.ts';
import { evidenceSource } from '#src/api/compliance/evidence.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const evidenceKind = registerKind({ facts: evidence, input: evidenceInput }, evidenceSource);
