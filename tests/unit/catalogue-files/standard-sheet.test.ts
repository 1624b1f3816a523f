import { expect, test } from 'vitest';

import { controlsIn, partText } from '#domain/catalogue-files/facts.ts';
import { readStandardSheet } from '#domain/catalogue-files/sheet/read-standard.ts';
import { writeStandardSheet } from '#domain/catalogue-files/sheet/write-standard.ts';

const named = { title: 'Ours', version: '1.0' };
const rowsOf = (cells: readonly (readonly string[])[]) => cells.map((row, index) => ({ row: index + 1, cells: row }));

const header = [
  'Reference',
  'Parent',
  'Kind',
  'Title',
  'Statement',
  'Guidance',
  'Typical evidence',
  'Importance',
  'Levels',
  'Assessed',
  'May be excluded',
  'In statement of applicability',
];

const sheet = [
  header,
  ['1', '', 'GROUP', 'People', '', '', '', '', '', '', '', ''],
  [
    '1.1',
    '1',
    'CONTROL',
    'Starting',
    'They are told.',
    'On day one.',
    'A list.',
    'MANDATORY',
    'Basic; Full',
    'YES',
    'NO',
    'NO',
  ],
  ['1.1.a', '1.1', 'CONTROL', 'Signing', 'They sign.', '', '', '', 'Full', '', 'YES', 'YES'],
  ['1.2', '1', 'GROUP', 'Leaving', '', '', '', '', '', '', '', ''],
  ['1.2.1', '1.2', 'CONTROL', 'Keys', 'Keys are returned.', '', '', 'NICE_TO_HAVE', '', 'NO', 'YES', 'YES'],
];

function read(cells: readonly (readonly string[])[]) {
  const file = readStandardSheet(rowsOf(cells), named);
  if (!file.ok) throw new Error(file.error.message);
  return file;
}

test('a template that was filled in is read, and written as it was', () => {
  const { content, warnings } = read(sheet);
  expect(warnings).toEqual([]);
  expect(content).toMatchObject({ ...named, levels: [{ ref: 'Basic' }, { ref: 'Full' }] });
  expect(writeStandardSheet(content)).toEqual(sheet);
  expect(
    controlsIn(content).map(({ control, parent, groups }) => [control.id, parent?.id, groups.map(({ id }) => id)]),
  ).toEqual([
    ['1.1', undefined, ['1']],
    ['1.1.a', '1.1', ['1']],
    ['1.2.1', undefined, ['1', '1.2']],
  ]);
});

test('the smallest sheet has references and titles; what is odd in it is said', () => {
  const { content, warnings } = read([
    ['title', ' REFERENCE ', 'Typical Evidence', 'Importance', 'Assessed', 'Colour'],
    ['Doors', 'D-1', 'A photograph', 'nice to have', 'perhaps', 'red'],
    ['Gates', 'D-2', '', 'high', 'no', ''],
  ]);
  expect(content.controls.map(({ id, importance, isAssessed }) => [id, importance, isAssessed])).toEqual([
    ['D-1', 'NICE_TO_HAVE', null],
    ['D-2', null, false],
  ]);
  expect(content.controls.map((control) => partText(control, 'typical-evidence'))).toEqual(['A photograph', '']);
  expect(warnings.map(({ row, column }) => [row, column])).toEqual([
    [1, 'Colour'],
    [2, 'Assessed'],
    [3, 'Importance'],
  ]);
});

const row = (reference: string, parent = '', kind = 'CONTROL') => [reference, parent, kind, 'T'];
const chain = (length: number) =>
  Array.from({ length }, (_, index) => row(`r${index}`, index === 0 ? '' : `r${index - 1}`));

test.each([
  ['no rows', [], 1, null],
  ['no title column', [['Reference']], 1, 'Title'],
  ['no reference', [header, row('')], 2, 'Reference'],
  ['an endless reference', [header, row('x'.repeat(201))], 2, 'Reference'],
  ['a reference twice', [header, row('a'), row('a')], 3, 'Reference'],
  ['an unknown kind', [header, row('a', '', 'CHAPTER')], 2, 'Kind'],
  ['an unknown parent', [header, row('a', 'z')], 2, 'Reference'],
  ['a row that belongs to itself', [header, row('a', 'a')], 2, 'Reference'],
  ['rows that belong to each other', [header, row('a', 'b'), row('b', 'a')], 2, 'Reference'],
  ['rows that are too deep', [header, ...chain(13)], 14, 'Reference'],
  ['a group in a control', [header, row('a'), row('b', 'a', 'GROUP')], 3, 'Reference'],
  ['a text that is too long', [header, [...row('a'), 'x'.repeat(65_537)]], 2, 'Statement'],
  ['a title that is too long', [header, ['a', '', '', 'x'.repeat(1001)]], 2, 'Title'],
  ['no controls', [header, row('a', '', 'GROUP')], 1, null],
])('a sheet with %s gives one clear error', (_name, cells, at, column) => {
  expect(readStandardSheet(rowsOf(cells), named)).toMatchObject({ ok: false, error: { row: at, column, path: null } });
});

test('a standard has at most 5,000 controls', () => {
  const cells = [header, ...Array.from({ length: 5001 }, (_, index) => row(`c${index}`))];
  expect(readStandardSheet(rowsOf(cells), named)).toMatchObject({
    ok: false,
    error: { message: 'A standard has at most 5,000 controls' },
  });
});
