import { auditInput } from '#openapi/generated/inputs.ts';
import { audit } from '#openapi/generated/records.ts';
import { audits } from '#src/api/management-system/audits.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const auditKind = registerKind({ facts: audit, input: auditInput }, audits);
