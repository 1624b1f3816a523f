import { expect, test } from 'vitest';

import {
  matrixCells,
  matrixCsv,
  matrixGroups,
  matrixLines,
  type MatrixMapping,
} from '#domain/catalogue/mapping-matrix.ts';

const mappings: readonly MatrixMapping[] = [
  { number: 1, sources: ['a-1', 'a-2'], relation: 'SUPERSET', targets: ['B.5.1'] },
  { number: 2, sources: ['a-1'], relation: 'INTERSECTS', targets: ['B.5.1', 'B.5.10'] },
  { number: 3, sources: ['x-9'], relation: 'EQUAL', targets: ['B.5.2'] },
];

const control = (code: string, groupId: string | null, isAssessed = true) => ({
  code,
  ref: code.toUpperCase(),
  title: `About ${code}`,
  groupId,
  isAssessed,
});

const catalogue = {
  groups: [
    { id: 'top', parentId: null, code: 'A', title: 'Access' },
    { id: 'inner', parentId: 'top', code: null, title: 'Keys' },
  ],
  controls: [control('a-1', 'inner'), control('a-2', 'top', false), control('a-3', 'top', false), control('a-4', null)],
};

const rows = matrixGroups(catalogue, mappings, 'sources');
const columns = matrixGroups(undefined, mappings, 'targets');

const codesOf = (groups: typeof rows) =>
  groups.map(({ title, controls }) => [title, controls.map(({ code }) => code).join(' ')]);

test('the controls of a catalogue stand in its groups at the top, and codes that it does not have in others', () => {
  expect(codesOf(rows)).toEqual([
    ['A Access', 'a-1 a-2'],
    ['In no group', 'a-4'],
    ['x', 'x-9'],
  ]);
});

test('codes without a catalogue are grouped by their beginnings, in natural order', () => {
  expect(codesOf(columns)).toEqual([['B.5', 'B.5.1 B.5.2 B.5.10']]);
  const other = [{ number: 1, sources: ['03.01.02', '03.02.01', 'ac-2.1'], relation: 'EQUAL', targets: [] }] as const;
  expect(codesOf(matrixGroups(undefined, other, 'sources'))).toEqual([
    ['03.01', '03.01.02'],
    ['03.02', '03.02.01'],
    ['ac', 'ac-2.1'],
  ]);
});

test('an open group is followed by its controls', () => {
  expect(matrixLines(rows, new Set(['top'])).map(({ key }) => key)).toEqual([
    'top',
    'control a-1',
    'control a-2',
    '',
    'code x',
  ]);
});

test.each([
  ['top', 'code B.5', [1, 2]],
  ['control a-1', 'control B.5.1', [1, 2]],
  ['control a-2', 'control B.5.1', [1]],
  ['control a-2', 'control B.5.10', []],
  ['code x', 'control B.5.2', [3]],
  ['', 'code B.5', []],
])('the cell of %s and %s has each of its mappings once', (row, column, numbers) => {
  expect(matrixCells(rows, columns, mappings)(row, column).map(({ number }) => number)).toEqual(numbers);
});

test('the file has every control, and nothing that a spreadsheet takes for a formula', () => {
  const risky = [{ number: 1, sources: ['=a'], relation: 'EQUAL', targets: ['say "b"'] }] as const;
  const groups = [matrixGroups(undefined, risky, 'sources'), matrixGroups(undefined, risky, 'targets')] as const;
  expect(matrixCsv(...groups, risky)).toBe('"","say ""b"""\r\n"\'=a","EQUAL"\r\n');
  expect(matrixCsv(rows, columns, mappings).split('\r\n').slice(0, 3)).toEqual([
    '"","B.5.1","B.5.2","B.5.10"',
    '"A-1","SUPERSET, INTERSECTS","","INTERSECTS"',
    '"A-2","SUPERSET","",""',
  ]);
});
