import {
  assessmentTexts,
  closingLabels,
  effectivenessLabels,
  pillarLabels,
  planStatusLabels,
  planTexts,
  riskStatusLabels,
  riskTexts as texts,
  treatmentLabels,
} from '#domain/words/risk.ts';
import { informationAsset } from '#openapi/generated/records.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import {
  riskCategories,
  riskIdentificationSources,
  riskImpacts,
  riskLikelihoods,
  riskOwners,
  threats,
  vulnerabilities,
} from '#src/api/risk/risk-lookups.ts';
import type { RiskKind } from '#src/api/risk/risks.ts';
import {
  choiceOrNoneWords,
  choicesWords,
  choiceWords,
  dayWords,
  numberWords,
  textWords,
  type FieldWords,
  type PartsWords,
} from '#src/components/fields/field-words.ts';
import { formatDay } from '#src/components/format.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entriesWords, EntryNames, entryWords, memberWords, recordsWords } from '../Names.tsx';

type Plan = Schemas['TreatmentPlan'];

const plan = {
  actions: textWords(planTexts.actions.label),
  dueOn: dayWords(planTexts.dueOn.label),
  progress: numberWords(planTexts.progress.label),
  status: choiceWords(planTexts.status.label, planStatusLabels),
} satisfies FieldWords<Plan>;

function planInWords({ actions, dueOn, progress, status }: Plan): string {
  const due = dueOn === null ? [] : [`due ${formatDay(dueOn)}`];
  const summary = [planStatusLabels[status], `${progress}%`, ...due].join(', ');
  return actions === '' ? summary : `${summary}\n${actions}`;
}

const planWords = { label: texts.treatmentPlan.label, parts: plan, show: planInWords } satisfies PartsWords<Plan>;

/** The labels of the two steps of an assessment. */
export const assessmentParts = {
  likelihoodId: entryWords(assessmentTexts.likelihood.label, riskLikelihoods),
  impactId: entryWords(assessmentTexts.impact.label, riskImpacts),
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

/** The labels of what actions change. */
export const riskStatusWords = {
  status: choiceWords(texts.status.label, riskStatusLabels),
  closedBecause: choiceWords(texts.closedBecause.label, closingLabels),
};

/** The labels of a risk's fields. */
export const riskWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  categoryIds: entriesWords(texts.categories.label, riskCategories),
  identificationSourceId: entryWords(texts.identificationSource.label, riskIdentificationSources),
  ownerId: memberWords(texts.owner.label),
  accountableId: entryWords(texts.accountable.label, riskOwners),
  threatIds: entriesWords(texts.threats.label, threats),
  vulnerabilityIds: entriesWords(texts.vulnerabilities.label, vulnerabilities),
  assetIds: recordsWords(texts.assets.label, informationAssets, informationAsset.noun),
  pillars: choicesWords(texts.pillars.label, pillarLabels),
  existingControls: textWords(texts.existingControls.label),
  controlEffectiveness: choiceOrNoneWords(texts.controlEffectiveness.label, effectivenessLabels, 'Not rated'),
  inherent: assessmentWords(texts.inherent.label),
  current: assessmentWords(texts.current.label),
  residual: assessmentWords(texts.residual.label),
  treatment: choiceWords(texts.treatment.label, treatmentLabels),
  justification: textWords(texts.justification.label),
  treatmentPlan: planWords,
  nextReviewOn: dayWords(texts.nextReviewOn.label),
  labelIds: labelWords,
} satisfies FieldWords<RiskKind['draft']>;
