import { expect, test } from 'vitest';

import type { ReportCell } from '#domain/report/content.ts';
import { isOfNumbers } from '#server/modules/report/files/cell-text.ts';

const number = { type: 'number', value: 4 } as const;
const text = { type: 'text', value: '4' } as const;

test.each<[string, ReportCell[], boolean]>([
  ['numbers', [number, number], true],
  ['numbers, and cells without a value', [number, null], true],
  ['a text among numbers', [number, text], false],
  ['no value at all', [null], false],
  ['no rows', [], false],
])('a column with %s', (_what, cells, expected) => {
  const rows = cells.map((cell) => ({ key: '1', recordId: null, name: '', cells: [text, cell] }));
  expect(isOfNumbers({ rows }, 1)).toBe(expected);
});
