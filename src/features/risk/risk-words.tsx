import type { Risk, RiskChoices } from '#src/api/risks.ts';
import { namesOf } from '#src/components/fields/choices.ts';
import { formatDay } from '#src/components/format.ts';
import { choiceWords, dayWords, textWords, type FieldWords } from '#src/components/record-panel/field-words.ts';
import { pillarLabels, planStatusLabels, treatmentLabels } from '#src/components/risk-labels.ts';
import { AssetNames, MemberName } from '#src/registers/Names.tsx';

import { choicesFor, type Assessment } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';

function planInWords({ actions, dueOn, progress, status }: RiskDraft['treatmentPlan']): string {
  const due = dueOn === null ? [] : [`due ${formatDay(dueOn)}`];
  const summary = [planStatusLabels[status], `${progress}%`, ...due].join(', ');
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
    title: textWords('Title'),
    description: textWords('Description'),
    categoryIds: { name: 'Categories', show: (ids) => namesOf(choices.categories, ids) },
    identificationSourceId: { name: 'Identification source', show: (id) => namesOf(choices.sources, id ? [id] : []) },
    ownerId: { name: 'Owner', show: (id) => <MemberName id={id} known={risk?.owner} /> },
    assetIds: { name: 'Information assets', show: (ids) => <AssetNames ids={ids} known={risk?.assets ?? []} /> },
    pillars: { name: 'Security pillars', show: (pillars) => pillars.map((pillar) => pillarLabels[pillar]).join(', ') },
    existingControls: textWords('Existing controls'),
    inherent: { name: 'Inherent rating', show: assessment },
    current: { name: 'Current rating', show: assessment },
    residual: { name: 'Residual rating', show: assessment },
    treatment: choiceWords('Treatment', treatmentLabels),
    justification: textWords('Justification'),
    treatmentPlan: { name: 'Treatment plan', show: planInWords },
    nextReviewOn: dayWords('Next review'),
  };
}
