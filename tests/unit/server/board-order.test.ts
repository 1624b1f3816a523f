import { expect, test } from 'vitest';

import { inOrder, positionBetween, type PlacedCard } from '#server/modules/task/board-order.ts';
import { randomOf } from '#tests/server/compliance/random.ts';

const cards: readonly PlacedCard[] = [
  { id: 'second', position: 'a1' },
  { id: 'first', position: 'a0' },
];

test.each<[string, readonly PlacedCard[], string | null, string | null, string | null]>([
  ['an empty column', [], null, null, 'a0'],
  ['the end', cards, 'second', null, 'a2'],
  ['between two', cards, 'first', 'second', 'a0V'],
  ['the beginning', cards, null, 'first', 'Zz'],
  ['a neighbour that is gone', cards, 'other', null, null],
  ['the one behind gone', cards, 'second', 'other', null],
  ['neighbours in another order', cards, 'second', 'first', null],
  ['a column that is not empty any more', cards, null, null, null],
])('a card is put into %s', (_where, column, beforeId, afterId, position) => {
  expect(positionBetween(column, { beforeId, afterId })).toBe(position);
});

test('a thousand cards put into one gap, and a thousand put anywhere, are all told apart and in order', () => {
  const random = randomOf(7);
  const column = inOrder(cards);
  for (let count = 0; count < 2000; count += 1) {
    const at = count < 1000 ? 1 : random.below(column.length + 1);
    const neighbours = column.slice(Math.max(0, at - 1), at + 1);
    const place = { beforeId: column[at - 1]?.id ?? null, afterId: column[at]?.id ?? null };
    column.splice(at, 0, { id: `card ${count}`, position: positionBetween(neighbours, place) ?? '' });
  }
  expect(inOrder(column)).toEqual(column);
  expect(new Set(column.map(({ position }) => position)).size).toBe(2002);
});
