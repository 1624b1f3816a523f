import { desc, lt, sql, type SQL } from 'drizzle-orm';

import type { Stage } from '#domain/risk/rating.ts';
import {
  record,
  riskAppetiteVersion,
  riskClosure,
  riskMatrixVersion,
  riskScoreChange,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { readMatrix, type Matrix } from '../matrix.ts';

/** The matrix that was in force at a moment. */
interface MatrixOfDay {
  readonly matrix: Matrix;
  /** The ids of its levels that were not on offer. */
  readonly retired: ReadonlySet<string>;
  /** Null while there is none. */
  readonly version: number | null;
  /** Whether it is today's, because none was kept of that moment. */
  readonly isOfToday: boolean;
}

const retiredIn = ({ likelihoods, impacts }: (typeof riskMatrixVersion.$inferSelect)['matrix']): ReadonlySet<string> =>
  new Set([...likelihoods, ...impacts].filter(({ active }) => !active).map(({ id }) => id));

/** @param end the instant before which a version counts; now by default */
export async function matrixAt(end?: SQL): Promise<MatrixOfDay> {
  const newest = (condition?: SQL) =>
    db
      .select({ number: riskMatrixVersion.number, matrix: riskMatrixVersion.matrix })
      .from(riskMatrixVersion)
      .where(condition)
      .orderBy(desc(riskMatrixVersion.number))
      .limit(1);
  const [was] = end === undefined ? [] : await newest(lt(riskMatrixVersion.at, end));
  if (was !== undefined) {
    const byId = (levels: typeof was.matrix.likelihoods) =>
      new Map(levels.map(({ id, name, score }) => [id, { id, name, score }]));
    const { likelihoods, impacts, bands } = was.matrix;
    const matrix = { likelihoods: byId(likelihoods), impacts: byId(impacts), bands };
    return { matrix, retired: retiredIn(was.matrix), version: was.number, isOfToday: false };
  }
  const [[now], matrix] = await Promise.all([newest(), readMatrix()]);
  const retired = now === undefined ? new Set<string>() : retiredIn(now.matrix);
  return { matrix, retired, version: now?.number ?? null, isOfToday: end !== undefined };
}

/** The appetite of the organisation at a moment, of those that were kept. */
export async function appetiteAt(end?: SQL): Promise<number | null> {
  const [found] = await db
    .select({ score: riskAppetiteVersion.score })
    .from(riskAppetiteVersion)
    .where(end && lt(riskAppetiteVersion.at, end))
    .orderBy(desc(riskAppetiteVersion.number))
    .limit(1);
  return found?.score ?? null;
}

/** Whether a risk with this record was closed at a moment. */
const wasClosed = (end: SQL): SQL => sql`exists (select from ${riskClosure}
  where ${eqWithinOrganisation(riskClosure.riskId, record.id)}
    and ${riskClosure.closedAt} < ${end}
    and (${riskClosure.reopenedAt} is null or ${riskClosure.reopenedAt} >= ${end}))`;

/** Records of the risks that existed at a moment and were not closed then. */
export const countedAt = (end: SQL): SQL => sql`${record.kind} = 'risk' and ${record.createdAt} < ${end}
  and (${record.deletedAt} is null or ${record.deletedAt} >= ${end}) and not ${wasClosed(end)}`;

/**
 * Where each risk was that counted before an instant, as its last change until then left it, and whether it still exists.
 * All of the order is descending, as the index `risk_score_change_over_time` is read backwards.
 */
export const placesBefore = (stage: Stage, end: SQL): SQL => sql`
  select ${record.id} as id, ${record.deletedAt} is null as is_live, was.likelihood, was.impact, was.score
  from ${record} left join (
    select distinct on (${riskScoreChange.riskId}) ${riskScoreChange.riskId} as risk_id,
      ${riskScoreChange.likelihoodId} as likelihood, ${riskScoreChange.impactId} as impact, ${riskScoreChange.score} as score
    from ${riskScoreChange}
    where ${riskScoreChange.stage} = ${stage} and ${riskScoreChange.at} < ${end}
    order by ${riskScoreChange.riskId} desc, ${riskScoreChange.at} desc, ${riskScoreChange.id} desc
  ) as was on was.risk_id = ${record.id}
  where ${countedAt(end)}`;

const lastBefore = (stage: Stage, end: SQL): SQL => sql`
  select last.likelihood_id as likelihood, last.impact_id as impact, last.score from ${riskScoreChange} as last
  where last.organisation_id = ${record.organisationId} and last.risk_id = ${record.id} and last.stage = ${stage}
    and last.at < ${end}
  order by last.at desc, last.id desc limit 1`;

/** Where each risk was before and after a time, of those whose score changed in it and that counted throughout. */
export const placesChanged = (stage: Stage, start: SQL, end: SQL): SQL => sql`
  select ${record.id} as id, was.likelihood as was_likelihood, was.impact as was_impact, was.score as was_score,
    now_is.likelihood, now_is.impact, now_is.score, changed.touched
  from (
    select ${riskScoreChange.riskId} as risk_id, bool_or(${riskScoreChange.cause} <> 'MATRIX_CHANGED') as touched
    from ${riskScoreChange}
    where ${riskScoreChange.stage} = ${stage} and ${riskScoreChange.at} >= ${start} and ${riskScoreChange.at} < ${end}
    group by ${riskScoreChange.riskId}
  ) as changed join ${record} on ${record.id} = changed.risk_id
  cross join lateral (${lastBefore(stage, start)}) as was
  cross join lateral (${lastBefore(stage, end)}) as now_is
  where ${countedAt(start)} and ${countedAt(end)}`;
