import { describe, expect, test, vi } from 'vitest';

import { isDoubtfulDay } from '#server/modules/import/days.ts';
import type { Field, FieldType } from '#server/modules/import/fields.ts';
import { convert, type Reading } from '#server/modules/import/values.ts';

const names = { learn: async () => {}, find: () => [], proposed: () => [] };

const asWritten: Reading = { decimalMark: null, dayOrder: null, timeZone: 'UTC' };

const convertedTo = (text: string, type: FieldType, { reading = {} }: { readonly reading?: Partial<Reading> } = {}) => {
  const field: Field = { path: 'field', label: 'Field', type, most: undefined, empty: 'nothing', cellOf: () => null };
  return convert(text, field, { names, reading: { ...asWritten, ...reading } });
};

describe('days', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-1-3', '2026-01-03'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2026-11-23 00:00', '2026-11-23'],
    ['2026-11-23T00:00:00', '2026-11-23'],
    ['23.11.2026', '2026-11-23'],
    ['3. 1. 2026', '2026-01-03'],
    ['23 Nov 2026', '2026-11-23'],
    ['3-january-2026', '2026-01-03'],
    ['23 Dec. 2026', '2026-12-23'],
    ['23 November, 2026', '2026-11-23'],
    ['23/11/2026', '2026-11-23'],
    ['11/23/2026', '2026-11-23'],
    ['13/12/2026', '2026-12-13'],
    ['12/13/2026', '2026-12-13'],
    ['5/5/2026', '2026-05-05'],
    ['23/11/26', '2026-11-23'],
    ['12/31/26', '2026-12-31'],
    ['31.12.26', '2026-12-31'],
    ['46387', '2026-12-31'],
    ['2026/11/23', '2026-11-23'],
    ['23-11-2026', '2026-11-23'],
    ['11-23-2026', '2026-11-23'],
    ['23-Nov-26', '2026-11-23'],
    ['23. November 2026', '2026-11-23'],
    ['November 23, 2026', '2026-11-23'],
    ['Sept. 3 2026', '2026-09-03'],
    ['23/11/2026 00:00', '2026-11-23'],
    ['11/23/2026, 12:00:00 AM', '2026-11-23'],
    ['23 Nov 2026 0:00:00', '2026-11-23'],
    ['2028-02-29', '2028-02-29'],
    [' 2026-11-23 ', '2026-11-23'],
  ])('%j is %s', (text, value) => expect(convertedTo(text, { of: 'day' })).toEqual({ value }));

  test.each([
    '2026-11-23T10:00',
    '2026-11-23 12:00',
    '2026-11/23',
    '23/11-2026',
    '23-11-26',
    'November 2026',
    'Foo 23, 2026',
    'x2026-11-23',
    '2026-11-23x',
    'x23.11.2026',
    '23.11.2026x',
    '23 Foo 2026',
    'x23 Nov 2026',
    '23 Nov 2026x',
    'x23/11/2026',
    '23/11/2026x',
    'tomorrow',
    '19999',
    '80000',
    '463870',
  ])('%j is none', (text) => {
    expect(convertedTo(text, { of: 'day' })).toEqual({ problem: 'Write the day as 2026-11-23' });
  });

  test.each(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])(
    'are written with the month %s',
    (month) => {
      const value = new Date(`${month} 7, 2026 UTC`).toISOString().slice(0, 10);
      expect(convertedTo(`7 ${month} 2026`, { of: 'day' })).toEqual({ value });
    },
  );

  test.each(['2025-02-30', '31.06.2026', '31/02/2027', '2026-13-01', '2026-00-10'])('%j does not exist', (text) =>
    expect(convertedTo(text, { of: 'day' })).toEqual({ problem: 'This is not a valid date' }),
  );

  test('in the order of the file are one', () => {
    const day = (text: string, dayOrder: Reading['dayOrder']) =>
      convertedTo(text, { of: 'day' }, { reading: { dayOrder } });
    expect(day('03/04/26', 'DAY_FIRST')).toEqual({ value: '2026-04-03' });
    expect(day('03/04/26', 'MONTH_FIRST')).toEqual({ value: '2026-03-04' });
    expect(day('03-04-2026', 'DAY_FIRST')).toEqual({ value: '2026-04-03' });
    expect(day('03-04-2026', 'MONTH_FIRST')).toEqual({ value: '2026-03-04' });
    expect(day('31/12/2026', 'MONTH_FIRST')).toEqual({ problem: 'This is not a valid date' });
  });

  test('one that could be two is refused', () => {
    const problem = 'Write the day as 2026-11-23: this could be two different days';
    expect(convertedTo('4/5/2026', { of: 'day' })).toEqual({ problem });
    expect(convertedTo('12/11/2026', { of: 'day' })).toEqual({ problem });
    expect(convertedTo('11/12/2026', { of: 'day' })).toEqual({ problem });
    expect(convertedTo('11-12-2026', { of: 'day' })).toEqual({ problem });
  });

  test.each([
    ['4/5/2026', true],
    ['4-5-2026', true],
    ['11/12/2026, 2:05 PM', true],
    ['11-12-2026T14:05', true],
    ['23-11-2026', false],
    ['2026-11-12', false],
    ['5-5-2026', false],
  ])('%j leaves its day in doubt: %s', (text, isDoubtful) => {
    expect(isDoubtfulDay(text)).toBe(isDoubtful);
  });
});

