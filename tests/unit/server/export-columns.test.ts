import { expect, test } from 'vitest';

import { textsOfKind } from '#domain/words/index.ts';
import { columnsOf, labelOf, resolved } from '#server/modules/record/export/columns.ts';
import { byteOrderMark, csvHeader, csvLines } from '#server/modules/record/export/csv.ts';

const named = { type: 'object', properties: { id: {}, name: {} } };
const entity = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    version: { type: 'integer' },
    ref: { type: 'string' },
    title: { type: 'string' },
    owner: { anyOf: [named, { type: 'null' }] },
    categories: { type: 'array', items: named },
    treatment: { type: 'string', enum: ['NONE', 'AVOID'] },
    createdAt: { type: 'string', format: 'date-time' },
    treatmentPlan: {
      allOf: [
        {
          type: 'object',
          properties: { progress: { type: 'integer' }, dueOn: { anyOf: [{ type: 'null' }, { format: 'date' }] } },
        },
      ],
    },
  },
};
const columns = columnsOf(textsOfKind('risk'), entity);
const cellsOf = (record: object) => columns.map(({ cellOf }) => cellOf(record));

test('every field of the contract has a column, and every part of an object', () => {
  expect(columns.map(({ header }) => header)).toEqual([
    'Reference',
    'Title',
    'Owner',
    'Categories',
    'Treatment',
    'Created',
    'Treatment plan: Progress (%)',
    'Treatment plan: Due',
  ]);
});

test('a cell has the words that the screens show, and days and instants as such', () => {
  const record = {
    ref: 'R-0001',
    title: 'Fire',
    owner: { id: 'p', name: 'Ada' },
    categories: [{ name: 'Physical' }, { ref: 'A-0001', title: 'Payroll' }, 7],
    treatment: 'AVOID',
    createdAt: '2026-11-23T10:00:00Z',
    treatmentPlan: { progress: 40, dueOn: '2026-12-01' },
  };
  expect(cellsOf(record)).toEqual([
    { type: 'text', value: 'R-0001' },
    { type: 'text', value: 'Fire' },
    { type: 'text', value: 'Ada' },
    { type: 'text', value: 'Physical\nA-0001 Payroll\n' },
    { type: 'text', value: 'Avoid' },
    { type: 'instant', value: '2026-11-23T10:00:00Z' },
    { type: 'number', value: 40 },
    { type: 'day', value: '2026-12-01' },
  ]);
});

test('what is unknown or empty is an empty cell', () => {
  expect(cellsOf({ ref: null, title: '', owner: null, categories: [], treatmentPlan: null })).toEqual(
    columns.map(() => null),
  );
  expect(cellsOf({ owner: {}, categories: 'none' })).toEqual(columns.map(() => null));
});

test('several values that are no list have an empty cell', () => {
  const [pillars] = columnsOf(textsOfKind('risk'), {
    properties: { pillars: { type: 'array', items: { type: 'string' } } },
  });
  expect(pillars?.cellOf({ pillars: 'none' })).toBeNull();
});

test('a number is written as one, with its fraction and its sign', () => {
  const numbers = columnsOf(textsOfKind('risk'), {
    properties: { title: { type: 'number' }, ref: { type: 'integer' } },
  });
  expect(numbers.map(({ cellOf }) => cellOf({ title: 1.5, ref: -2 }))).toEqual([
    { type: 'number', value: 1.5 },
    { type: 'number', value: -2 },
  ]);
  expect(csvLines(numbers, [{ title: 1.5, ref: -2 }])).toBe('1.5,-2\r\n');
});

test('a person has no reference, so the cell has the name', () => {
  const [owner] = columnsOf(textsOfKind('risk'), { properties: { owner: named } });
  expect(owner?.cellOf({ owner: { name: 'Ada', title: 'Director' } })).toEqual({ type: 'text', value: 'Ada' });
});

test('a truth value is written as a word', () => {
  const [active] = columnsOf(textsOfKind('assetType'), { properties: { active: { type: 'boolean' } } });
  expect([active?.cellOf({ active: true }), active?.cellOf({ active: false })]).toEqual([
    { type: 'text', value: 'Yes' },
    { type: 'text', value: 'No' },
  ]);
});

test('an object is written in the line that its words have for it', () => {
  const contact = { type: 'object', properties: { name: {} } };
  const [contacts] = columnsOf(textsOfKind('serviceProvider'), {
    properties: { contacts: { type: 'array', items: contact } },
  });
  const ada = { name: 'Ada', email: 'ada@example.com', phone: '', role: '' };
  expect(contacts?.cellOf({ contacts: [ada, { ...ada, name: 'Bo' }, 7] })).toEqual({
    type: 'text',
    value: 'Ada | ada@example.com\nBo | ada@example.com\n',
  });
});

test('a field whose values have a type of their own in each row has its own cells', () => {
  const own = columnsOf(
    textsOfKind('risk'),
    { properties: { title: {}, ref: {} } },
    { ref: (record) => ({ type: 'day', value: String(Reflect.get(record, 'day')) }) },
  );
  expect(own.map(({ header }) => header)).toEqual(['Title', 'Reference']);
  expect(own.map(({ cellOf }) => cellOf({ title: 'A', ref: 'R', day: '2026-12-01' }))).toEqual([
    { type: 'text', value: 'A' },
    { type: 'day', value: '2026-12-01' },
  ]);
});

test('a field without words is refused', () => {
  expect(() => columnsOf(textsOfKind('risk'), { properties: { colour: {} } })).toThrow('The field colour has no words');
});

test('the label of a value is itself where it has none', () => {
  expect(labelOf({ label: 'Field' }, 'A')).toBe('A');
  expect(labelOf({ label: 'Field', values: { A: 'Label' } }, 'A')).toBe('Label');
  expect(labelOf({ label: 'Field', values: { A: 'Label' } }, 'B')).toBe('B');
  expect(labelOf({ label: 'Field', values: (value) => `${value}!` }, 'A')).toBe('A!');
});

test('a reference leads to its schema', () => {
  expect(resolved({ $ref: '#/components/schemas/RiskTreatment' })).toHaveProperty('enum');
  expect(resolved({ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/RiskTreatment' }] })).toHaveProperty(
    'enum',
  );
  expect(resolved({ type: 'string' })).toEqual({ type: 'string' });
});

test('a line of CSV quotes what it has to, and neutralises formulas', () => {
  expect(byteOrderMark).toBe('\uFEFF');
  expect(
    csvHeader([
      { header: 'A, B', cellOf: () => null },
      { header: 'C', cellOf: () => null },
    ]),
  ).toBe('"A, B",C\r\n');
  const texts = columnsOf(textsOfKind('risk'), { properties: { title: {}, ref: {} } });
  const lines = csvLines(texts, [
    { title: 'Say "no"', ref: '=1+1' },
    { title: 'two\nlines', ref: 'two\rlines' },
    { title: 'plain' },
  ]);
  expect(lines).toBe('"Say ""no""",\'=1+1\r\n"two\nlines","two\rlines"\r\nplain,\r\n');
  expect(
    csvLines(columnsOf(textsOfKind('risk'), { properties: { createdAt: { format: 'date-time' } } }), [
      { createdAt: '2026' },
    ]),
  ).toBe('2026\r\n');
});
