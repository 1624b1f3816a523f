import { expect, test } from 'vitest';

import { beginningOf } from '#domain/text/beginning-of.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { loggedQuestion } from '#server/modules/provider-assessment/review/questions.ts';

test.each([
  ['abcd', 4, 'abcd'],
  ['abcde', 4, 'abcd'],
  ['abc🛟', 4, 'abc'],
  ['abc🛟', 5, 'abc🛟'],
  ['🛟', 0, ''],
  ['', 4, ''],
])('of %j, at most %d units are %j', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});

test('what the log keeps of a question is text that a database takes', () => {
  expect(loggedQuestion({ question: `${'x'.repeat(119)}🛟` })).toBe('x'.repeat(119));
});

test('a text is cleaned of what the contract refuses, and of half a character', () => {
  expect(cleanText('A\u0000\u202Eb\tc\n🛟')).toBe('Ab\tc\n🛟');
  expect(cleanText('x\uD83D')).toBe('x\uFFFD');
});
