import { zRiskInput } from '#openapi/generated/zod.ts';
import type { Schemas } from '#src/api/client.ts';
import { risks, type Risk, type RiskInput } from '#src/api/risks.ts';
import { isolated } from '#src/components/bidi.ts';
import { recordNouns } from '#src/components/record-panel/record-nouns.ts';
import { recordKind } from '#src/registers/record-kind.ts';

/** What a person may set on a risk; nothing of it is left open while it is edited. */
export type RiskDraft = Required<RiskInput>;

const notAssessed: Schemas['RiskAssessmentInput'] = { likelihoodId: null, impactId: null };

const emptyRisk: RiskDraft = {
  title: '',
  description: '',
  categoryIds: [],
  identificationSourceId: null,
  ownerId: null,
  assetIds: [],
  pillars: [],
  existingControls: '',
  inherent: notAssessed,
  current: notAssessed,
  residual: notAssessed,
  treatment: 'NONE',
  justification: '',
  treatmentPlan: { actions: '', dueOn: null, progress: 0, status: 'NOT_STARTED' },
  nextReviewOn: null,
};

const idsOf = (references: readonly { readonly id: string }[]) => references.map(({ id }) => id);

const assessed = ({ likelihood, impact }: Schemas['RiskAssessment']): Schemas['RiskAssessmentInput'] => ({
  likelihoodId: likelihood?.id ?? null,
  impactId: impact?.id ?? null,
});

const riskDraftOf = (risk: Risk): RiskDraft => ({
  title: risk.title,
  description: risk.description,
  categoryIds: idsOf(risk.categories),
  identificationSourceId: risk.identificationSource?.id ?? null,
  ownerId: risk.owner?.id ?? null,
  assetIds: idsOf(risk.assets),
  pillars: risk.pillars,
  existingControls: risk.existingControls,
  inherent: assessed(risk.inherent),
  current: assessed(risk.current),
  residual: assessed(risk.residual),
  treatment: risk.treatment,
  justification: risk.justification,
  treatmentPlan: risk.treatmentPlan,
  nextReviewOn: risk.nextReviewOn,
});

export const riskKind = recordKind(zRiskInput, {
  noun: recordNouns.risk,
  nameOf: ({ ref, title }: Risk) => `${ref} ${isolated(title)}`,
  access: { feature: 'RISK' },
  source: risks,
  empty: emptyRisk,
  draftOf: riskDraftOf,
});
