import { describe, expect, test } from 'vitest';

import { lowestFirst, ratingOf } from '#domain/risk/rating.ts';
import { matrixOf } from '#src/features/risk/matrix.ts';
import { ratingFor, scaleFor, type MatrixScale } from '#src/features/risk/rating.ts';

const step = (score: number) => ({ id: `step-${score}`, name: `Step ${score}`, score });
const band = (minimumScore: number, name: string) => ({ id: name, name, colour: null, minimumScore, reviewMonths: 12 });

/** A non-default matrix: two likelihoods, three impacts, unsorted bands. */
const scale: MatrixScale = {
  likelihoods: [step(3), step(1)],
  impacts: [step(1), step(4), step(2)],
  ratings: [band(6, 'High'), band(2, 'Low')],
};
const at = (likelihood: number, impact: number) => ({ likelihoodId: `step-${likelihood}`, impactId: `step-${impact}` });
const nowhere = { likelihoodId: null, impactId: null };

describe('the rating', () => {
  test('is the band with the highest minimum that the score reaches', () => {
    expect([1, 2, 5, 6, 12].map((score) => ratingOf(score, lowestFirst(scale.ratings))?.name)).toEqual([
      undefined,
      'Low',
      'Low',
      'High',
      'High',
    ]);
    expect(ratingOf(12, lowestFirst(scale.ratings))?.level).toBe(2);
  });

  test('requires both likelihood and impact', () => {
    expect(ratingFor({ likelihoodId: 'step-3', impactId: null }, scale)).toEqual({ score: null, rating: null });
    const high = { id: 'High', name: 'High', colour: null, level: 2 };
    expect(ratingFor(at(3, 2), scale)).toEqual({ score: 6, rating: high });
    expect(ratingFor(at(1, 1), scale)).toEqual({ score: 1, rating: null });
  });
});

describe('the sketch', () => {
  test('plots likelihood upwards and impact to the right', () => {
    const { columns, rows, cells } = matrixOf({ inherent: nowhere, current: nowhere, residual: nowhere }, scale);
    expect([columns, rows]).toEqual([3, 2]);
    expect(cells.map(({ column, row, band: rating }) => [column, row, rating?.name])).toEqual([
      [0, 0, 'Low'],
      [1, 0, 'High'],
      [2, 0, 'High'],
      [0, 1, undefined],
      [1, 1, 'Low'],
      [2, 1, 'Low'],
    ]);
  });

  test('marks each assessed stage, and groups stages in the same cell', () => {
    const marksOf = (inherent: object, current: object, residual: object) =>
      matrixOf(
        {
          inherent: { ...nowhere, ...inherent },
          current: { ...nowhere, ...current },
          residual: { ...nowhere, ...residual },
        },
        scale,
      ).marks;
    expect(marksOf(at(3, 4), at(3, 4), at(1, 1))).toEqual([
      { column: 2, row: 0, letters: 'IC' },
      { column: 0, row: 1, letters: 'R' },
    ]);
    expect(marksOf({}, at(1, 2), { likelihoodId: 'step-1' })).toEqual([{ column: 1, row: 1, letters: 'C' }]);
    expect(marksOf(at(3, 4), at(3, 9), at(3, 4))).toEqual([{ column: 2, row: 0, letters: 'IR' }]);
  });
});

test('a new risk is offered only active levels', () => {
  expect(scaleFor(scale, null)).toBe(scale);
});
