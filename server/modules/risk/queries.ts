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
import { readMatrix, toAssessment, type Matrix, type StoredAssessment } from './matrix.ts';

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

/**
 * Gives a risk's row what the contract groups. The columns stay beside it: answers and files have only what the contract
 * declares, and a copy without them is a tenth of the time of an export.
 */
function toRisk(row: RiskRow, matrix: Matrix): Schemas['Risk'] {
  const { planActions: actions, planDueOn: dueOn, planProgress: progress, planStatus: status } = row;
  return Object.assign(row, {
    inherent: toAssessment(storedAs(row.inherentLikelihoodId, row.inherentImpactId, row.inherentScore), matrix),
    current: toAssessment(storedAs(row.currentLikelihoodId, row.currentImpactId, row.currentScore), matrix),
    residual: toAssessment(storedAs(row.residualLikelihoodId, row.residualImpactId, row.residualScore), matrix),
    treatmentPlan: { actions, dueOn, progress, status },
  });
}

const storedAs = (likelihoodId: string | null, impactId: string | null, score: number | null): StoredAssessment => ({
  likelihoodId,
  impactId,
  score,
});

/** Reads risks, including removed ones, in the contract's shape. */
export async function readRisks(which: WhichRecords): Promise<Schemas['Risk'][]> {
  const [rows, matrix] = await Promise.all([riskReader.read(which), readMatrix()]);
  return rows.map((row) => toRisk(row, matrix));
}
