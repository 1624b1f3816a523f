import { expect, test } from 'vitest';

import { unreachableRatings } from '#domain/risk/reachable-ratings.ts';

const levels = (...scores: number[]) => scores.map((score) => ({ score }));
const bands = [
  { name: 'Critical', minimumScore: 17 },
  { name: 'Low', minimumScore: 1 },
  { name: 'High', minimumScore: 10 },
];

test.each([
  { size: 5, unreachable: [] },
  { size: 4, unreachable: ['Critical'] },
  { size: 3, unreachable: ['High', 'Critical'] },
])('in a matrix of $size levels, no score reaches $unreachable', ({ size, unreachable }) => {
  const axis = levels(...Array.from({ length: size }, (_, index) => index + 1));
  expect(unreachableRatings({ likelihoods: axis, impacts: axis, bands })).toEqual(unreachable);
});
