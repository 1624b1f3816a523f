import { expect, test } from 'vitest';

import { similarityOf } from '#domain/text/similarity.ts';

test.each([
  ['', '', 100],
  ['a b', 'a  b', 100],
  ['a b', 'b a', 100],
  ['a b', 'c d', 0],
  ['a a', 'a b', 50],
  ['a', '', 0],
])('the similarity of "%s" and "%s" is %i', (before, now, similarity) => {
  expect(similarityOf(before, now)).toBe(similarity);
});
