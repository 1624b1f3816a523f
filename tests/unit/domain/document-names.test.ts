import { expect, test } from 'vitest';

import { documentName, fitsBelow, freeName, nameKey, nameProblem, takenNames } from '#domain/document/names.ts';

test.each<[string, readonly string[], string]>([
  ['Report.pdf', ['report.PDF'], 'Report (2).pdf'],
  ['Report (2).pdf', ['Report.pdf', 'Report (2).pdf'], 'Report (3).pdf'],
  ['Plan', ['Plan', 'Plan (2)'], 'Plan (3)'],
  ['.env.txt', ['.env.txt'], '.env (2).txt'],
  ['.env', ['.env'], '.env (2)'],
  ['Resume\u0301.pdf', ['Resum\u00e9.pdf'], 'Resum\u00e9 (2).pdf'],
  ['Resume.pdf', ['Resum\u00e9.pdf'], 'Resume.pdf'],
  [' Report.pdf ', [], 'Report.pdf'],
  ['archive.tar.gz', ['archive.tar.gz'], 'archive.tar (2).gz'],
])('%j beside %j becomes %j (work.md A4)', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

test('a name that was given is taken for those that come after it', () => {
  const names = takenNames(['A.txt', 'A (3).txt']);
  const given = ['a.TXT', 'A (2).txt', 'A.txt', 'B.txt', 'B.txt', 'A (5).txt'].map(names.take);
  expect(given).toEqual(['a (2).TXT', 'A (4).txt', 'A (5).txt', 'B.txt', 'B (2).txt', 'A (6).txt']);
});

test('10,000 numbered names beside the same get free ones without each trying those before it', () => {
  const numbered = Array.from({ length: 10_000 }, (_, index) => `Scan (${index + 2}).pdf`);
  const names = takenNames(numbered);
  const given = numbered.map(names.take);
  expect([new Set([...numbered, ...given]).size, given[0], given.at(-1)]).toEqual([
    20_000,
    'Scan (10002).pdf',
    'Scan (20001).pdf',
  ]);
});

test('a long name is cut for its number, and is still a name of its own', () => {
  const long = `${'a'.repeat(196)}.pdf`;
  const free = freeName(long, [long]);
  expect([free.length, free.endsWith('aa (2).pdf'), nameProblem(free)]).toEqual([200, true, undefined]);
  const wide = `${'\u{1F4C4}'.repeat(196)}.pdf`;
  expect(freeName(wide, [wide]).isWellFormed()).toBe(true);
});

test('a name that differs in case or composition only is the same beside others', () => {
  expect(nameKey('A')).toBe(nameKey('a'));
  expect(nameKey('Resume\u0301')).toBe(nameKey('RESUM\u00c9'));
  expect(documentName('e\u0301')).toBe('\u00e9');
});

test.each(['', '  ', 'a/b', 'a\\b', 'a\u0000b', 'a\nb', '.', '..', 'a'.repeat(201)])('%j is no name', (name) => {
  expect(nameProblem(name)).toMatch(/^(Enter|A name)/u);
});

test.each(['a', 'a b.pdf', '...', '\u{1F4C4}'.repeat(200)])('%j is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test('folders are at most ten deep', () => {
  expect([fitsBelow(3, 8), fitsBelow(2, 8), fitsBelow(1, 10)]).toEqual([false, true, false]);
});
