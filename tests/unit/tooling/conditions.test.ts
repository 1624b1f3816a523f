import { expect, test } from 'vitest';

import { conditionsAmong } from '#tests/model/conditions.ts';

/** Two parallel parts, one of which has a relevant context. */
const situations = [
  ['open', 'open · idle', 'panel · closed', 'not changed'],
  ['open', 'open · idle', 'panel · closed', 'changed'],
  ['open', 'open · idle', 'panel · open', 'not changed'],
  ['open', 'open · idle', 'panel · open', 'changed'],
  ['open', 'open · busy', 'panel · closed', 'changed'],
  ['ended', 'panel · closed', 'changed'],
];

test.each([
  { where: [0, 1, 2, 3, 4, 5], found: [[]] },
  { where: [0, 1, 2, 3, 4], found: [['open']] },
  { where: [0, 1, 2, 3], found: [['open · idle']] },
  { where: [1, 3], found: [['open · idle', 'changed']] },
  { where: [1], found: [['open · idle', 'panel · closed', 'changed']] },
  { where: [0, 2, 5], found: [['not changed'], ['ended']] },
])('the situations $where are those with $found', ({ where, found }) => {
  expect(conditionsAmong(situations)(new Set(where)).map(({ facts }) => facts)).toEqual(found);
});
