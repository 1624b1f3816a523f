import { expect, test } from 'vitest';

import { moved } from '#src/registers/lookup/order.ts';

const entry = (id: string, position: number) => ({ id, position });
const placesAfter = (entries: ReturnType<typeof entry>[], id: string, step: -1 | 1) =>
  moved(entries, id, step).map((place) => [place.entry.id, place.position]);

test('two neighbours swap positions', () => {
  const entries = [entry('a', 0), entry('b', 1), entry('c', 2)];
  expect(placesAfter(entries, 'c', -1)).toEqual([
    ['c', 1],
    ['b', 2],
  ]);
  expect(placesAfter(entries, 'a', 1)).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
});

test('entries with duplicate positions or gaps are renumbered', () => {
  expect(placesAfter([entry('a', 0), entry('b', 0), entry('c', 0)], 'b', -1)).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  expect(placesAfter([entry('a', 10), entry('b', 20)], 'b', -1)).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
});

test('nothing moves beyond the ends, and unknown entries do not move', () => {
  const entries = [entry('a', 0), entry('b', 1)];
  expect(placesAfter(entries, 'a', -1)).toEqual([]);
  expect(placesAfter(entries, 'b', 1)).toEqual([]);
  expect(placesAfter(entries, 'z', 1)).toEqual([]);
  expect(placesAfter(entries, 'z', -1)).toEqual([]);
});
