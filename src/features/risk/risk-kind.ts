import { riskInput } from '#openapi/generated/inputs.ts';
import { risk } from '#openapi/generated/records.ts';
import { zRiskInput } from '#openapi/generated/zod.ts';
import { risks, type RiskKind } from '#src/api/risks.ts';
import { registerKind } from '#src/registers/record-kind.ts';

/** What a person may set on a risk; nothing of it is left open while it is edited. */
export type RiskDraft = RiskKind['draft'];

export const riskKind = registerKind({ facts: risk, input: riskInput, schema: zRiskInput }, risks);
