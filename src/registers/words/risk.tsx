import { informationAsset } from '#openapi/generated/records.ts';
import type { Schemas } from '#src/api/client.ts';
import { informationAssets } from '#src/api/information-assets.ts';
import { riskCategories, riskIdentificationSources, riskImpacts, riskLikelihoods } from '#src/api/risk-lookups.ts';
import type { RiskKind } from '#src/api/risks.ts';
import {
  choicesWords,
  choiceWords,
  dayWords,
  numberWords,
  textWords,
  type FieldWords,
  type PartsWords,
} from '#src/components/fields/field-words.ts';
import { formatDay } from '#src/components/format.ts';
import { pillarLabels, planStatusLabels, treatmentLabels } from '#src/components/risk-labels.ts';

import { entriesWords, EntryNames, entryWords, memberWords, recordsWords } from '../Names.tsx';

type Plan = Schemas['TreatmentPlan'];

const plan = {
  actions: textWords('Actions'),
  dueOn: dayWords('Due'),
  progress: numberWords('Progress (%)'),
  status: choiceWords('Status', planStatusLabels),
} satisfies FieldWords<Plan>;

function planInWords({ actions, dueOn, progress, status }: Plan): string {
  const due = dueOn === null ? [] : [`due ${formatDay(dueOn)}`];
  const summary = [planStatusLabels[status], `${progress}%`, ...due].join(', ');
  return actions === '' ? summary : `${summary}\n${actions}`;
}

const planWords = { label: 'Treatment plan', parts: plan, show: planInWords } satisfies PartsWords<Plan>;

const assessmentParts = {
  likelihoodId: entryWords('Likelihood', riskLikelihoods),
  impactId: entryWords('Impact', riskImpacts),
} satisfies FieldWords<Schemas['RiskAssessmentInput']>;

const present = (id: string | null) => (id === null ? [] : [id]);

const assessmentWords = (label: string): PartsWords<Schemas['RiskAssessmentInput']> => ({
  label,
  parts: assessmentParts,
  show: ({ likelihoodId, impactId }, names) => (
    <>
      <EntryNames source={riskLikelihoods} ids={present(likelihoodId)} names={names} /> ×{' '}
      <EntryNames source={riskImpacts} ids={present(impactId)} names={names} />
    </>
  ),
});

/** The labels of a risk's fields. */
export const riskWords = {
  title: textWords('Title'),
  description: textWords('Description'),
  categoryIds: entriesWords('Categories', riskCategories),
  identificationSourceId: entryWords('Identification source', riskIdentificationSources),
  ownerId: memberWords('Owner'),
  assetIds: recordsWords('Information assets', informationAssets, informationAsset.noun),
  pillars: choicesWords('Security pillars', pillarLabels),
  existingControls: textWords('Existing controls'),
  inherent: assessmentWords('Inherent rating'),
  current: assessmentWords('Current rating'),
  residual: assessmentWords('Residual rating'),
  treatment: choiceWords('Treatment', treatmentLabels),
  justification: textWords('Justification'),
  treatmentPlan: planWords,
  nextReviewOn: dayWords('Next review'),
} satisfies FieldWords<RiskKind['draft']>;
