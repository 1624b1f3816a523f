import { expect, test } from 'vitest';

import { answerFileProblem, largestAnswerFile } from '#domain/provider-assessment/answer-file.ts';

test('the largest file is that of the question, but no larger than the server takes', () => {
  expect([0, 5, 10, 20].map((maxFileSize) => largestAnswerFile({ maxFileSize }, 10))).toEqual([10, 5, 10, 10]);
});

test.each([
  ['a.pdf', 1, undefined],
  ['a.PDF', 2_000_000, undefined],
  ['a.b.pdf', 1, undefined],
  ['a.pdf', 2_000_001, 'TOO_LARGE'],
  ['a.pdf', 0, 'EMPTY'],
  ['a.png', 1, 'WRONG_TYPE'],
  ['a.png', 0, 'WRONG_TYPE'],
  ['a.pdf.exe', 1, 'WRONG_TYPE'],
  ['pdf', 1, 'WRONG_TYPE'],
  ['a.pdf ', 1, 'WRONG_TYPE'],
  // Listed by the question, but refused by the server.
  ['a.exe', 1, 'WRONG_TYPE'],
] as const)('%s of %d bytes', (name, size, problem) => {
  const rules = { maxFileSize: 2, allowedFileTypes: ['pdf', 'exe'] };
  expect(answerFileProblem(rules, { name, size }, 10)).toBe(problem);
});

test('a question that lists no types takes all that the server takes', () => {
  const rules = { maxFileSize: 0, allowedFileTypes: [] };
  expect(answerFileProblem(rules, { name: 'a.png', size: 10_000_000 }, 10)).toBeUndefined();
  expect(answerFileProblem(rules, { name: 'a.png', size: 10_000_001 }, 10)).toBe('TOO_LARGE');
  expect(answerFileProblem(rules, { name: 'a.exe', size: 1 }, 10)).toBe('WRONG_TYPE');
});
