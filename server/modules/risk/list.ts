import { and, asc, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Input, Schemas } from '#server/contract/types.ts';
import { record, risk, riskCategoryAssignment, riskImpact, riskLikelihood } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { containing, pageOf } from '#server/modules/record/index.ts';

import { riskRows, type RiskRow } from './queries.ts';

type RiskQuery = Input<'Risks.list'>['query'];

const sortColumns: Record<Schemas['RiskSort'], PgColumn> = {
  ref: record.ref,
  title: record.title,
  score: risk.score,
  likelihood: riskLikelihood.score,
  impact: riskImpact.score,
  treatment: risk.treatment,
  nextReviewOn: risk.nextReviewOn,
  updatedAt: record.updatedAt,
};

/** Orders that the record itself knows. */
const recordSorts: ReadonlySet<Schemas['RiskSort']> = new Set(['ref', 'title', 'updatedAt']);

const ofRecord = and(eq(risk.organisationId, record.organisationId), eq(risk.id, record.id));

const filtersRisk = ({ categoryId, treatment }: RiskQuery) => categoryId !== undefined || treatment !== undefined;

function conditionOf({ search, categoryId, treatment }: RiskQuery): SQL | undefined {
  return and(
    eq(record.kind, 'risk'),
    isNull(record.deletedAt),
    // An array, not `in`: the function tells no row count, and a join to many matches would look each up by itself.
    search ? sql`${record.id} = any(array(select search_records('risk', ${containing(search)})))` : undefined,
    treatment === undefined ? undefined : eq(risk.treatment, treatment),
    categoryId === undefined
      ? undefined
      : sql`exists (select from ${riskCategoryAssignment}
          where ${riskCategoryAssignment.organisationId} = ${risk.organisationId}
            and ${riskCategoryAssignment.riskId} = ${risk.id} and ${riskCategoryAssignment.categoryId} = ${categoryId})`,
  );
}

/**
 * The ids of a page first, with nothing joined that its order does not need; what the rows show is read for these only.
 * Those of a search, all of which are read to be sorted, bring the total with them.
 */
function pageOfIds(query: RiskQuery) {
  const { perPage, offset } = pageOf(query);
  const direction = query.desc === true ? desc : asc;
  const sortId = query.sortId ?? 'ref';
  const sortColumn = sortColumns[sortId];
  const total = query.search ? sql<number>`(count(*) over ())::integer` : sql<null>`null`;
  const ids = db.select({ id: record.id, total }).from(record).$dynamic();
  if (filtersRisk(query) || !recordSorts.has(sortId)) void ids.innerJoin(risk, ofRecord);
  if (query.sortId === 'likelihood') void ids.leftJoin(riskLikelihood, eq(riskLikelihood.id, risk.likelihoodId));
  if (query.sortId === 'impact') void ids.leftJoin(riskImpact, eq(riskImpact.id, risk.impactId));
  const empty = query.desc === true ? sql`${direction(sortColumn)} nulls last` : direction(sortColumn);
  return ids.where(conditionOf(query)).orderBy(empty, direction(record.id)).limit(perPage).offset(offset);
}

/** How many live risks match; a risk's own columns are joined only when a filter needs them. */
async function countMatches(query: RiskQuery): Promise<number> {
  const matches = db.select({ total: count() }).from(record).$dynamic();
  if (filtersRisk(query)) void matches.innerJoin(risk, ofRecord);
  const [row] = await matches.where(conditionOf(query));
  return row?.total ?? 0;
}

/** One page of live risks, and how many there are in all: a search is done once, other statements travel together. */
export async function listRisks(query: RiskQuery): Promise<{ rows: RiskRow[]; total: number }> {
  const [ids, counted] = await Promise.all([pageOfIds(query), query.search ? undefined : countMatches(query)]);
  // A page past the end has no row to bring the total.
  const total = counted ?? ids[0]?.total ?? (await countMatches(query));
  const rows = await riskRows(ids.map(({ id }) => id));
  return { rows, total };
}
