import { sql, type SQL } from 'drizzle-orm';

import type { Stage } from '#domain/risk/rating.ts';
import { risk, riskScoreChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { isCounted } from '../figures.ts';
import type { CountedMove } from './cells.ts';
import { placesBefore, placesChanged } from './past.ts';

/** As many of the risks of a move are named. */
const mostNamed = 5;

const columnsOf = {
  inherent: { likelihoodId: risk.inherentLikelihoodId, impactId: risk.inherentImpactId, score: risk.inherentScore },
  current: { likelihoodId: risk.currentLikelihoodId, impactId: risk.currentImpactId, score: risk.currentScore },
  residual: { likelihoodId: risk.residualLikelihoodId, impactId: risk.residualImpactId, score: risk.residualScore },
} as const satisfies Record<Stage, object>;

/** Groups rows of `was_likelihood, was_impact, was_score, is_counted, likelihood, impact, score, touched` and `id`. */
const grouped = (rows: SQL): SQL => sql`
  select json_build_object('likelihood', was_likelihood, 'impact', was_impact) as was,
    case when is_counted then json_build_object('likelihood', likelihood, 'impact', impact) end as is,
    not touched as "byMatrix", count, named as "some"
  from (
    select was_likelihood, was_impact, is_counted, likelihood, impact, touched, count(*)::integer as count,
      (array_agg(id order by id) filter (where
        (was_likelihood, was_impact, was_score) is distinct from (likelihood, impact, score)))[1:${sql.raw(String(mostNamed))}] as named
    from (${rows}) as placed
    group by 1, 2, 3, 4, 5, 6
  ) as counted`;

type Rows = CountedMove & Record<string, unknown>;

/**
 * Where each risk was before an instant, and is now: one statement, because most of its time goes into reading the history.
 * The past is read once: without statistics of a table that an import has just filled, the planner expects one risk, and would
 * read the history again for every pair of them.
 * @param sameMatrix whether no change of the matrix can have moved any
 */
export async function countSince(stage: Stage, end: SQL, sameMatrix: boolean): Promise<CountedMove[]> {
  const { likelihoodId, impactId, score } = columnsOf[stage];
  const touched = sameMatrix
    ? sql`true`
    : sql`was.id in (select ${riskScoreChange.riskId} from ${riskScoreChange}
        where ${riskScoreChange.stage} = ${stage} and ${riskScoreChange.at} >= ${end}
          and ${riskScoreChange.cause} <> 'MATRIX_CHANGED')`;
  const { rows } = await db.execute<Rows>(
    grouped(sql`with was as materialized (${placesBefore(stage, end)})
      select was.id, was.likelihood as was_likelihood, was.impact as was_impact, was.score as was_score,
      was.is_live and ${isCounted} as is_counted, ${likelihoodId} as likelihood, ${impactId} as impact,
      ${score} as score, ${touched} as touched
      from was join ${risk} on ${risk.id} = was.id`),
  );
  return rows;
}

/** How the risks moved whose score changed in a time. */
export async function countMoved(stage: Stage, start: SQL, end: SQL): Promise<CountedMove[]> {
  const { rows } = await db.execute<Rows>(
    grouped(sql`select moved.*, true as is_counted from (${placesChanged(stage, start, end)}) as moved`),
  );
  return rows;
}

/** Where each risk is now. */
export async function countNow(stage: Stage): Promise<CountedMove[]> {
  const { likelihoodId, impactId } = columnsOf[stage];
  const { rows } = await db.execute<Rows>(sql`
    select json_build_object('likelihood', likelihood, 'impact', impact) as was, null as is, false as "byMatrix", count,
      null as "some"
    from (
      select ${likelihoodId} as likelihood, ${impactId} as impact, count(*)::integer as count
      from ${liveRows(risk)} where ${isCounted} group by 1, 2
    ) as counted`);
  return rows;
}
