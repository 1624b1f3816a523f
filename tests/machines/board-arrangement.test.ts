import { expect, test } from 'vitest';

import { arranged, spotBeside } from '#machines/task-board/arrangement.ts';

const columns = [
  { statusId: 'todo', cardIds: ['a', 'b', 'c'] },
  { statusId: 'doing', cardIds: ['d'] },
];

test.each([
  // Counted without the card that is carried: `c` is the second of its column then.
  ['c', false, { statusId: 'todo', index: 1 }],
  ['c', true, { statusId: 'todo', index: 2 }],
  ['d', false, { statusId: 'doing', index: 0 }],
  ['a', true, undefined],
  ['gone', true, undefined],
])('a card that is held over %s, below its middle: %s, has its place beside it', (cardId, isBelow, spot) => {
  expect(spotBeside(columns, 'a', { cardId, isBelow })).toEqual(spot);
});

test('only the columns that a card leaves and meets are others afterwards', () => {
  const others = [...columns, { statusId: 'done', cardIds: ['e'] }];
  const after = arranged(others, 'a', { statusId: 'doing', index: 1 });
  expect(after.map(({ cardIds }) => cardIds)).toEqual([['b', 'c'], ['d', 'a'], ['e']]);
  expect(after[2]).toBe(others[2]);
  expect(after[0]).not.toBe(others[0]);
});
