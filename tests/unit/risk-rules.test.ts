import { describe, expect, it, test } from 'vitest';

import { ratingOf, scoreOf, scoresRated } from '#server/modules/risk/rules.ts';

const bands = [
  { id: 'low', name: 'Low', colour: null, minimumScore: 2 },
  { id: 'medium', name: 'Medium', colour: '#FFAA00', minimumScore: 6 },
  { id: 'high', name: 'High', colour: null, minimumScore: 15 },
];

test('a score is the product of two steps, and nothing until both are chosen', () => {
  expect(scoreOf(3, 4)).toBe(12);
  expect(scoreOf(undefined, 4)).toBeNull();
  expect(scoreOf(3, undefined)).toBeNull();
});

describe('the rating of a score', () => {
  it.each([
    [2, 'Low', 1],
    [5, 'Low', 1],
    [6, 'Medium', 2],
    [14, 'Medium', 2],
    [15, 'High', 3],
    [100, 'High', 3],
  ])('%d is the highest band that it reaches', (score, name, level) => {
    expect(ratingOf(score, bands)).toMatchObject({ name, level });
  });

  it('is none for a score below every band, for no score and without bands', () => {
    expect([ratingOf(1, bands), ratingOf(null, bands), ratingOf(9, [])]).toEqual([null, null, null]);
  });
});

describe('the scores of ratings', () => {
  it('reach to the next band, and from the highest to infinity', () => {
    expect(scoresRated(['high', 'low'], bands)).toEqual([
      { from: 2, below: 6 },
      { from: 15, below: undefined },
    ]);
  });

  it('are none for a rating that is not there', () => {
    expect(scoresRated(['severe'], bands)).toEqual([]);
  });

  it('are those that have the rating', () => {
    for (const { id } of bands) {
      const [range] = scoresRated([id], bands);
      if (range === undefined) throw new Error(`${id} has no scores`);
      const scores = Array.from({ length: 100 }, (_, index) => index + 1);
      const within = scores.filter((score) => score >= range.from && score < (range.below ?? Infinity));
      expect(within).toEqual(scores.filter((score) => ratingOf(score, bands)?.id === id));
    }
  });
});
