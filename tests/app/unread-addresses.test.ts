import { expect, test } from 'vitest';

import { unreadAddresses } from '#src/components/unread-addresses.ts';

test.each([
  [[], undefined],
  [['nobody'], '“nobody” is not a mail address'],
  [['Bo', 'bo@'], 'These are not mail addresses: “Bo” and “bo@”'],
  [['a', 'b', 'c'], 'These are not mail addresses: “a”, “b” and “c”'],
  [['x'.repeat(60)], `“${'x'.repeat(40)}” is not a mail address`],
])('of %j it says %s', (entries, sentence) => {
  expect(unreadAddresses(entries)).toBe(sentence);
});

test('of a list that is none the first twenty are named', () => {
  const entries = Array.from({ length: 23 }, (_, index) => `line ${index + 1}`);
  expect(unreadAddresses(entries)).toMatch(/“line 20” and 3 more$/);
});
