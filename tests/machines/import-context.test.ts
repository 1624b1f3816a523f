import { describe, expect, test } from 'vitest';

import {
  doubtsOf,
  hasQuestions,
  hasWork,
  idOf,
  isAssigned,
  mayAnswer,
  nothing,
  showing,
} from '#machines/import/import-context.ts';
import { uploadedImport } from '#tests/model/flows/import.ts';

const unsaid = { doubles: null, doubleRows: [], rootCause: null, closingReason: null };
const shown = { ...nothing, ...showing(uploadedImport) };
const counted = (counts: { add: number; update: number }) => ({
  ...nothing,
  current: { ...uploadedImport, counts: { unchanged: 3, skip: 2, invalid: 1, ...counts } },
});

test('an import is shown with the fields of its columns, and stops at a bad row unless a mode was chosen', () => {
  const { columns, headerRow } = uploadedImport;
  expect(columns).toHaveLength(1);
  expect(shown).toEqual({ ...nothing, current: uploadedImport, headerRow, fields: ['title'], mode: 'STOP' });
  expect(showing({ ...uploadedImport, dayOrder: 'DAY_FIRST' }).reading).toEqual({
    decimalMark: null,
    dayOrder: 'DAY_FIRST',
    approvedBefore: null,
    ...unsaid,
  });
  expect(showing({ ...uploadedImport, mode: 'UPDATE' }).mode).toBe('UPDATE');
});

test('before anything is known there is no import', () => {
  expect(nothing).toEqual({
    recent: [],
    current: null,
    file: null,
    format: { delimiter: null, encoding: null },
    headerRow: 0,
    fields: [],
    mode: 'STOP',
    reading: { decimalMark: null, dayOrder: null, approvedBefore: null, ...unsaid },
    failure: null,
  });
  expect(() => idOf(nothing)).toThrow('There is no import');
  expect(idOf(shown)).toBe('import');
});

test('only what matters for the fields of the columns is in doubt', () => {
  const types = [
    ['hours', 'NUMBER'],
    ['reviewOn', 'DAY'],
    ['occurredAt', 'INSTANT'],
    ['title', 'TEXT'],
  ] as const;
  const doubts = ['NUMBER', 'DAY'] as const;
  const column = { header: '', samples: [], field: null, doubts: [...doubts], timeZone: null };
  const doubtsIn = (...fields: readonly (string | null)[]) => [
    ...doubtsOf({
      fields,
      current: {
        ...uploadedImport,
        columns: fields.map(() => column),
        fields: types.map(([field, type]) => ({ field, label: field, type })),
      },
    }),
  ];
  expect(doubtsIn('title', null)).toEqual([]);
  expect(doubtsIn('hours')).toEqual(['NUMBER']);
  expect(doubtsIn('reviewOn')).toEqual(['DAY']);
  expect(doubtsIn('occurredAt', 'hours')).toEqual(['DAY', 'NUMBER']);
  expect([...doubtsOf(nothing)]).toEqual([]);
});

describe('the columns are assigned', () => {
  test.each([
    ['with the title alone, to add records', { fields: ['title', null] }, true],
    ['without the title', { fields: ['ref', null] }, false],
    ['with a field twice', { fields: ['title', 'ref', 'ref'] }, false],
    ['without the reference, to update records', { mode: 'UPDATE' as const }, false],
    ['with the reference, to update records', { mode: 'UPDATE' as const, fields: ['ref'] }, true],
    ['without an import', { current: null }, false],
  ])('%s', (_, changes, assigned) => {
    expect(isAssigned({ ...shown, ...changes })).toBe(assigned);
  });
});

test.each([
  [{ add: 1, update: 0 }, true],
  [{ add: 0, update: 1 }, true],
  [{ add: 0, update: 0 }, false],
])('an import of %o has work: %s', (counts, expected) => {
  expect(hasWork(counted(counts))).toBe(expected);
});

test('an import that has not been checked has no work yet', () => {
  expect(hasWork(shown)).toBe(false);
  expect(hasWork(nothing)).toBe(false);
});

test.each([
  [{}, false, false],
  [{ values: 1 }, true, true],
  [{ rootCause: 1 }, true, true],
  [{ closingReason: 1 }, true, true],
  [{ doubles: 1 }, true, true],
  [{ answered: 1 }, false, true],
])('a check that asks %o has questions: %s, and may be answered: %s', (asked, questions, answered) => {
  const current = {
    ...uploadedImport,
    questions: { values: 0, answered: 0, doubles: 0, rootCause: 0, closingReason: 0, ...asked },
  };
  expect([hasQuestions({ current }), mayAnswer({ current })]).toEqual([questions, answered]);
});

test('possible doubles are asked about once', () => {
  const questions = { values: 0, answered: 0, doubles: 2, rootCause: 0, closingReason: 0 };
  const current = { ...uploadedImport, doubles: 'SKIP' as const, questions };
  expect([hasQuestions({ current }), mayAnswer({ current })]).toEqual([false, true]);
  const decided = (...rows: number[]) => ({
    ...current,
    doubles: null,
    doubleRows: rows.map((row) => ({ row, use: 'ADD' as const })),
  });
  expect(hasQuestions({ current: decided(2) })).toBe(true);
  expect(hasQuestions({ current: decided(2, 3) })).toBe(false);
});
