import { inArray } from 'drizzle-orm';

import { scoreOf, stages } from '#domain/rating.ts';
import { securityPillarValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  informationAsset,
  risk,
  riskAssetAssignment,
  riskCategory,
  riskCategoryAssignment,
  riskImpact,
  riskLikelihood,
  riskThreatAssignment,
  riskVulnerabilityAssignment,
  threat,
  vulnerability,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

import { endOutdatedAcceptances } from './acceptance/end.ts';

type RiskInput = Schemas['RiskInput'];

type Scores = ReadonlyMap<string, number>;

interface MatrixScores {
  readonly likelihoods: Scores;
  readonly impacts: Scores;
}

/** The scores of the chosen levels, locked until the risk is stored, so that a concurrent score change is awaited. */
async function scoresOf(
  axis: typeof riskLikelihood | typeof riskImpact,
  ids: readonly (string | null)[],
): Promise<Scores> {
  const chosen = [...new Set(ids.filter((id) => id !== null))];
  if (chosen.length === 0) return new Map();
  const steps = await db
    .select({ id: axis.id, score: axis.score })
    .from(axis)
    .where(inArray(axis.id, chosen))
    .for('key share');
  return new Map(steps.map(({ id, score }) => [id, score]));
}

async function matrixScores(inputs: readonly Required<RiskInput>[]): Promise<MatrixScores> {
  const assessments = inputs.flatMap((input) => stages.map((stage) => input[stage]));
  const likelihoods = assessments.map(({ likelihoodId }) => likelihoodId);
  const impacts = assessments.map(({ impactId }) => impactId);
  const [ofLikelihoods, ofImpacts] = await Promise.all([
    scoresOf(riskLikelihood, likelihoods),
    scoresOf(riskImpact, impacts),
  ]);
  return { likelihoods: ofLikelihoods, impacts: ofImpacts };
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
  const chosen = (field: 'categoryIds' | 'threatIds' | 'vulnerabilityIds' | 'assetIds') =>
    records.flatMap(({ key, chosen: { [field]: ids } }) => (ids === undefined ? [] : [{ key, ids }]));
  // Sent together, in this order: the connection pipelines.
  await Promise.all([
    saveRiskRows(records.map(({ key, input }) => ({ key, input: columnsOf(input, scores) }))),
    assign(risk, riskCategoryAssignment, riskCategory, chosen('categoryIds')),
    assign(risk, riskThreatAssignment, threat, chosen('threatIds')),
    assign(risk, riskVulnerabilityAssignment, vulnerability, chosen('vulnerabilityIds')),
    assign(risk, riskAssetAssignment, informationAsset, chosen('assetIds')),
    endOutdatedAcceptances(records.map(({ key }) => key.id)),
  ]);
}
