import { createRecordMachine, type FieldErrors } from '#machines/record/record.machine.ts';
import { zRiskInput } from '#openapi/generated/zod.ts';
import type { Schemas } from '#src/api/client.ts';
import type { Risk } from '#src/api/risks.ts';

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

/** The contract's own schema decides; its first complaint of a field is shown. */
function validateRisk(draft: RiskDraft): FieldErrors {
  const checked = zRiskInput.safeParse(draft);
  if (checked.success) return {};
  const issues = checked.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  const errors = Object.fromEntries(issues.toReversed());
  return draft.title.trim() === '' ? { ...errors, title: 'This field is required' } : errors;
}

export const riskMachine = createRecordMachine<Risk, RiskDraft>({
  draftOf: riskDraftOf,
  validate: validateRisk,
  isEntity: isRisk,
});
