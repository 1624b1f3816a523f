import { describe, expect, test } from 'vitest';

import type { Field, FieldType } from '#server/modules/import/fields.ts';
import type { NameBook } from '#server/modules/import/names.ts';
import { convert, partsOf, type Reading } from '#server/modules/import/values.ts';
import type { Choice, Named } from '#server/modules/record/index.ts';

const owners: Choice = {
  find: async () => [],
  message: 'Nobody has this name',
  named: async () => new Map(),
  tellApart: 'Write the e-mail address',
};
const known: Readonly<Record<string, readonly Named[]>> = {
  Ada: [{ id: 'ada', name: 'Ada' }],
  Ben: [
    { id: 'ben', name: 'Ben', shown: 'Ben (ben@example.org)' },
    { id: 'other-ben', name: 'Bén' },
  ],
  'A; B': [{ id: 'a-b', name: 'A; B' }],
};
const names: NameBook = {
  learn: async () => {},
  find: (_choice, text) => known[text] ?? [],
  proposed: () => [],
};

const labels = ['Low', 'High'];
const levels: FieldType = {
  of: 'set',
  values: new Map([
    ['low', 'LOW'],
    ['high', 'HIGH'],
  ]),
  labels,
};

const asWritten: Reading = { decimalMark: null, dayOrder: null, timeZone: 'UTC' };

const convertedTo = (text: string, type: FieldType, { isSeveral = false, reading = {} }: How = {}) => {
  const most = isSeveral ? 20 : undefined;
  const field: Field = { path: 'field', label: 'Field', type, most, empty: 'nothing', cellOf: () => null };
  return convert(text, field, { names, reading: { ...asWritten, ...reading } });
};

interface How {
  readonly isSeveral?: boolean;
  readonly reading?: Partial<Reading>;
}

describe('a cell', () => {
  test('without a visible text has the value of an empty field', () => {
    expect(convertedTo(' \n', { of: 'day' })).toEqual({ value: 'nothing' });
  });

  test.each(['#DIV/0!', '#N/A', '#NAME?', '#NULL!', '#NUM!', '#REF!', ' #VALUE! '])(
    'with the error %s of a formula has no value',
    (text) => {
      expect(convertedTo(text, { of: 'text' })).toEqual({
        problem: `The formula of this cell has the error ${text.trim()}`,
      });
    },
  );

  test('with a formula without a result has no value', () => {
    expect(convertedTo('#NO-RESULT!', { of: 'text' })).toMatchObject({
      problem: expect.stringContaining('a formula without a result'),
    });
  });

  test('of a field of one line has its lines after each other', () => {
    expect(convertedTo('Line break\r\n\n in title\u2028too', { of: 'text', isLine: true })).toEqual({
      value: 'Line break in title too',
    });
    expect(convertedTo(' As  it is ', { of: 'text', isLine: true })).toEqual({ value: 'As  it is' });
  });

  test('has its text as it is', () => {
    expect(convertedTo(' A text\n', { of: 'text' })).toEqual({ value: ' A text\n' });
  });
});

describe('numbers', () => {
  test.each([
    ['12', 12],
    [' -3.00 ', -3],
    ['+7', 7],
    ['999999999999999', 999_999_999_999_999],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234.00', 1234],
    ['1.234,0', 1234],
    ['12 000', 12_000],
    ['12\u202F000', 12_000],
    ["1'000'000", 1_000_000],
    ['0.000', 0],
    ['1234.000', 1234],
  ])('%j is the whole number %d', (text, value) => {
    expect(convertedTo(text, { of: 'whole number' })).toEqual({ value });
  });

  test.each([
    ['40 %', 40],
    ['40%', 40],
    ['100', 100],
  ])('%j is the percentage %d, and no other number', (text, value) => {
    expect(convertedTo(text, { of: 'whole number', isPercentage: true })).toEqual({ value });
    const problem = `"${text}" is a percentage, and this is none`;
    expect(convertedTo(text, { of: 'whole number' })).toEqual(text.endsWith('%') ? { problem } : { value });
  });

  test.each(['1.000', '1,000', '-12.345', '+1,250', '999.999'])(
    '%j is two numbers, unless the mark is known',
    (text) => {
      const problem = `"${text}" is two numbers: say which sign is the decimal mark of this file`;
      for (const of of ['number', 'whole number'] as const) expect(convertedTo(text, { of })).toEqual({ problem });
      const of = 'number';
      const [mark, other] = text.includes('.') ? (['POINT', 'COMMA'] as const) : (['COMMA', 'POINT'] as const);
      expect(convertedTo(text, { of }, { reading: { decimalMark: mark } })).toEqual({
        value: Number(text.replace(',', '.')),
      });
      expect(convertedTo(text, { of }, { reading: { decimalMark: other } })).toEqual({
        value: Number(text.replace(/[.,]/, '')),
      });
    },
  );

  test('a number that is no text has no doubt', () => {
    const reading = { isNumber: true };
    expect(convertedTo('1.125', { of: 'number' }, { reading })).toEqual({ value: 1.125 });
    const inCommas = { ...reading, decimalMark: 'COMMA' } as const;
    expect(convertedTo('1.125', { of: 'number' }, { reading: inCommas })).toEqual({ value: 1.125 });
  });

  test('by the mark of the file, the other sign only separates thousands', () => {
    expect(convertedTo('4,5', { of: 'number' }, { reading: { decimalMark: 'POINT' } })).toHaveProperty('problem');
    expect(convertedTo('1,000.5', { of: 'number' }, { reading: { decimalMark: 'POINT' } })).toEqual({ value: 1000.5 });
    expect(convertedTo('1.000,5', { of: 'number' }, { reading: { decimalMark: 'COMMA' } })).toEqual({ value: 1000.5 });
  });

  test.each([
    '1.5',
    '4,5',
    '12,34,567',
    '1.234,567,8',
    '1e3',
    'x12',
    '12x',
    '1.',
    '% 12',
    '4%0',
    '1234567890123456',
    '3.0x',
  ])('%j is no whole number', (text) => {
    expect(convertedTo(text, { of: 'whole number' })).toEqual({ problem: 'This must be a whole number' });
  });

  test.each([
    ['1.25', 1.25],
    ['4,5', 4.5],
    ['0,25', 0.25],
    ['0.125', 0.125],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['-12', -12],
  ])('%j is the number %d', (text, value) => expect(convertedTo(text, { of: 'number' })).toEqual({ value }));

  test.each(['x1.5', '1,23,456', '1.5x', '1.', '.5', '1.1234567890123456'])('%j is no number', (text) => {
    expect(convertedTo(text, { of: 'number' })).toEqual({ problem: 'This must be a number' });
  });
});

