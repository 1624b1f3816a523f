import { describe, expect, it } from 'vitest';

import { ratingOf, scoresRated } from '#domain/risk/rating.ts';

const bands = [
  { id: 'low', name: 'Low', colour: null, minimumScore: 2 },
  { id: 'medium', name: 'Medium', colour: '#FFAA00', minimumScore: 6 },
  { id: 'high', name: 'High', colour: null, minimumScore: 15 },
];

describe('the scores of ratings', () => {
  it('extend to the next band, and from the highest to infinity', () => {
    expect(scoresRated(['high', 'low'], bands)).toEqual([
      { from: 2, below: 6 },
      { from: 15, below: undefined },
    ]);
  });

  it('are empty for an unknown rating', () => {
    expect(scoresRated(['severe'], bands)).toEqual([]);
  });

  it('are exactly those with that rating', () => {
    for (const { id } of bands) {
      const [range] = scoresRated([id], bands);
      if (range === undefined) throw new Error(`${id} has no scores`);
      const scores = Array.from({ length: 100 }, (_, index) => index + 1);
      const within = scores.filter((score) => score >= range.from && score < (range.below ?? Infinity));
      expect(within).toEqual(scores.filter((score) => ratingOf(score, bands)?.id === id));
    }
  });
});
