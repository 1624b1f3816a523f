import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { ratingOf, type Stage } from '#domain/rating.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, risk, riskScoreChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { readMatrix } from '../matrix.ts';

type HeatMap = Schemas['RiskHeatMap'];

/** Arrows beyond this number could not be told apart. */
const mostMoves = 50;

const columnsOf = {
  inherent: { likelihoodId: risk.inherentLikelihoodId, impactId: risk.inherentImpactId },
  current: { likelihoodId: risk.currentLikelihoodId, impactId: risk.currentImpactId },
  residual: { likelihoodId: risk.residualLikelihoodId, impactId: risk.residualImpactId },
} as const satisfies Record<Stage, object>;

/** Where each live risk is now. */
const placesNow = (stage: Stage): SQL => {
  const { likelihoodId, impactId } = columnsOf[stage];
  const live = and(eq(record.organisationId, risk.organisationId), eq(record.id, risk.id), isNull(record.deletedAt));
  return sql`select ${risk.id} as id, ${likelihoodId} as likelihood, ${impactId} as impact
    from ${risk} join ${record} on ${live}`;
};

/**
 * Where each risk was that existed before an instant: as its last change until then left it. All of the order is descending,
 * as the index `risk_score_change_over_time` is read backwards.
 */
const placesBefore = (stage: Stage, end: SQL): SQL => sql`
  select ${record.id} as id, was.likelihood, was.impact from ${record} left join (
    select distinct on (${riskScoreChange.riskId}) ${riskScoreChange.riskId} as risk_id,
      ${riskScoreChange.likelihoodId} as likelihood, ${riskScoreChange.impactId} as impact
    from ${riskScoreChange}
    where ${riskScoreChange.stage} = ${stage} and ${riskScoreChange.at} < ${end}
    order by ${riskScoreChange.riskId} desc, ${riskScoreChange.at} desc, ${riskScoreChange.id} desc
  ) as was on was.risk_id = ${record.id}
  where ${record.kind} = 'risk' and ${record.createdAt} < ${end}
    and (${record.deletedAt} is null or ${record.deletedAt} >= ${end})`;

interface Counted extends Record<string, unknown> {
  readonly likelihood: string | null;
  readonly impact: string | null;
  readonly count: number;
}

async function countPlaces(places: SQL): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select likelihood, impact, count(*)::integer as count from (${places}) as place group by likelihood, impact`);
  return rows;
}

async function countMoves(stage: Stage, end: SQL): Promise<HeatMap['moves']> {
  const { rows } = await db.execute<HeatMap['moves'][number] & Record<string, unknown>>(sql`
    select json_build_object('likelihoodId', was.likelihood, 'impactId', was.impact) as "from",
      json_build_object('likelihoodId', own.likelihood, 'impactId', own.impact) as "to", moved.count
    from (
      select was.likelihood as l1, was.impact as i1, own.likelihood as l2, own.impact as i2, count(*)::integer as count
      from (${placesBefore(stage, end)}) as was join (${placesNow(stage)}) as own using (id)
      where was.likelihood is not null and was.impact is not null
        and own.likelihood is not null and own.impact is not null
        and (was.likelihood, was.impact) is distinct from (own.likelihood, own.impact)
      group by 1, 2, 3, 4 order by count desc, 1, 2, 3, 4 limit ${mostMoves}
    ) as moved, lateral (select l1 as likelihood, i1 as impact) as was, lateral (select l2 as likelihood, i2 as impact) as own`);
  return rows;
}

const byScore = (steps: ReadonlyMap<string, Schemas['StepReference']>) =>
  [...steps.values()].toSorted((one, other) => one.score - other.score);

/** @param asOf a day, or undefined for now */
export async function readHeatMap(stage: Stage, asOf: string | undefined): Promise<HeatMap> {
  const end = asOf === undefined ? undefined : sql`((${asOf}::date + 1)::timestamp at time zone 'utc')`;
  const matrix = await readMatrix();
  const [counted, moves] = await Promise.all([
    countPlaces(end === undefined ? placesNow(stage) : placesBefore(stage, end)),
    end === undefined ? [] : countMoves(stage, end),
  ]);
  const isOnMap = (likelihood: string | null, impact: string | null) =>
    matrix.likelihoods.has(likelihood ?? '') && matrix.impacts.has(impact ?? '');
  const cells = counted.flatMap(({ likelihood, impact, count }) =>
    likelihood !== null && impact !== null && isOnMap(likelihood, impact)
      ? [{ likelihoodId: likelihood, impactId: impact, count }]
      : [],
  );
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    likelihoods: byScore(matrix.likelihoods),
    impacts: byScore(matrix.impacts),
    bands: matrix.bands.flatMap(({ minimumScore }) => {
      const rating = ratingOf(minimumScore, matrix.bands);
      return rating === null ? [] : [{ ...rating, minimumScore }];
    }),
    cells,
    elsewhere: all - cells.reduce((sum, { count }) => sum + count, 0),
    moves: moves.filter(
      ({ from, to }) => isOnMap(from.likelihoodId, from.impactId) && isOnMap(to.likelihoodId, to.impactId),
    ),
  };
}
