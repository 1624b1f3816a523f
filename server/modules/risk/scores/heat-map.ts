import { sql, type SQL } from 'drizzle-orm';

import { ratingOf, type Stage } from '#domain/risk/rating.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, risk, riskScoreChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { readMatrix, type Matrix } from '../matrix.ts';

type HeatMap = Schemas['RiskHeatMap'];

/** Arrows beyond this number could not be told apart. */
const mostMoves = 50;

const columnsOf = {
  inherent: { likelihoodId: risk.inherentLikelihoodId, impactId: risk.inherentImpactId },
  current: { likelihoodId: risk.currentLikelihoodId, impactId: risk.currentImpactId },
  residual: { likelihoodId: risk.residualLikelihoodId, impactId: risk.residualImpactId },
} as const satisfies Record<Stage, object>;

/**
 * Where each risk was that existed before an instant, as its last change until then left it, and whether it still exists.
 * All of the order is descending, as the index `risk_score_change_over_time` is read backwards.
 */
const placesBefore = (stage: Stage, end: SQL): SQL => sql`
  select ${record.id} as id, ${record.deletedAt} is null as is_live, was.likelihood, was.impact from ${record} left join (
    select distinct on (${riskScoreChange.riskId}) ${riskScoreChange.riskId} as risk_id,
      ${riskScoreChange.likelihoodId} as likelihood, ${riskScoreChange.impactId} as impact
    from ${riskScoreChange}
    where ${riskScoreChange.stage} = ${stage} and ${riskScoreChange.at} < ${end}
    order by ${riskScoreChange.riskId} desc, ${riskScoreChange.at} desc, ${riskScoreChange.id} desc
  ) as was on was.risk_id = ${record.id}
  where ${record.kind} = 'risk' and ${record.createdAt} < ${end}
    and (${record.deletedAt} is null or ${record.deletedAt} >= ${end})`;

/** A cell of the heat map, or a place beside it: a risk that is not assessed has no steps. */
interface Place {
  readonly likelihood: string | null;
  readonly impact: string | null;
}

/** How many risks were at one place, and are at another now; null if they have been removed. */
interface Counted extends Record<string, unknown> {
  readonly was: Place;
  readonly is: Place | null;
  readonly count: number;
}

/** Where each live risk is now. */
async function countNow(stage: Stage): Promise<Counted[]> {
  const { likelihoodId, impactId } = columnsOf[stage];
  const { rows } = await db.execute<Counted>(sql`
    select json_build_object('likelihood', likelihood, 'impact', impact) as was, null as is, count
    from (
      select ${likelihoodId} as likelihood, ${impactId} as impact, count(*)::integer as count
      from ${liveRows(risk)} group by 1, 2
    ) as counted`);
  return rows;
}

/** Where each risk was, and is now: one statement, because most of its time goes into reading the history. */
async function countSince(stage: Stage, end: SQL): Promise<Counted[]> {
  const { likelihoodId, impactId } = columnsOf[stage];
  const { rows } = await db.execute<Counted>(sql`
    select json_build_object('likelihood', was_likelihood, 'impact', was_impact) as was,
      case when is_live then json_build_object('likelihood', likelihood, 'impact', impact) end as is, count
    from (
      select was.likelihood as was_likelihood, was.impact as was_impact, was.is_live,
        ${likelihoodId} as likelihood, ${impactId} as impact, count(*)::integer as count
      from (${placesBefore(stage, end)}) as was join ${risk} on ${risk.id} = was.id
      group by 1, 2, 3, 4, 5
    ) as counted`);
  return rows;
}

type Cell = HeatMap['moves'][number]['from'];

/** The cell of today's matrix that a place is, if both of its steps are in it. */
const cellIn =
  ({ likelihoods, impacts }: Matrix) =>
  ({ likelihood, impact }: Place): Cell | undefined =>
    likelihood !== null && impact !== null && likelihoods.has(likelihood) && impacts.has(impact)
      ? { likelihoodId: likelihood, impactId: impact }
      : undefined;

const nameOf = ({ likelihoodId, impactId }: Cell) => `${likelihoodId} ${impactId}`;

/** How many risks are in each cell. */
function cellsOf(counted: readonly Counted[], cellOf: (place: Place) => Cell | undefined): HeatMap['cells'] {
  const cells = new Map<string, HeatMap['cells'][number]>();
  for (const { was, count } of counted) {
    const cell = cellOf(was);
    if (cell === undefined) continue;
    const before = cells.get(nameOf(cell))?.count ?? 0;
    cells.set(nameOf(cell), { ...cell, count: before + count });
  }
  return [...cells.values()];
}

/** The arrows from cell to cell, the thickest first. */
function movesOf(counted: readonly Counted[], cellOf: (place: Place) => Cell | undefined): HeatMap['moves'] {
  const moves = counted.flatMap(({ was, is, count }) => {
    const [from, to] = [cellOf(was), is === null ? undefined : cellOf(is)];
    return from === undefined || to === undefined || nameOf(from) === nameOf(to) ? [] : [{ from, to, count }];
  });
  const name = ({ from, to }: HeatMap['moves'][number]) => `${nameOf(from)} ${nameOf(to)}`;
  return moves
    .toSorted((one, other) => other.count - one.count || (name(one) < name(other) ? -1 : 1))
    .slice(0, mostMoves);
}

const byScore = (steps: ReadonlyMap<string, Schemas['StepReference']>) =>
  [...steps.values()].toSorted((one, other) => one.score - other.score);

/** @param asOf a day, or undefined for now */
export async function readHeatMap(stage: Stage, asOf: string | undefined): Promise<HeatMap> {
  const end = asOf === undefined ? undefined : sql`((${asOf}::date + 1)::timestamp at time zone ${timeZoneInQuery})`;
  const matrix = await readMatrix();
  const counted = await (end === undefined ? countNow(stage) : countSince(stage, end));
  const cellOf = cellIn(matrix);
  const cells = cellsOf(counted, cellOf);
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
    moves: movesOf(counted, cellOf),
  };
}
