import { riskInput } from '#openapi/generated/inputs.ts';
import { risk } from '#openapi/generated/records.ts';
import { risks, type RiskKind } from '#src/api/risk/risks.ts';
import { registerKind } from '#src/registers/record-kind.ts';

/** The editable fields of a risk, all of them required while editing. */
export type RiskDraft = RiskKind['draft'];

export const riskKind = registerKind({ facts: risk, input: riskInput }, risks);
