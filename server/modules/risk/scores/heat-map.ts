import { inArray, sql, type SQL } from 'drizzle-orm';

import { ratingOf, type Stage } from '#domain/risk/rating.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday, timeZoneInQuery, todayInQuery } from '#server/modules/organisation/index.ts';

import type { Matrix } from '../matrix.ts';
import { cellIn, cellsOf, movesOf, type FoundMove } from './cells.ts';
import { countMoved, countNow, countSince } from './moves.ts';
import { appetiteAt, matrixAt } from './past.ts';

type HeatMap = Schemas['RiskHeatMap'];

/** The midnight that ends a day where the organisation is. */
const endOf = (day: string | SQL): SQL => sql`((${day}::date + 1)::timestamp at time zone ${timeZoneInQuery})`;
const startOf = (day: string | SQL): SQL => sql`(${day}::date::timestamp at time zone ${timeZoneInQuery})`;

/** @throws ApiError 400 for a day that is still to come */
async function refuseFuture(asOf: string | undefined): Promise<void> {
  if (asOf !== undefined && asOf > (await organisationToday()))
    throw invalid([{ field: 'asOf', message: 'There is nothing to show yet: this day is still to come' }]);
}

/** Moves with the names of some of their risks. */
async function named(moves: readonly FoundMove[]): Promise<HeatMap['moves']> {
  const ids = moves.flatMap(({ some }) => some);
  const rows = await (ids.length === 0
    ? []
    : db.select({ id: record.id, ref: record.ref, title: record.title }).from(record).where(inArray(record.id, ids)));
  const inOrder = rows.toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
  return moves.map(({ some, ...move }) => ({ ...move, risks: inOrder.filter(({ id }) => some.includes(id)) }));
}

/** The matrix is its levels on offer (decision 061), and those retired ones in which risks are or were. */
const pictureOf = (
  { likelihoods, impacts, bands }: Matrix,
  isShown: (id: string) => boolean,
): Pick<HeatMap, 'likelihoods' | 'impacts' | 'bands'> => ({
  likelihoods: byScore(likelihoods).filter(({ id }) => isShown(id)),
  impacts: byScore(impacts).filter(({ id }) => isShown(id)),
  bands: bands.flatMap(({ minimumScore }) => {
    const rating = ratingOf(minimumScore, bands);
    return rating === null ? [] : [{ ...rating, minimumScore }];
  }),
});

const byScore = (steps: ReadonlyMap<string, Schemas['StepReference']>) =>
  [...steps.values()].toSorted((one, other) => one.score - other.score);

/** The levels in which the cells and the arrows are. */
function levelsIn(cells: HeatMap['cells'], moves: readonly FoundMove[]): ReadonlySet<string> {
  const places = [...cells, ...moves.flatMap(({ from, to }) => [from, to])];
  return new Set(places.flatMap(({ likelihoodId, impactId }) => [likelihoodId, impactId]));
}

/** How risks moved on a day, or have today. */
async function movesOn(stage: Stage, day: string | undefined): Promise<FoundMove[]> {
  const start = startOf(day ?? todayInQuery);
  const end = day === undefined ? sql`'infinity'::timestamptz` : endOf(day);
  const counted = await countMoved(stage, start, end);
  if (counted.length === 0) return [];
  const [before, after] = [await matrixAt(start), await matrixAt(end)];
  return movesOf(counted, { from: cellIn(before.matrix), to: cellIn(after.matrix) });
}

/**
 * The matrix that was in force at the end of a day, and the risks in it (incidents.md, 4).
 * @param asOf a day, or undefined for now
 * @throws ApiError 400 for a day that is still to come
 */
export async function readHeatMap(stage: Stage, asOf: string | undefined): Promise<HeatMap> {
  await refuseFuture(asOf);
  const end = asOf === undefined ? undefined : endOf(asOf);
  const [was, appetite, movesOfDay] = await Promise.all([matrixAt(end), appetiteAt(end), movesOn(stage, asOf)]);
  const is = end === undefined ? was : await matrixAt();
  const counted = await (end === undefined
    ? countNow(stage)
    : countSince(stage, end, was.version === is.version && !was.isOfToday));
  const cellOf = cellIn(was.matrix);
  const cells = cellsOf(counted, cellOf);
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const moves = movesOf(counted, { from: cellOf, to: cellIn(is.matrix) });
  const taken = levelsIn(cells, [...moves, ...movesOfDay]);
  return {
    matrixVersion: was.version,
    isOfToday: was.isOfToday,
    appetite,
    ...pictureOf(was.matrix, (id) => !was.retired.has(id) || taken.has(id)),
    cells,
    elsewhere: all - cells.reduce((sum, { count }) => sum + count, 0),
    moves: await named(moves),
    movesOfDay: await named(movesOfDay),
  };
}
