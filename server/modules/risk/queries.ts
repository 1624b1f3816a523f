import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  risk,
  riskCategory,
  riskCategoryAssignment,
  riskImpact,
  riskLikelihood,
  riskRating,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { ratingOf, type RatingBand } from './rules.ts';

const author = alias(userAccount, 'author');
const editor = alias(userAccount, 'editor');

const categories = sql<Schemas['CategoryReference'][]>`(
  select coalesce(json_agg(json_build_object('id', ${riskCategory.id}, 'name', ${riskCategory.name})
    order by ${riskCategory.position}, ${riskCategory.id}), '[]')
  from ${riskCategoryAssignment}
  join ${riskCategory} on ${riskCategory.organisationId} = ${riskCategoryAssignment.organisationId}
    and ${riskCategory.id} = ${riskCategoryAssignment.categoryId}
  where ${riskCategoryAssignment.organisationId} = ${risk.organisationId}
    and ${riskCategoryAssignment.riskId} = ${risk.id})`;

const selectRisks = () =>
  db
    .select({
      id: record.id,
      ref: record.ref,
      title: record.title,
      description: risk.description,
      categories,
      likelihood: { id: riskLikelihood.id, name: riskLikelihood.name, score: riskLikelihood.score },
      impact: { id: riskImpact.id, name: riskImpact.name, score: riskImpact.score },
      score: risk.score,
      treatment: sql<Schemas['RiskTreatment']>`${risk.treatment}`,
      nextReviewOn: risk.nextReviewOn,
      version: record.version,
      createdAt: record.createdAt,
      createdBy: { id: author.id, name: author.name },
      updatedAt: record.updatedAt,
      updatedBy: { id: editor.id, name: editor.name },
    })
    .from(record)
    .innerJoin(risk, and(eq(risk.organisationId, record.organisationId), eq(risk.id, record.id)))
    .leftJoin(
      riskLikelihood,
      and(eq(riskLikelihood.organisationId, risk.organisationId), eq(riskLikelihood.id, risk.likelihoodId)),
    )
    .leftJoin(riskImpact, and(eq(riskImpact.organisationId, risk.organisationId), eq(riskImpact.id, risk.impactId)))
    .leftJoin(author, eq(author.id, record.createdBy))
    .leftJoin(editor, eq(editor.id, record.updatedBy))
    .$dynamic();

export type RiskRow = Awaited<ReturnType<typeof selectRisks>>[number];

/** The named risks, in the order of the ids. */
export async function riskRows(ids: readonly string[]): Promise<RiskRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRisks().where(inArray(record.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One risk, if it is in the register. */
export async function liveRisk(id: string): Promise<RiskRow | undefined> {
  const [row] = await selectRisks().where(and(eq(record.id, id), isNull(record.deletedAt)));
  return row;
}

/** The bands of the organisation's matrix, lowest first. */
export const ratingBands = (): Promise<RatingBand[]> =>
  db
    .select({
      id: riskRating.id,
      name: riskRating.name,
      colour: riskRating.colour,
      minimumScore: riskRating.minimumScore,
    })
    .from(riskRating)
    .orderBy(asc(riskRating.minimumScore));

/** A risk as the contract shows it. */
export const toRisk = (row: RiskRow, bands: readonly RatingBand[]): Schemas['Risk'] => ({
  ...row,
  rating: ratingOf(row.score, bands),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
