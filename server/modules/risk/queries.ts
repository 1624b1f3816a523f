import type { Schemas } from '#server/contract/types.ts';
import {
  informationAsset,
  risk,
  riskAssetAssignment,
  riskCategory,
  riskCategoryAssignment,
  riskIdentificationSource,
  riskOwner,
  riskThreatAssignment,
  riskVulnerabilityAssignment,
  threat,
  userAccount,
  vulnerability,
} from '#server/database/schema/index.ts';
import { assignedEntries, assignedRecords, recordReader, type WhichRecords } from '#server/modules/record/index.ts';

import { newestAcceptance } from './acceptance/read.ts';
import { readMatrix, toAssessment, type Matrix } from './matrix.ts';

export const riskReader = recordReader(
  risk,
  { owner: userAccount, identificationSource: riskIdentificationSource, accountable: riskOwner },
  {
    categories: assignedEntries(risk, riskCategoryAssignment, riskCategory),
    threats: assignedEntries(risk, riskThreatAssignment, threat),
    vulnerabilities: assignedEntries(risk, riskVulnerabilityAssignment, vulnerability),
    assets: assignedRecords(risk, riskAssetAssignment, informationAsset),
    acceptance: newestAcceptance,
  },
);

type RiskRow = Awaited<ReturnType<typeof riskReader.read>>[number];

/** Converts a risk's row to the contract's shape, grouping its columns. Takes the row apart once: exports have many. */
function toRisk(
  {
    inherentLikelihoodId,
    inherentImpactId,
    inherentScore,
    currentLikelihoodId,
    currentImpactId,
    currentScore,
    residualLikelihoodId,
    residualImpactId,
    residualScore,
    planActions,
    planDueOn,
    planProgress,
    planStatus,
    ...shown
  }: RiskRow,
  matrix: Matrix,
): Schemas['Risk'] {
  const assessment = (likelihoodId: string | null, impactId: string | null, score: number | null) =>
    toAssessment({ likelihoodId, impactId, score }, matrix);
  return Object.assign(shown, {
    inherent: assessment(inherentLikelihoodId, inherentImpactId, inherentScore),
    current: assessment(currentLikelihoodId, currentImpactId, currentScore),
    residual: assessment(residualLikelihoodId, residualImpactId, residualScore),
    treatmentPlan: { actions: planActions, dueOn: planDueOn, progress: planProgress, status: planStatus },
  });
}

/** Reads risks, including removed ones, in the contract's shape. */
export async function readRisks(which: WhichRecords): Promise<Schemas['Risk'][]> {
  const [rows, matrix] = await Promise.all([riskReader.read(which), readMatrix()]);
  return rows.map((row) => toRisk(row, matrix));
}
