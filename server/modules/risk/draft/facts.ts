import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Stage } from '#domain/risk/rating.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  informationAsset,
  record,
  risk,
  riskCategory,
  riskCategoryAssignment,
  riskImpact,
  riskLikelihood,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mayDo } from '#server/modules/record/index.ts';

import { newestVersion } from '../matrix-editing/versions.ts';

type Step = Schemas['StepReference'];
type Input = Required<Schemas['RiskInput']>;

/** What may be proposed on the two axes of the matrix, lowest level first. */
export interface Scales {
  readonly likelihood: readonly Step[];
  readonly impact: readonly Step[];
}

export type Axis = keyof Scales;

/** An affected asset as far as its levels matter. */
export interface AssetFacts {
  readonly title: string;
  readonly confidentiality: Schemas['Level'] | null;
  readonly integrity: Schemas['Level'] | null;
  readonly availability: Schemas['Level'] | null;
}

/** What other risks of the same categories are rated: the middle one of their inherent levels. */
export interface SimilarRisks {
  readonly count: number;
  readonly likelihood: Step | undefined;
  readonly impact: Step | undefined;
}

/** What a draft is derived from. Nothing in it identifies a person, an organisation or a record. */
export interface RiskFacts {
  readonly input: Input;
  readonly categories: readonly string[];
  readonly assets: readonly AssetFacts[];
  readonly similar: SimilarRisks;
  readonly scales: Scales;
  /** The levels that are chosen in the form. */
  readonly chosen: Readonly<Record<Stage, { likelihood: Step | undefined; impact: Step | undefined }>>;
}

/** More would make a draft wait for statistics. */
const mostCompared = 500;

async function namesOf(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: riskCategory.name })
    .from(riskCategory)
    .where(inArray(riskCategory.id, [...ids]));
  return rows.map(({ name }) => name);
}

/** The levels in effect of assets, of which someone who may not view the asset register sees none. */
async function assetsOf(ids: readonly string[], context: OrganisationContext): Promise<AssetFacts[]> {
  if (ids.length === 0 || !mayDo(context, 'informationAsset', 'VIEW')) return [];
  const { effectiveConfidentiality, effectiveIntegrity, effectiveAvailability } = informationAsset;
  return db
    .select({
      title: record.title,
      confidentiality: effectiveConfidentiality,
      integrity: effectiveIntegrity,
      availability: effectiveAvailability,
    })
    .from(informationAsset)
    .innerJoin(record, eq(record.id, informationAsset.id))
    .where(and(inArray(informationAsset.id, [...ids]), isNull(record.deletedAt)))
    .orderBy(record.ref);
}

/** The middle one of a column, in the order of its scores. */
const middle = (score: AnyPgColumn) => sql<number>`percentile_disc(0.5) within group (order by ${score})::int`;

async function similarTo(categoryIds: readonly string[], scales: Scales): Promise<SimilarRisks> {
  if (categoryIds.length === 0) return { count: 0, likelihood: undefined, impact: undefined };
  const compared = db
    .selectDistinct({ id: risk.id, likelihoodId: risk.inherentLikelihoodId, impactId: risk.inherentImpactId })
    .from(riskCategoryAssignment)
    .innerJoin(risk, eq(risk.id, riskCategoryAssignment.riskId))
    .innerJoin(record, and(eq(record.id, risk.id), isNull(record.deletedAt)))
    .where(inArray(riskCategoryAssignment.categoryId, [...categoryIds]))
    .limit(mostCompared)
    .as('compared');
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      likelihood: middle(riskLikelihood.score),
      impact: middle(riskImpact.score),
    })
    .from(compared)
    .innerJoin(riskLikelihood, eq(riskLikelihood.id, compared.likelihoodId))
    .innerJoin(riskImpact, eq(riskImpact.id, compared.impactId));
  const stepOf = (axis: Axis) => scales[axis].find(({ score }) => score === row?.[axis]);
  return { count: row?.count ?? 0, likelihood: stepOf('likelihood'), impact: stepOf('impact') };
}

/** The levels on offer, and those that the risk has itself: nobody can choose again what was retired. */
const offeredOf = (levels: readonly (Step & { readonly active: boolean })[], own: ReadonlySet<string>): Step[] =>
  levels
    .filter(({ id, active }) => active || own.has(id))
    .map(({ id, name, score }) => ({ id, name, score }))
    .toSorted((one, other) => one.score - other.score);

/** Reads what a draft for these fields is derived from, as far as the caller may view it. */
export async function readFacts(input: Input, context: OrganisationContext): Promise<RiskFacts> {
  const { likelihoods, impacts } = await newestVersion();
  const own = new Set(
    [input.inherent, input.current, input.residual]
      .flatMap(({ likelihoodId, impactId }) => [likelihoodId ?? '', impactId ?? ''])
      .map((id) => id.toLowerCase()),
  );
  const scales = { likelihood: offeredOf(likelihoods, own), impact: offeredOf(impacts, own) };
  const [categories, assets, similar] = await Promise.all([
    namesOf(input.categoryIds),
    assetsOf(input.assetIds, context),
    similarTo(input.categoryIds, scales),
  ]);
  const stepOf = (axis: Axis, id: string | null | undefined) =>
    scales[axis].find((step) => step.id === (id ?? '').toLowerCase());
  const chosenIn = ({ likelihoodId, impactId }: Schemas['RiskAssessmentInput']) => ({
    likelihood: stepOf('likelihood', likelihoodId),
    impact: stepOf('impact', impactId),
  });
  const chosen = {
    inherent: chosenIn(input.inherent),
    current: chosenIn(input.current),
    residual: chosenIn(input.residual),
  };
  return { input, categories, assets, similar, scales, chosen };
}
