import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';

import { ratingOf, scoreOf } from '#domain/risk/rating.ts';
import { record } from '#server/database/schema/index.ts';
import {
  authorship,
  changesBetween,
  logActivity,
  logSetting,
  pageOf,
  toPage,
  totalsOf,
  until,
} from '#server/modules/record/index.ts';
import { among } from '#server/modules/record/list/filters.ts';
import { containing } from '#server/modules/record/list/patterns.ts';

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
    [String.raw`C:\x`, String.raw`%c:\\x%`],
    [String.raw`\%`, String.raw`%\\\%%`],
    ['O’Neill', "%o'neill%"],
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
    expect(toPage({ perPage }, { total, totalIsExact: true, unfilteredTotal: 200 }, ['row'])).toEqual({
      data: ['row'],
      pagination: { total, totalIsExact: true, unfilteredTotal: 200, currentPage: 1, perPage, totalPages },
    });
  });
});

describe('the totals of a list', () => {
  const [scope, filter] = [sql`scope`, sql`filter`];
  const counted: string[] = [];
  const count = async (condition: SQL | undefined) => {
    const text = textOf(condition) ?? 'all';
    counted.push(text);
    return text.includes('filter') ? 3 : 7;
  };

  test('are counted once without a filter', async () => {
    counted.splice(0);
    expect(await totalsOf(count, scope, undefined)).toEqual({ total: 7, totalIsExact: true, unfilteredTotal: 7 });
    expect(counted).toEqual(['scope']);
  });

  test('are counted with the filter and without it, in the same scope', async () => {
    counted.splice(0);
    expect(await totalsOf(count, scope, filter)).toEqual({ total: 3, totalIsExact: true, unfilteredTotal: 7 });
    expect(counted).toEqual(['scope', '(scope and filter)']);
  });
});

/** A condition as PostgreSQL receives it, with its parameters. */
function textOf(condition: SQL | undefined): string | undefined {
  if (condition === undefined) return undefined;
  const query = new PgDialect().sqlToQuery(condition);
  return [query.sql, ...query.params.map(String)].join(' ');
}

describe('a filter', () => {
  const column = '"record"."ref"';
  test.each([
    [undefined, false, undefined, undefined],
    [['a', 'b'], false, `${column} in ($1, $2) a b`, `(${column} <= $1 or ${column} <= $2) a b`],
    [['a'], false, `${column} in ($1) a`, `${column} <= $1 a`],
    [undefined, true, `${column} is null`, `${column} is null`],
    [['a'], true, `(${column} in ($1) or ${column} is null) a`, `(${column} <= $1 or ${column} is null) a`],
  ])('by %j, or by nothing (%s)', async (values, orNothing, isAmong, isUntil) => {
    expect(textOf(await among(record.ref)(values, orNothing))).toBe(isAmong);
    expect(textOf(await until(record.ref)(values, orNothing))).toBe(isUntil);
  });
});

describe('a log', () => {
  const request = { id: 'request-1', ip: '192.0.2.7', userAgent: 'Browser' };
  const user = { id: 'u', name: 'Ada', issuer: 'i', subject: 's', sessionId: 'x' };

  test('names the actor and where the request came from, and no more', () => {
    expect(authorship({ user, request })).toEqual({ actorId: 'u', ip: '192.0.2.7', userAgent: 'Browser' });
  });

  test('of a setting says what changed in it, and has no entry where nothing did', async () => {
    const organisation = { id: 'o', role: 'ORG_ADMIN', featurePermissions: [] } as const;
    const log = (score: number) =>
      logSetting({ user, request, organisation }, 'riskAppetite', { score: 4, kept: 1 }, { score, kept: 1 });
    await expect(log(4)).resolves.toBeUndefined();
    const changes = JSON.stringify([{ field: 'score', old: 4, new: 9 }]);
    const params = expect.arrayContaining(['o', 'u', 'UPDATE', 'riskAppetite', 'Risk appetite', changes]);
    await expect(log(9)).rejects.toMatchObject({ params });
  });

  test('of an organisation says in each entry who did what there', async () => {
    const organisation = { id: 'o', role: 'ORG_MANAGER', featurePermissions: [] } as const;
    const entry = { action: 'DELETE', entityType: 'risk', entityName: 'A risk', changes: [] } as const;
    const entries = ['one', 'two'].map((entityId) => ({ ...entry, changes: [], entityId }));
    // Outside a transaction the database rejects the statement, and names its parameters.
    const rejected = logActivity({ user, request, organisation }, ...entries);
    const common = ['o', 'u', '192.0.2.7', 'Browser', 'DELETE', 'risk', 'A risk'];
    await expect(rejected).rejects.toMatchObject({ params: expect.arrayContaining([...common, 'one', 'two']) });
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
