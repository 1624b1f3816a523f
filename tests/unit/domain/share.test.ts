import { expect, test } from 'vitest';

import { percentOf, shareText } from '#domain/share.ts';

test.each([
  ['a half is rounded up', 1, 8, 13],
  ['eleven of twelve', 11, 12, 92],
  ['all but one of 250 is not everything', 249, 250, 99],
  ['one of 250 is not nothing', 1, 250, 1],
  ['nothing', 0, 250, 0],
  ['everything', 250, 250, 100],
  ['more than the whole', 260, 250, 100],
  ['less than nothing', -1, 250, 0],
  ['of an empty whole', 0, 0, null],
])('%s: %d of %d is %s %%', (_situation, part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('a share as text, and of an empty whole none', () => {
  expect([shareText(11, 12), shareText(0, 0)]).toEqual(['92%', '']);
});
