import { expect, test } from 'vitest';

import { choicesOf, valuesAmong, withChosen } from '#src/components/fields/choices.ts';
import { registerRemoval } from '#src/components/record-panel/RemovalDialog.tsx';
import { shownColumns } from '#src/components/register/column.ts';
import { capitalised, counted, countedOf, enumerated } from '#src/components/words.ts';

test('a count is followed by its noun', () => {
  const category = { one: 'category', many: 'categories' };
  expect([0, 1, 2, 1200].map((count) => counted(count, category))).toEqual([
    '0 categories',
    '1 category',
    '2 categories',
    '1,200 categories',
  ]);
  expect(capitalised('risks')).toBe('Risks');
});

test('a partial list states the total', () => {
  const risk = { one: 'risk', many: 'risks' };
  expect(countedOf({ total: 7, totalIsExact: true, unfilteredTotal: 44 }, risk)).toBe('7 of 44 risks');
  expect(countedOf({ total: 0, totalIsExact: true, unfilteredTotal: 1 }, risk)).toBe('0 of 1 risk');
  expect(countedOf({ total: 44, totalIsExact: true, unfilteredTotal: 44 }, risk)).toBe('44 risks');
  const many = { total: 10_000, totalIsExact: false, unfilteredTotal: 12_345 };
  expect(countedOf(many, risk)).toBe('10,000+ of 12,345 risks');
});

test('a few names are listed, many are counted', () => {
  expect(enumerated(['R-0001'])).toBe('R-0001');
  expect(enumerated(['R-0001', 'R-0002'])).toBe('R-0001 and R-0002');
  expect(enumerated(['R-0001', 'R-0002', 'R-0003'], 5)).toBe('R-0001, R-0002 and R-0003');
  expect(enumerated(['R-0001', 'R-0002', 'R-0003'])).toBe('R-0001, R-0002 and 1 more');
});

test('the consequence of a deletion is worded for one and for several records', () => {
  expect(registerRemoval(['A-0028'])).toBe('A-0028 will be removed from the register. Its history is kept.');
  expect(registerRemoval(['R-0001', 'R-0002'])).toBe(
    'R-0001 and R-0002 will be removed from the register. Their history is kept.',
  );
});

test('an enumeration keeps its order and accepts no other values', () => {
  const labels = { LOW: 'Low', HIGH: 'High' };
  expect(choicesOf(labels)).toEqual([
    { value: 'LOW', label: 'Low' },
    { value: 'HIGH', label: 'High' },
  ]);
  expect(valuesAmong(labels, ['HIGH', 'LOW', 'toString'])).toEqual(['LOW', 'HIGH']);
});

test('a selected entry is still offered after it becomes inactive', () => {
  const [active, inactive] = [
    { id: 'a', name: 'Active' },
    { id: 'i', name: 'Inactive' },
  ];
  expect(withChosen([active], [active, inactive])).toEqual([active, inactive]);
});

test('a list starts with its default columns and remembers the chosen ones', () => {
  const columns = [{ id: 'owner' }, { id: 'residual', hidden: true }, { id: 'review', hidden: false }];
  expect(shownColumns(columns, undefined).map(({ id }) => id)).toEqual(['owner', 'review']);
  expect(shownColumns(columns, ['residual']).map(({ id }) => id)).toEqual(['residual']);
  expect(shownColumns(columns, [])).toEqual([]);
});
