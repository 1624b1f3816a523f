import { describe, expect, test } from 'vitest';

import { ratingOf, scoreOf } from '#domain/rating.ts';
import { changesBetween, containing, pageOf, toPage } from '#server/modules/record/index.ts';

describe('the score of a risk', () => {
  test.each([
    [1, 1, 1],
    [5, 4, 20],
    [10, 10, 100],
    [undefined, 4, null],
    [4, undefined, null],
    [undefined, undefined, null],
  ])('for likelihood %s and impact %s is %s', (likelihood, impact, score) => {
    expect(scoreOf(likelihood, impact)).toBe(score);
  });
});

describe('the rating of a risk', () => {
  const band = (name: string, minimumScore: number, colour: string | null = null) => ({
    id: name,
    name,
    colour,
    minimumScore,
  });
  const bands = [band('Low', 2), band('Medium', 6, '#ffaa00'), band('High', 20)];

  test.each([
    [null, null],
    [1, null],
    [2, { id: 'Low', name: 'Low', colour: null, level: 1 }],
    [5, { id: 'Low', name: 'Low', colour: null, level: 1 }],
    [6, { id: 'Medium', name: 'Medium', colour: '#ffaa00', level: 2 }],
    [19, { id: 'Medium', name: 'Medium', colour: '#ffaa00', level: 2 }],
    [20, { id: 'High', name: 'High', colour: null, level: 3 }],
    [100, { id: 'High', name: 'High', colour: null, level: 3 }],
  ])('for score %s is %j', (score, rating) => {
    expect(ratingOf(score, bands)).toEqual(rating);
  });

  test('is null without bands', () => {
    expect(ratingOf(25, [])).toBeNull();
  });
});

describe('a search pattern', () => {
  test.each([
    ['', '%%'],
    ['plain', '%plain%'],
    ['100%', String.raw`%100\%%`],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`C:\x`, String.raw`%C:\\x%`],
    [String.raw`\%`, String.raw`%\\\%%`],
    ["O'Neill", "%O'Neill%"],
    ['$&', '%$&%'],
  ])('for %j is %j', (text, pattern) => {
    expect(containing(text)).toBe(pattern);
  });
});

describe('a page', () => {
  test.each([
    [{}, { page: 1, perPage: 10, offset: 0 }],
    [{ page: 3 }, { page: 3, perPage: 10, offset: 20 }],
    [
      { page: 2, perPage: 100 },
      { page: 2, perPage: 100, offset: 100 },
    ],
    [
      { page: 1_000_000, perPage: 100 },
      { page: 1_000_000, perPage: 100, offset: 99_999_900 },
    ],
  ])('requested with %j is %j', (query, page) => {
    expect(pageOf(query)).toEqual(page);
  });

  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 7, 15],
  ])('for %i rows with %i per page is one of %i', (total, perPage, totalPages) => {
    expect(toPage({ perPage }, { total, unfilteredTotal: 200 }, ['row'])).toEqual({
      data: ['row'],
      pagination: { total, unfilteredTotal: 200, currentPage: 1, perPage, totalPages },
    });
  });
});

describe('the logged changes', () => {
  test('are the changed fields, with old and new values', () => {
    const before = { title: 'One', ids: ['a', 'b'], score: 3, kept: true };
    expect(changesBetween(before, { title: 'Two', ids: ['a', 'b'], score: null, extra: 1 })).toEqual([
      { field: 'title', old: 'One', new: 'Two' },
      { field: 'score', old: 3, new: null },
      { field: 'extra', old: null, new: 1 },
    ]);
  });

  test('are empty if no field was given or none differs', () => {
    expect(changesBetween({ a: 1, b: [{ c: 2 }] }, { a: 1, b: [{ c: 2 }] })).toEqual([]);
    expect(changesBetween({ a: 1 }, { a: undefined })).toEqual([]);
    expect(changesBetween({ a: 1 }, {})).toEqual([]);
  });

  test('include a changed list order', () => {
    expect(changesBetween({ ids: ['a', 'b'] }, { ids: ['b', 'a'] })).toEqual([
      { field: 'ids', old: ['a', 'b'], new: ['b', 'a'] },
    ]);
  });
});
