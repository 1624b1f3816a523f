import { exemptionInput } from '#openapi/generated/inputs.ts';
import { exemption } from '#openapi/generated/records.ts';
import { exemptions } from '#src/api/exemptions.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const exemptionKind = registerKind({ facts: exemption, input: exemptionInput }, exemptions);
