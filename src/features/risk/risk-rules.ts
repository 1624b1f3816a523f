import { createRecordMachine } from '#machines/record/record.machine.ts';
import { zRiskInput } from '#openapi/generated/zod.ts';
import type { Schemas } from '#src/api/client.ts';
import type { Risk } from '#src/api/risks.ts';
import { contractErrors } from '#src/record/contract-errors.ts';

/** What a person may set on a risk; nothing of it is left open while it is edited. */
export type RiskDraft = Required<Schemas['RiskInput']>;

export const emptyRisk: RiskDraft = {
  title: '',
  description: '',
  categoryIds: [],
  likelihoodId: null,
  impactId: null,
  treatment: 'NONE',
  nextReviewOn: null,
};

export const riskDraftOf = (risk: Risk): RiskDraft => ({
  title: risk.title,
  description: risk.description,
  categoryIds: risk.categories.map(({ id }) => id),
  likelihoodId: risk.likelihood?.id ?? null,
  impactId: risk.impact?.id ?? null,
  treatment: risk.treatment,
  nextReviewOn: risk.nextReviewOn,
});

const isRisk = (value: unknown): value is Risk =>
  typeof value === 'object' && value !== null && 'ref' in value && 'treatment' in value && 'categories' in value;

export const riskMachine = createRecordMachine<Risk, RiskDraft>({
  draftOf: riskDraftOf,
  validate: (draft) => contractErrors(zRiskInput, draft),
  isEntity: isRisk,
});
