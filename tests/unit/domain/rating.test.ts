import { expect, test } from 'vitest';

import { ratingOf, scoreOf } from '#domain/risk/rating.ts';

test('there is no score until likelihood and impact are chosen', () => {
  expect(scoreOf(undefined, 3)).toBeNull();
  expect(scoreOf(3, undefined)).toBeNull();
  expect(scoreOf(3, 4)).toBe(12);
});

test('without a score there is no rating, even if a band starts at 0', () => {
  expect(ratingOf(null, [{ id: 'low', name: 'Low', colour: null, minimumScore: 0 }])).toBeNull();
});
