import { expect, test } from 'vitest';

import { fileNamed, renamed } from '#server/modules/attachment/file-name.ts';

const problemOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Object && 'errors' in error ? error.errors : error;
  }
};

test.each([
  ['plan.pdf', 'plan.pdf', 'PDF'],
  ['C:\\folder\\plan.PDF', 'plan.PDF', 'PDF'],
  ['../../etc/plan.txt', 'plan.txt', 'TEXT'],
  [' plan .pdf ', 'plan.pdf', 'PDF'],
  ['pl\u202Ean\u0000\u2028\u2029\uD83D.pdf', 'plan.pdf', 'PDF'],
  ['u\u0308ber.pdf', 'über.pdf', 'PDF'],
  ['an\nother.tar.csv', 'another.tar.csv', 'CSV'],
  ['.plan.pdf', '.plan.pdf', 'PDF'],
  ['🛟.md', '🛟.md', 'MARKDOWN'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(195)}.jpeg`, 'JPEG'],
  [`${'x'.repeat(195)} y.jpeg`, `${'x'.repeat(195)}.jpeg`, 'JPEG'],
])('%j is stored as %j', (given, name, type) => {
  expect(fileNamed(given)).toEqual({ name, type });
});

test.each(['plan', 'plan.exe', 'plan.pdf/', '', `plan.pdf.${'x'.repeat(300)}`])('%j is not accepted', (given) => {
  expect(problemOf(() => fileNamed(given))).toEqual([
    {
      field: 'name',
      message: expect.stringMatching(
        /^Files of this type are not accepted\. Accepted are: PDF, PNG, JPEG, .*, Markdown$/,
      ),
    },
  ]);
});

test.each(['.pdf', ' .pdf', '..pdf', '\u2060.pdf', '. .pdf'])('%j is no name', (given) => {
  expect(problemOf(() => fileNamed(given))).toEqual([{ field: 'name', message: 'Name the file' }]);
});

test('a file keeps its type when it is renamed', () => {
  expect(renamed('a/other.JPG', 'JPEG')).toBe('other.JPG');
  expect(problemOf(() => renamed('other.png', 'JPEG'))).toEqual([
    { field: 'name', message: 'Keep the extension .jpg or .jpeg' },
  ]);
});
