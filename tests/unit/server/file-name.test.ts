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
  expect(renamed('a/other.JPG', { name: 'a.jpg', type: 'JPEG' })).toBe('other.JPG');
  expect(problemOf(() => renamed('other.png', { name: 'a.jpg', type: 'JPEG' }))).toEqual([
    { field: 'name', message: 'Keep the extension .jpg or .jpeg' },
  ]);
});

test('raw evidence has a name of its own, where it is accepted, and keeps its extension', () => {
  expect(fileNamed('phishing.EML', true)).toEqual({ name: 'phishing.EML', type: 'RAW' });
  expect(fileNamed('proxy.log', true)).toEqual({ name: 'proxy.log', type: 'RAW' });
  expect(fileNamed('proxy.log')).toEqual({ name: 'proxy.log', type: 'TEXT' });
  expect(fileNamed('screen.png', true)).toEqual({ name: 'screen.png', type: 'PNG' });
  const messageOf = (isRaw: boolean) => problemOf(() => fileNamed('run.exe', isRaw));
  expect(messageOf(true)).toMatchObject([{ message: expect.stringMatching(/Markdown, \.eml, \.msg, \.zip/) }]);
  expect(renamed('other.eml', { name: 'phishing.EML', type: 'RAW' })).toBe('other.eml');
  for (const other of ['other.zip', 'other.png'])
    expect(problemOf(() => renamed(other, { name: 'phishing.eml', type: 'RAW' }))).toEqual([
      { field: 'name', message: 'Keep the extension .eml' },
    ]);
});
