import { describe, expect, test } from 'vitest';

import { initials } from '#src/ui/data/initials.ts';
import { codeDigits } from '#src/ui/form/code.ts';
import { clearestFirst, matchingChoices } from '#src/ui/form/matching-choices.ts';
import { labels } from '#src/ui/labels.ts';
import { pageRange } from '#src/ui/navigation/page-range.ts';

describe('initials', () => {
  test.each([
    ['Aoife Brennan', 'AB'],
    ['Niamh O’Dowd', 'NO'],
    ['Tomasz Jan Wiśniewski', 'TW'],
    ['  rukhsana   choudhury ', 'RC'],
    ['Northwind Health & Social Care', 'NC'],
    ['Élodie Østergaard (contractor)', 'ÉØ'],
    ['Cher', 'C'],
    ['', ''],
    ['123', ''],
  ])('%j gives %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('a one-time code', () => {
  test.each([
    ['419203', '419203'],
    ['419-203 ', '419203'],
    ['Your code: 419 203.', '419203'],
    ['41920399', '419203'],
    ['abc', ''],
  ])('typed or pasted as %j becomes %j', (text, digits) => {
    expect(codeDigits(text)).toBe(digits);
  });
});

describe('the footer of a list', () => {
  test.each([
    [1, 18, 42, { first: 1, last: 18, pages: 3 }],
    [3, 18, 42, { first: 37, last: 42, pages: 3 }],
    [1, 10, 10, { first: 1, last: 10, pages: 1 }],
    [1, 10, 0, { first: 0, last: 0, pages: 1 }],
    // From a manually edited address, or after a deletion.
    [9, 10, 42, { first: 41, last: 42, pages: 5 }],
    [0, 10, 42, { first: 1, last: 10, pages: 5 }],
  ])('page %i with %i rows per page, %i in total', (page, perPage, total, range) => {
    expect(pageRange(page, perPage, total)).toEqual(range);
  });

  test('states which rows are shown', () => {
    expect(labels.range(1, 18, 42)).toBe('1–18 of 42');
    expect(labels.range(0, 0, 0)).toBe('0 of 0');
    expect(labels.range(1, 1, 1)).toBe('1 of 1');
    expect(labels.range(9991, 10_000, 10_000, false)).toBe('9,991–10,000 of 10,000+');
    expect(labels.page(1000, 1001, false)).toBe('1,000 of 1,001+');
  });
});

describe('options filtered by typing', () => {
  const choices = ['Data protection', 'Énergie', 'Third party', 'Protection of data centres'].map((label) => ({
    value: label,
    label,
  }));
  const found = (text: string) => matchingChoices(choices, text).map((choice) => choice.label);

  test('empty text hides nothing', () => {
    expect(matchingChoices(choices, '  ')).toBe(choices);
  });

  test('every word counts, in any order', () => {
    expect(found('protection DATA')).toEqual(['Data protection', 'Protection of data centres']);
  });

  test('accents do not count', () => {
    expect(found('energie')).toEqual(['Énergie']);
    expect(found('Thïrd')).toEqual(['Third party']);
  });

  test('text without a match finds nothing', () => {
    expect(found('data party')).toEqual([]);
  });

  test.each([
    ['data', ['Data protection', 'Protection of data centres', 'Énergie', 'Third party']],
    ['protection of data centres', ['Protection of data centres', 'Data protection', 'Énergie', 'Third party']],
    ['party', ['Third party', 'Data protection', 'Énergie', 'Protection of data centres']],
    [' ', ['Data protection', 'Énergie', 'Third party', 'Protection of data centres']],
  ])('the best match for %j comes first', (text, order) => {
    expect(clearestFirst(choices, text).map(({ label }) => label)).toEqual(order);
  });
});
