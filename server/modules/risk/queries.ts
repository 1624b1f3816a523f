import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  risk,
  riskAssetAssignment,
  riskCategory,
  riskCategoryAssignment,
  riskIdentificationSource,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { author, editor, hasRecord, isAuthor, isEditor, owner, recordColumns } from '#server/modules/record/index.ts';

import { readMatrix, toAssessment, type Matrix } from './matrix.ts';

const categories = sql<Schemas['CategoryReference'][]>`(
  select coalesce(json_agg(json_build_object('id', ${riskCategory.id}, 'name', ${riskCategory.name})
    order by ${riskCategory.position}, ${riskCategory.id}), '[]')
  from ${riskCategoryAssignment}
  join ${riskCategory} on ${riskCategory.organisationId} = ${riskCategoryAssignment.organisationId}
    and ${riskCategory.id} = ${riskCategoryAssignment.categoryId}
  where ${riskCategoryAssignment.organisationId} = ${risk.organisationId}
    and ${riskCategoryAssignment.riskId} = ${risk.id})`;

/** A removed asset stays assigned, and is shown again when it is restored. */
const assets = sql<Schemas['RecordReference'][]>`(
  select coalesce(json_agg(json_build_object('id', asset.id, 'ref', asset.ref, 'title', asset.title)
    order by asset.ref, asset.id), '[]')
  from ${riskAssetAssignment}
  join ${record} asset on asset.organisation_id = ${riskAssetAssignment.organisationId}
    and asset.id = ${riskAssetAssignment.assetId}
  where ${riskAssetAssignment.organisationId} = ${risk.organisationId}
    and ${riskAssetAssignment.riskId} = ${risk.id} and asset.deleted_at is null)`;

const columns = {
  ...recordColumns,
  description: risk.description,
  categories,
  owner: { id: owner.id, name: owner.name },
  identificationSource: { id: riskIdentificationSource.id, name: riskIdentificationSource.name },
  assets,
  pillars: risk.pillars,
  existingControls: risk.existingControls,
  inherent: { likelihoodId: risk.inherentLikelihoodId, impactId: risk.inherentImpactId, score: risk.inherentScore },
  current: { likelihoodId: risk.currentLikelihoodId, impactId: risk.currentImpactId, score: risk.currentScore },
  residual: { likelihoodId: risk.residualLikelihoodId, impactId: risk.residualImpactId, score: risk.residualScore },
  treatment: risk.treatment,
  justification: risk.justification,
  treatmentPlan: {
    actions: risk.planActions,
    dueOn: risk.planDueOn,
    progress: risk.planProgress,
    status: risk.planStatus,
  },
  nextReviewOn: risk.nextReviewOn,
};

const selectRisks = (condition: SQL | undefined) =>
  db
    .select(columns)
    .from(record)
    .innerJoin(risk, hasRecord(risk))
    .leftJoin(
      riskIdentificationSource,
      and(
        eq(riskIdentificationSource.organisationId, risk.organisationId),
        eq(riskIdentificationSource.id, risk.identificationSourceId),
      ),
    )
    .leftJoin(owner, eq(owner.id, risk.ownerId))
    .leftJoin(author, isAuthor)
    .leftJoin(editor, isEditor)
    .where(condition);

type RiskRow = Awaited<ReturnType<typeof selectRisks>>[number];

const toRisk = (row: RiskRow, matrix: Matrix): Schemas['Risk'] => ({
  ...row,
  inherent: toAssessment(row.inherent, matrix),
  current: toAssessment(row.current, matrix),
  residual: toAssessment(row.residual, matrix),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The risks that meet a condition on `record`, removed ones too, as the contract shows them. */
export async function readRisks(condition: SQL | undefined): Promise<Schemas['Risk'][]> {
  const [rows, matrix] = await Promise.all([selectRisks(condition), readMatrix()]);
  return rows.map((row) => toRisk(row, matrix));
}