test.each([
  [['yes', 'TRUE', '1', ' y '], { value: true }],
  [['No', 'false', '0', 'n'], { value: false }],
  [['maybe', '10'], { problem: 'Write Yes or No' }],
])('%j is %j', (texts, expected) => {
  for (const text of texts) expect(convertedTo(text, { of: 'yes or no' })).toEqual(expected);
});

describe('a closed set', () => {
  test('has its values in any case', () => {
    expect(convertedTo(' hIGH ', levels)).toEqual({ value: 'HIGH' });
  });

  test('names its labels to choose from, unless they are many', () => {
    expect(convertedTo('Huge', levels)).toEqual({ problem: 'Choose one of Low, High' });
    const of = (count: number): FieldType => ({ ...levels, labels: Array.from({ length: count }, () => 'L') });
    expect(convertedTo('Huge', of(12))).toMatchObject({ problem: expect.stringMatching(/^Choose one of L, /) });
    expect(convertedTo(' Huge ', of(13))).toEqual({ problem: '"Huge" is not one of the values' });
  });

  test('quotes no more than 100 characters, and no half of one', () => {
    const many: FieldType = { ...levels, labels: Array.from({ length: 13 }, () => 'L') };
    expect(convertedTo(`${'x'.repeat(99)}🛟`, many)).toEqual({
      problem: `"${'x'.repeat(99)}\uFFFD" is not one of the values`,
    });
  });
});

test('a line is what its words read in it', () => {
  const contact: FieldType = { of: 'line', read: (line) => (line.includes('|') ? { line } : undefined) };
  expect(convertedTo('Ada | ada@example.com', contact)).toEqual({ value: { line: 'Ada | ada@example.com' } });
  expect(convertedTo('Ada', contact)).toEqual({ problem: '"Ada" cannot be read' });
  expect(convertedTo('A | a\nB | b', contact, { isSeveral: true })).toEqual({
    value: [{ line: 'A | a' }, { line: 'B | b' }],
  });
});

describe('a name', () => {
  const type: FieldType = { of: 'name', choice: owners };

  test('is of one entry, none, or several', () => {
    expect(convertedTo('Ada', type)).toEqual({ value: 'ada' });
    expect(convertedTo(' Cleo', type)).toEqual({ problem: 'Nobody has this name: "Cleo"' });
    expect(convertedTo('Ben', type)).toEqual({
      problem: 'Several could be meant by "Ben": Ben (ben@example.org), Bén. Write the e-mail address',
    });
  });

  test.each([
    ['Ada', ['ada']],
    ['A; B', ['a-b']],
    ['Ada;Ada', ['ada']],
    ['Ada\nA; B\r\n\nAda', ['ada', 'a-b']],
    ['Ada\n', ['ada']],
    ['Ada; Ada\n', ['ada']],
  ])('in %j stands for %j', (text, value) => {
    expect(convertedTo(text, type, { isSeveral: true })).toEqual({ value });
  });

  test('beside more others than the field takes is not looked at', () => {
    const cell = Array.from({ length: 21 }, (_name, index) => `Ada ${index}`);
    expect(convertedTo(cell.join('\n'), type, { isSeveral: true })).toEqual({ problem: 'Choose at most 20' });
    expect(convertedTo(cell.join('; '), type, { isSeveral: true })).toEqual({ problem: 'Choose at most 20' });
    expect(partsOf('Ada\n'.repeat(8_000), 20)).toEqual(['Ada']);
  });

  test('that is unknown among several is named', () => {
    expect(convertedTo('Cleo', type, { isSeveral: true })).toEqual({ problem: 'Nobody has this name: "Cleo"' });
    expect(convertedTo('Ada; A; B', type, { isSeveral: true })).toEqual({ problem: 'Nobody has this name: "A"' });
    expect(convertedTo('Ada\nCleo', type, { isSeveral: true })).toEqual({ problem: 'Nobody has this name: "Cleo"' });
  });
});

test.each([
  ['A', ['A']],
  ['A; B;;C ', ['A; B;;C ', 'A', 'B', 'C']],
  ['A; B;A;B; C;C', ['A; B;A;B; C;C', 'A', 'B', 'C']],
  ['A; B; C; D', undefined],
  ['A\nB\nC\nD', undefined],
  ['A\r\n \nB; C', ['A', 'B; C']],
  ['A; B\nC', ['A; B', 'C']],
  ['', []],
])('the parts of %j are %j', (text, parts) => expect(partsOf(text, 3)).toEqual(parts));
