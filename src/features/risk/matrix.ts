import { lowestFirst, ratingOf, scoreOf, stages, type Stage } from '#domain/risk/rating.ts';
import type { Schemas } from '#src/api/connection/client.ts';

import type { Assessment, MatrixScale } from './rating.ts';

type Band = Schemas['RatingReference'] | null;

/** A cell of the organisation's matrix: column by impact from the left, row by likelihood from the top. */
export interface MatrixCell {
  readonly column: number;
  readonly row: number;
  readonly band: Band;
}

/** A position in the matrix, marked with the initials of the stages at it. */
export interface MatrixMark {
  readonly column: number;
  readonly row: number;
  readonly letters: string;
}

export interface Matrix {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly MatrixCell[];
  /** In stage order; stages in the same cell share a mark. */
  readonly marks: readonly MatrixMark[];
}

const byScore = (left: { readonly score: number }, right: { readonly score: number }) => left.score - right.score;

/** The organisation's matrix with the draft's ratings marked: impact rises to the right, likelihood upwards. */
export function matrixOf(
  assessments: Readonly<Record<Stage, Assessment>>,
  { likelihoods, impacts, ratings }: MatrixScale,
): Matrix {
  const columns = impacts.toSorted(byScore);
  const rows = likelihoods.toSorted(byScore).toReversed();
  const bands = lowestFirst(ratings);
  const cells = rows.flatMap((likelihood, row) =>
    columns.map((impact, column) => ({
      column,
      row,
      band: ratingOf(scoreOf(likelihood.score, impact.score), bands),
    })),
  );
  const marks: MatrixMark[] = [];
  for (const stage of stages) {
    const { likelihoodId, impactId } = assessments[stage];
    const column = columns.findIndex(({ id }) => id === impactId);
    const row = rows.findIndex(({ id }) => id === likelihoodId);
    if (column === -1 || row === -1) continue;
    const letter = stage.charAt(0).toUpperCase();
    const shared = marks.findIndex((mark) => mark.column === column && mark.row === row);
    if (shared === -1) marks.push({ column, row, letters: letter });
    else marks.splice(shared, 1, { column, row, letters: `${marks[shared]?.letters}${letter}` });
  }
  return { columns: columns.length, rows: rows.length, cells, marks };
}
