import { buffer } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { formatsOfColumns, type Cell, type Column } from '#server/modules/record/index.ts';
import { readStrictly } from '#tests/server/support/strict-reader.ts';

const shown = (value: unknown, cell: (known: string) => Cell): Cell => (typeof value === 'string' ? cell(value) : null);
const cellOf =
  (field: string, type: 'text' | 'day' | 'instant' = 'text') =>
  (row: object): Cell =>
    shown(Reflect.get(row, field), (value) => ({ type, value }));

const columns: readonly Column[] = [
  { header: 'Title', cellOf: cellOf('title') },
  {
    header: 'Treatment',
    facts: { what: 'One of the values', values: ['None', 'Mitigate'] },
    cellOf: cellOf('treatment'),
  },
  { header: 'Due', facts: { what: 'Day' }, cellOf: cellOf('due', 'day') },
  { header: 'Occurred', isInstant: true, facts: { what: 'Time in UTC' }, cellOf: cellOf('occurred', 'instant') },
];

async function written(rows: readonly object[]) {
  const format = formatsOfColumns(columns).xlsx;
  const { into, file } = format.open();
  into.end(`${format.start}${format.batch(rows, 0)}${format.end(rows.length)}`);
  return readStrictly(await buffer(file));
}

test('a workbook has wide enough columns, a filter over all rows, and a sheet that explains its columns', async () => {
  const rows = [
    { title: '=1+1 & <b> _x0041_ "é"', treatment: 'Mitigate', due: '2026-11-23', occurred: '2026-11-23T10:00:00.000Z' },
    { title: 'Second' },
  ];
  const [sheet, explanation] = await written(rows);
  expect(sheet).toEqual({
    name: 'Export',
    rows: [
      ['Title', 'Treatment', 'Due', 'Occurred (UTC)'],
      ['=1+1 & <b> _x0041_ "é"', 'Mitigate', '2026-11-23', '2026-11-23 10:00:00'],
      ['Second', '', '', ''],
    ],
    widths: [28, 12, 12, 21],
    filter: 'A1:D3',
  });
  expect(explanation).toMatchObject({
    name: 'Columns',
    rows: [
      ['Column', 'What it has', 'Values'],
      ['Title', 'Text', ''],
      ['Treatment', 'One of the values', 'None\nMitigate'],
      ['Due', 'Day', ''],
      ['Occurred (UTC)', 'Time in UTC', ''],
    ],
  });
});

test('a workbook without records has the filter of its header', async () => {
  const [sheet] = await written([]);
  expect(sheet).toMatchObject({ rows: [['Title', 'Treatment', 'Due', 'Occurred (UTC)']], filter: 'A1:D1' });
});

test('a header is never wider than a screen, and always has room for the arrow of its filter', async () => {
  const long = 'x'.repeat(100);
  const format = formatsOfColumns([
    { header: long, cellOf: () => null },
    { header: 'Number of people', facts: { what: 'Number' }, cellOf: () => null },
  ]).xlsx;
  const { into, file } = format.open();
  into.end(`${format.start}${format.end(0)}`);
  const [sheet] = readStrictly(await buffer(file));
  expect(sheet?.widths).toEqual([48, 19]);
});
