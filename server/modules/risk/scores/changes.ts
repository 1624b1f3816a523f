import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Input, Schemas } from '#server/contract/types.ts';
import { record, riskScoreChange, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { anyContains, inContractForm, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

type Query = Input<'RiskScores.list'>['query'];
type Change = Schemas['RiskScoreChange'];

const author = alias(userAccount, 'author');
const former = alias(riskScoreChange, 'former');

type Scored = typeof riskScoreChange | typeof former;

/** A step or an assessment as it was: null, or an object, built in SQL. */
const assessmentIn = (change: Scored) => sql<Schemas['FormerAssessment']>`json_build_object(
  'likelihood', case when ${change.likelihoodId} is null then null
    else json_build_object('name', ${change.likelihoodName}, 'score', ${change.likelihoodScore}) end,
  'impact', case when ${change.impactId} is null then null
    else json_build_object('name', ${change.impactName}, 'score', ${change.impactScore}) end,
  'score', ${change.score}, 'rating', ${change.ratingName})`;

const nothing = sql`json_build_object('likelihood', null, 'impact', null, 'score', null, 'rating', null)`;

/** The change before this one, of the same score of the same risk. */
const before = sql<Schemas['FormerAssessment']>`coalesce((
  select ${assessmentIn(former)} from ${riskScoreChange} as former
  where ${eqWithinOrganisation(former.riskId, riskScoreChange.riskId)}
    and ${former.stage} = ${riskScoreChange.stage}
    and (${former.at}, ${former.id}) < (${riskScoreChange.at}, ${riskScoreChange.id})
  order by ${former.at} desc, ${former.id} desc limit 1), ${nothing})`;

const isLive = and(eqWithinOrganisation(record.id, riskScoreChange.riskId), isNull(record.deletedAt));

const conditionOf = ({ search, riskId, stage, cause, from, to }: Query) =>
  and(
    anyContains([record.title, record.ref], search),
    riskId === undefined ? undefined : eq(riskScoreChange.riskId, riskId),
    stage === undefined || stage.length === 0 ? undefined : inArray(riskScoreChange.stage, stage),
    cause === undefined || cause.length === 0 ? undefined : inArray(riskScoreChange.cause, cause),
    from === undefined ? undefined : gte(riskScoreChange.at, new Date(from)),
    to === undefined ? undefined : lt(riskScoreChange.at, new Date(to)),
  );

const joined = () =>
  db
    .select({
      id: riskScoreChange.id,
      risk: { id: record.id, ref: record.ref, title: record.title },
      stage: riskScoreChange.stage,
      before,
      after: assessmentIn(riskScoreChange),
      cause: riskScoreChange.cause,
      matrixVersion: riskScoreChange.matrixVersion,
      at: inContractForm(riskScoreChange.at).mapWith(String),
      by: { id: author.id, name: author.name },
    })
    .from(riskScoreChange)
    .innerJoin(record, isLive)
    .leftJoin(author, eq(author.id, riskScoreChange.changedBy));

/** One page of the changes of the scores of live risks. */
export async function changesPage(query: Query): Promise<{ data: Change[]; pagination: Schemas['Pagination'] }> {
  const condition = conditionOf(query);
  const { perPage, offset } = pageOf(query);
  const order = newestFirst(query, { at: riskScoreChange.at }, riskScoreChange);
  const counted = async (where: ReturnType<typeof and>) => {
    const [found] = await db
      .select({ total: sql<number>`count(*)::integer` })
      .from(riskScoreChange)
      .innerJoin(record, isLive)
      .where(where);
    return found?.total ?? 0;
  };
  const [data, totals] = await Promise.all([
    joined()
      .where(condition)
      .orderBy(...order)
      .limit(perPage)
      .offset(offset),
    totalsOf(counted, undefined, condition),
  ]);
  return toPage(query, totals, data);
}
