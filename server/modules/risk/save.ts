import { scoreOf, stages } from '#domain/risk/rating.ts';
import { securityPillarValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  informationAsset,
  risk,
  riskAssetAssignment,
  riskCategory,
  riskCategoryAssignment,
  riskThreatAssignment,
  riskVulnerabilityAssignment,
  threat,
  vulnerability,
} from '#server/database/schema/index.ts';
import { assign, chosenIn, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

import { endOutdatedAcceptances } from './acceptance/end.ts';
import { holdLevels, type MatrixScores } from './levels.ts';

type RiskInput = Schemas['RiskInput'];

/** The scores of the matrix; of nothing, where nothing is assessed. */
async function matrixScores(inputs: readonly Required<RiskInput>[]): Promise<MatrixScores> {
  const assessments = inputs.flatMap((input) => stages.map((stage) => input[stage]));
  const isAssessed = assessments.some(({ likelihoodId, impactId }) => likelihoodId !== null || impactId !== null);
  return isAssessed ? holdLevels() : { likelihoods: new Map(), impacts: new Map() };
}

/** The three assessments with their derived scores. */
function assessmentColumns(
  { inherent, current, residual }: Pick<Required<RiskInput>, (typeof stages)[number]>,
  { likelihoods, impacts }: MatrixScores,
) {
  const score = ({ likelihoodId, impactId }: Schemas['RiskAssessmentInput']) =>
    scoreOf(likelihoods.get((likelihoodId ?? '').toLowerCase()), impacts.get((impactId ?? '').toLowerCase()));
  return {
    inherentLikelihoodId: inherent.likelihoodId,
    inherentImpactId: inherent.impactId,
    inherentScore: score(inherent),
    currentLikelihoodId: current.likelihoodId,
    currentImpactId: current.impactId,
    currentScore: score(current),
    residualLikelihoodId: residual.likelihoodId,
    residualImpactId: residual.impactId,
    residualScore: score(residual),
  };
}

/** The risk's own columns, from the user's input. */
function columnsOf(input: Required<RiskInput>, scores: MatrixScores) {
  const { actions, dueOn, progress, status } = input.treatmentPlan;
  return {
    ...assessmentColumns(input, scores),
    description: input.description,
    ownerId: input.ownerId,
    identificationSourceId: input.identificationSourceId,
    accountableId: input.accountableId,
    existingControls: input.existingControls,
    controlEffectiveness: input.controlEffectiveness,
    treatment: input.treatment,
    justification: input.justification,
    pillars: securityPillarValues.filter((pillar) => input.pillars.includes(pillar)),
    planActions: actions,
    planDueOn: dueOn,
    planProgress: progress,
    planStatus: status,
    nextReviewOn: input.nextReviewOn,
  };
}

const saveRiskRows = saveRows(risk);

/** Inserts or updates risks beside their records. A residual risk that is no longer the accepted one ends the acceptance. */
export async function saveRisks(records: readonly SavedRecord<Required<RiskInput>>[]): Promise<void> {
  const scores = await matrixScores(records.map(({ input }) => input));
  // Sent together, in this order: the connection pipelines.
  await Promise.all([
    saveRiskRows(records.map(({ key, input }) => ({ key, input: columnsOf(input, scores) }))),
    assign(risk, riskCategoryAssignment, riskCategory, chosenIn(records, 'categoryIds')),
    assign(risk, riskThreatAssignment, threat, chosenIn(records, 'threatIds')),
    assign(risk, riskVulnerabilityAssignment, vulnerability, chosenIn(records, 'vulnerabilityIds')),
    assign(risk, riskAssetAssignment, informationAsset, chosenIn(records, 'assetIds')),
    endOutdatedAcceptances(records.map(({ key }) => key.id)),
  ]);
}
