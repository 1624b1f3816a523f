import { stages, type Stage } from '#domain/risk/rating.ts';
import { stageLabels } from '#domain/words/risk-stage.ts';
import { assessmentTexts, planTexts } from '#domain/words/risk.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import {
  batchChoice,
  batchChoiceOrNone,
  batchDay,
  batchLookup,
  batchLookups,
  batchOwner,
  givenDay,
  givenEntry,
} from '#src/registers/batch-inputs.tsx';
import type { BatchField, BatchFields } from '#src/registers/BatchChange.tsx';
import { assessmentParts, riskWords as words } from '#src/registers/words/risk.tsx';

import type { RiskDraft } from './risk-kind.ts';

const labelOf = (stage: Stage, step: string) => `${stageLabels[stage]} ${step.toLowerCase()}`;

const likelihoodOf = (stage: Stage): BatchField<RiskDraft> =>
  givenEntry(labelOf(stage, assessmentTexts.likelihood.label), assessmentParts.likelihoodId);

const impactOf = (stage: Stage): BatchField<RiskDraft> =>
  givenEntry(labelOf(stage, assessmentTexts.impact.label), assessmentParts.impactId);

const [inherent, current, residual] = stages;

/** The fields that can be changed on several risks together: those that the list filters by, assessments and the plan's day. */
export const riskBatchFields: BatchFields<RiskDraft, BatchFieldOf<'Risks'>> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  accountableId: batchLookup('accountableId', words.accountableId),
  categoryIds: batchLookups('categoryIds', words.categoryIds),
  inherentLikelihoodId: likelihoodOf(inherent),
  inherentImpactId: impactOf(inherent),
  currentLikelihoodId: likelihoodOf(current),
  currentImpactId: impactOf(current),
  residualLikelihoodId: likelihoodOf(residual),
  residualImpactId: impactOf(residual),
  controlEffectiveness: batchChoiceOrNone('controlEffectiveness', words.controlEffectiveness),
  treatment: batchChoice('treatment', words.treatment),
  planDueOn: givenDay(`${words.treatmentPlan.label}: ${planTexts.dueOn.label.toLowerCase()}`),
  nextReviewOn: batchDay('nextReviewOn', words.nextReviewOn),
};