describe('instants', () => {
  test.each([
    ['2026-11-23 14:05', '2026-11-23T14:05:00.000Z'],
    ['2026-11-23T14:05:06.5z', '2026-11-23T14:05:06.500Z'],
    ['2026-11-23T14:05:06.125Z', '2026-11-23T14:05:06.125Z'],
    [' 2026-11-23 14:05:06 +02:00 ', '2026-11-23T12:05:06.000Z'],
    ['2026-11-23 14:05 UTC', '2026-11-23T14:05:00.000Z'],
    ['23.11.2026 9:05', '2026-11-23T09:05:00.000Z'],
    ['11/23/2026 12:05 AM', '2026-11-23T00:05:00.000Z'],
    ['11/23/2026 11:05:30 pm', '2026-11-23T23:05:30.000Z'],
    ['23 Nov 2026 14:05', '2026-11-23T14:05:00.000Z'],
    ['11/23/2026, 2:05:00 PM', '2026-11-23T14:05:00.000Z'],
    ['11/23/2026, 2:05\u202fPM', '2026-11-23T14:05:00.000Z'],
    ['2026/11/23 14:05', '2026-11-23T14:05:00.000Z'],
    ['23-11-2026 14:05', '2026-11-23T14:05:00.000Z'],
    ['November 23, 2026 14:05', '2026-11-23T14:05:00.000Z'],
  ])('%j is %s', (text, value) => expect(convertedTo(text, { of: 'instant' })).toEqual({ value }));

  test.each([
    ['January', 'Jan'],
    ['February', 'Feb'],
    ['March', 'Mar'],
    ['April', 'Apr'],
    ['May', 'May'],
    ['June', 'Jun'],
    ['July', 'Jul'],
    ['August', 'Aug'],
    ['September', 'Sept'],
    ['October', 'Oct'],
    ['November', 'Nov'],
    ['December', 'Dec'],
  ])('are written with the month %s', (name, short) => {
    const value = new Date(`${name} 7, 2025 09:30 UTC`).toISOString();
    for (const month of [name, short])
      expect(convertedTo(`7 ${month} 2025 09:30`, { of: 'instant' })).toEqual({ value });
  });

  test('are in UTC wherever the server is', () => {
    vi.stubEnv('TZ', 'America/New_York');
    try {
      expect(convertedTo('2026-11-23 14:05', { of: 'instant' })).toEqual({ value: '2026-11-23T14:05:00.000Z' });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('without a zone are on the clocks of the zone that is given', () => {
    const reading = { timeZone: 'Europe/Berlin' };
    const instant = (text: string) => convertedTo(text, { of: 'instant' }, { reading });
    expect(instant('2026-11-20 23:30')).toEqual({ value: '2026-11-20T22:30:00.000Z' });
    expect(instant('2026-07-20 23:30:15.5')).toEqual({ value: '2026-07-20T21:30:15.500Z' });
    expect(instant('2026-11-20 23:30Z')).toEqual({ value: '2026-11-20T23:30:00.000Z' });
    expect(instant('2026-03-29 02:30')).toEqual({
      problem: 'Clocks in Europe/Berlin skip 2026-03-29 02:30. Write it with its offset, 2026-03-29 02:30+00:00',
    });
    expect(instant('2026-10-25 02:30')).toEqual({
      problem: 'Clocks in Europe/Berlin show 2026-10-25 02:30 twice. Write it with its offset, 2026-10-25 02:30+00:00',
    });
    expect(instant('2026-10-25 02:30+01:00')).toEqual({ value: '2026-10-25T01:30:00.000Z' });
  });

  test.each(['2025-02-30 10:00', '2026-06-31T08:00Z', '31/02/2027 10:00'])('of the day in %j do not exist', (text) =>
    expect(convertedTo(text, { of: 'instant' })).toEqual({ problem: 'This is not a valid date' }),
  );

  test('of a day that could be two are refused', () => {
    expect(convertedTo('03/04/2026 10:00', { of: 'instant' })).toMatchObject({
      problem: expect.stringContaining('two different days'),
    });
    expect(convertedTo('03/04/2026 10:00', { of: 'instant' }, { reading: { dayOrder: 'DAY_FIRST' } })).toEqual({
      value: '2026-04-03T10:00:00.000Z',
    });
  });

  test.each([
    '2026-11-23',
    '2026-11-23 25:00',
    '2026-11-23 13:05 PM',
    '2026-11-23 0:05 AM',
    '2026-11-23 14:60',
    'x2026-11-23 14:05',
    '2026-11-23 14:05x',
    '14:05',
  ])('%j is none', (text) => {
    const problem = 'Write day and time as 2026-11-23 14:05, if you like with Z or +01:00';
    expect(convertedTo(text, { of: 'instant' })).toEqual({ problem });
  });
});
