import { describe, expect, test } from 'vitest';

import { preferFormats } from '#src/components/format-preferences.ts';
import { formatDay } from '#src/components/format.ts';
import { readDay } from '#src/components/read-day.ts';

const year = 2026;
const read = (text: string, language = 'en-GB') => readDay(text, { language, year });

describe('a typed date is parsed', () => {
  test.each([
    ['29 Nov 2026', '2026-11-29'],
    ['29 November 2026', '2026-11-29'],
    ['29 nov', '2026-11-29'],
    ['november 29', '2026-11-29'],
    ['Nov 29, 2027', '2027-11-29'],
    ['  5 sep 2026 ', '2026-09-05'],
    ['5. Sept. 2026', '2026-09-05'],
    ['29nov26', '2026-11-29'],
    ['2027 nov 29', '2027-11-29'],
    ['2026-11-29', '2026-11-29'],
    ['2026/11/29', '2026-11-29'],
    ['29/11/2026', '2026-11-29'],
    ['29.11.2026', '2026-11-29'],
    ['29-11-2026', '2026-11-29'],
    ['29 11 2026', '2026-11-29'],
    ['1/2/26', '2026-02-01'],
    ['1/2', '2026-02-01'],
    ['29 Feb 2028', '2028-02-29'],
    ['1 1 1900', '1900-01-01'],
    ['31 Dec 2999', '2999-12-31'],
    ['3000-01-01', '3000-01-01'],
  ])('%j is %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  test.each([
    ['11/29/2026', 'en-US', '2026-11-29'],
    ['1/2', 'en-US', '2026-01-02'],
    ['2026-11-29', 'en-US', '2026-11-29'],
    ['29.11.2026', 'de-DE', '2026-11-29'],
    ['29. Dez. 2026', 'de-DE', '2026-12-29'],
    ['3 März', 'de-DE', '2026-03-03'],
    ['3 maerz', 'de-DE', undefined],
    ['29 december 2026', 'de-DE', '2026-12-29'],
    ['29 de noviembre de 2026', 'es-ES', '2026-11-29'],
    ['1 fevrier 2026', 'fr-FR', '2026-02-01'],
    ['14 jui 2026', 'fr-FR', undefined],
    ['26-11-29', 'sv-SE', '2026-11-29'],
    ['11/29', 'sv-SE', '2026-11-29'],
    // No locale here puts the year last, so either number could be the day.
    ['05.11.2026', 'sv-SE', undefined],
    ['2026年11月29日', 'ja-JP', '2026-11-29'],
    ['٢٩ نوفمبر ٢٠٢٦', 'ar-EG', '2026-11-29'],
  ])('%j in %s is %s', (text, language, day) => {
    expect(read(text, language)).toBe(day);
  });
});

test.each([
  '',
  ' ',
  'soon',
  '29',
  'Nov 2026',
  '29 No 2026',
  '29 ma 2026',
  '29 Nov Dec 2026',
  '31 Feb 2026',
  '29/02/2027',
  '0/1/2026',
  '1/13/2026',
  '32 Jan',
  '29 Nov 1899',
  '29 Nov 3000',
  '29 Nov 202',
  '29 Nov 20266',
  '2026-02-31',
  '2026-11',
  '1 2 3 4',
])('%j is not a date', (text) => {
  expect(read(text)).toBeUndefined();
});

const offered = ['en-GB', 'en-US', 'en-IE', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'sv-SE'];
/** Locales that preferences may contain, with other orders, words between parts, digits and calendars. */
const others = [
  'pt-BR',
  'hu-HU',
  'lv-LV',
  'ru-RU',
  'fi-FI',
  'cs-CZ',
  'ja-JP',
  'ko-KR',
  'vi-VN',
  'ar-EG',
  'fa-IR',
  'th-TH',
];
const languages = [...offered, ...others];

/** 400 days, 37 apart: forty years, with every day of the month. */
const days = Array.from({ length: 400 }, (_, step) =>
  new Date(Date.UTC(2000, 0, 1 + step * 37)).toISOString().slice(0, 10),
);

describe('a date written by the application is parsed as the same date', () => {
  test.each(languages)('in %s', (language) => {
    preferFormats({ locale: language, timeZone: null });
    const misread = days.filter((day) => read(formatDay(day), language) !== day);
    preferFormats({ locale: null, timeZone: null });
    expect(misread).toEqual([]);
  });

  test.each(languages)('with the month in full, and in numbers, in %s', (language) => {
    const forms = (['long', 'numeric'] as const).map(
      (month) =>
        new Intl.DateTimeFormat(language, {
          day: 'numeric',
          month,
          year: 'numeric',
          calendar: 'gregory',
          timeZone: 'UTC',
        }),
    );
    const misread = forms.flatMap((form) => days.filter((day) => read(form.format(new Date(day)), language) !== day));
    expect(misread).toEqual([]);
  });
});

test('an invalid date is written as typed', () => {
  expect(formatDay('next week')).toBe('next week');
  expect(formatDay('2026-02-31')).toBe('2026-02-31');
});
