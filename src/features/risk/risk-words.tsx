import type { Risk, RiskChoices } from '#src/api/risks.ts';
import { namesOf } from '#src/components/fields/choices.ts';
import { formatDay } from '#src/components/format.ts';
import type { FieldWords } from '#src/components/record/ConflictList.tsx';
import { AssetNames, MemberName } from '#src/record/Names.tsx';

import { pillarLabels, planStatusLabels, treatmentLabels } from './labels.ts';
import { choicesFor, type Assessment } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';

const text = (value: string) => value;
const day = (value: string | null) => (value === null ? null : formatDay(value));

function planInWords({ actions, dueOn, progress, status }: RiskDraft['treatmentPlan']): string {
  const due = dueOn === null ? [] : [`due ${formatDay(dueOn)}`];
  const summary = [planStatusLabels[status], `${progress} %`, ...due].join(', ');
  return actions === '' ? summary : `${summary}\n${actions}`;
}

/** The fields of a risk and their values in words. */
export function riskWords(offered: RiskChoices, risk: Risk | null): FieldWords<RiskDraft> {
  const choices = choicesFor(offered, risk);
  const stepName = (steps: RiskChoices['likelihoods'], id: string | null) =>
    steps.find((step) => step.id === id)?.name ?? 'None';
  const assessment = ({ likelihoodId, impactId }: Assessment) =>
    `${stepName(choices.likelihoods, likelihoodId)} × ${stepName(choices.impacts, impactId)}`;
  return {
    title: { name: 'Title', show: text },
    description: { name: 'Description', show: text },
    categoryIds: { name: 'Categories', show: (ids) => namesOf(choices.categories, ids) },
    identificationSourceId: { name: 'Identification source', show: (id) => namesOf(choices.sources, id ? [id] : []) },
    ownerId: { name: 'Owner', show: (id) => <MemberName id={id} known={risk?.owner} /> },
    assetIds: { name: 'Information assets', show: (ids) => <AssetNames ids={ids} known={risk?.assets ?? []} /> },
    pillars: { name: 'Security pillars', show: (pillars) => pillars.map((pillar) => pillarLabels[pillar]).join(', ') },
    existingControls: { name: 'Existing controls', show: text },
    inherent: { name: 'Inherent rating', show: assessment },
    current: { name: 'Current rating', show: assessment },
    residual: { name: 'Residual rating', show: assessment },
    treatment: { name: 'Treatment', show: (treatment) => treatmentLabels[treatment] },
    justification: { name: 'Justification', show: text },
    treatmentPlan: { name: 'Treatment plan', show: planInWords },
    nextReviewOn: { name: 'Next review', show: day },
  };
}
