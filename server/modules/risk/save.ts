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
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, saveRow, type RecordKey } from '#server/modules/record/index.ts';

type RiskInput = Schemas['RiskInput'];

/** The scores of the chosen levels, locked until the risk is stored, so that a concurrent score change is awaited. */
async function scoresOf(axis: typeof riskLikelihood | typeof riskImpact, ids: (string | null)[]) {
  const chosen = ids.filter((id) => id !== null);
  if (chosen.length === 0) return new Map<string, number>();
  const steps = await db
    .select({ id: axis.id, score: axis.score })
    .from(axis)
    .where(inArray(axis.id, chosen))
    .for('key share');
  return new Map(steps.map(({ id, score }) => [id, score]));
}

/** The three assessments with their derived scores. */
async function assessmentColumns(input: Pick<Required<RiskInput>, (typeof stages)[number]>) {
  const [likelihoods, impacts] = await Promise.all([
    scoresOf(
      riskLikelihood,
      stages.map((stage) => input[stage].likelihoodId),
    ),
    scoresOf(
      riskImpact,
      stages.map((stage) => input[stage].impactId),
    ),
  ]);
  const score = ({ likelihoodId, impactId }: Schemas['RiskAssessmentInput']) =>
    scoreOf(likelihoods.get((likelihoodId ?? '').toLowerCase()), impacts.get((impactId ?? '').toLowerCase()));
  const { inherent, current, residual } = input;
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
async function columnsOf(input: Required<RiskInput>) {
  const { actions, dueOn, progress, status } = input.treatmentPlan;
  return {
    ...(await assessmentColumns(input)),
    description: input.description,
    ownerId: input.ownerId,
    identificationSourceId: input.identificationSourceId,
    existingControls: input.existingControls,
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

const saveRiskRow = saveRow(risk);

/** Inserts or updates a risk beside its record. */
export async function saveRisk(key: RecordKey, input: Required<RiskInput>, chosen: Partial<RiskInput>): Promise<void> {
  await saveRiskRow(key, await columnsOf(input));
  await Promise.all([
    chosen.categoryIds && assign(risk, riskCategoryAssignment, riskCategory, key, chosen.categoryIds),
    chosen.assetIds && assign(risk, riskAssetAssignment, informationAsset, key, chosen.assetIds),
  ]);
}
