import type { Schemas } from '#server/contract/types.ts';

import type { Matrix } from '../matrix.ts';

type HeatMap = Schemas['RiskHeatMap'];

/** Arrows beyond this number could not be told apart. */
const mostMoves = 50;

/** A cell of the heat map, or a place beside it: a risk that is not assessed has no steps. */
interface Place {
  readonly likelihood: string | null;
  readonly impact: string | null;
}

/** How many risks were at one place. */
interface Counted {
  readonly was: Place;
  readonly count: number;
}

/** How many were at one place, and are at another; null if they do not count any more. */
export interface CountedMove extends Counted {
  readonly is: Place | null;
  readonly byMatrix: boolean;
  /** The ids of some of them. */
  readonly some: readonly string[] | null;
}

type Cell = Schemas['HeatMapPlace'];

/** The cell of a matrix that a place is, if both of its steps are in it. */
export const cellIn =
  ({ likelihoods, impacts }: Matrix) =>
  (place: Place): Cell | undefined => {
    const likelihood = likelihoods.get(place.likelihood ?? '');
    const impact = impacts.get(place.impact ?? '');
    return likelihood && impact
      ? {
          likelihoodId: likelihood.id,
          impactId: impact.id,
          likelihood: likelihood.name,
          impact: impact.name,
          score: likelihood.score * impact.score,
        }
      : undefined;
  };

const nameOf = ({ likelihoodId, impactId }: Cell) => `${likelihoodId} ${impactId}`;

/** How many risks are in each cell. */
export function cellsOf(counted: readonly Counted[], cellOf: (place: Place) => Cell | undefined): HeatMap['cells'] {
  const cells = new Map<string, HeatMap['cells'][number]>();
  for (const { was, count } of counted) {
    const cell = cellOf(was);
    if (cell === undefined) continue;
    const { likelihoodId, impactId } = cell;
    const before = cells.get(nameOf(cell))?.count ?? 0;
    cells.set(nameOf(cell), { likelihoodId, impactId, count: before + count });
  }
  // In one order, whatever the database's: the same data has the same answer.
  return [...cells].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell);
}

/** A move with the ids of some of its risks. */
export interface FoundMove extends Omit<HeatMap['moves'][number], 'risks'> {
  readonly some: readonly string[];
}

/**
 * The arrows from cell to cell, the thickest first. A cell whose score is another one since is another cell: the matrix has
 * moved its risks.
 */
export function movesOf(
  counted: readonly CountedMove[],
  { from: fromIn, to: toIn }: Readonly<Record<'from' | 'to', (place: Place) => Cell | undefined>>,
): FoundMove[] {
  const moves = counted.flatMap(({ was, is, count, byMatrix, some }) => {
    const [from, to] = [fromIn(was), is === null ? undefined : toIn(is)];
    const hasMoved = from && to && (nameOf(from) !== nameOf(to) || from.score !== to.score);
    return hasMoved ? [{ from, to, count, byMatrix, some: some ?? [] }] : [];
  });
  const name = ({ from, to, byMatrix }: FoundMove) => `${nameOf(from)} ${nameOf(to)} ${byMatrix}`;
  return moves
    .toSorted((one, other) => other.count - one.count || (name(one) < name(other) ? -1 : 1))
    .slice(0, mostMoves);
}
