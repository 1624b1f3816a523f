import { eq, isNotNull, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { registerTables } from '#server/database/kind-tables.ts';
import { risk } from '#server/database/schema/index.ts';
import type { Narrowing } from '#server/modules/record/list/narrowing.ts';
import { countOf, searchByOf } from '#server/modules/record/list/search.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { shared } from '#tests/server/support/shared.ts';

import { createOrganisation, type ExampleOrganisation } from './organisations.ts';

const test = shared(createTestDatabase);
const short = shared(() => createOrganisation(test.database, 'Harbour Logistics'));
const sampled = shared(() => createOrganisation(test.database, 'Meridian Health'));
const long = shared(() => createOrganisation(test.database, 'Northwind Energy'));

/** In place of the example's risk: records in the order of their ids, and so of the sample, each with its words. */
async function fill({ organisationId }: ExampleOrganisation, records: number, words: string): Promise<void> {
  await asOwner(test, 'delete from record where organisation_id = $1', [organisationId]);
  await asOwner(
    test,
    `insert into record (organisation_id, id, kind, ref, title, search_text)
     select $1::uuid, overlay($1::uuid::text placing lpad(to_hex(n), 8, '0') from 1)::uuid, 'risk', 'R-' || n, 'Risk', concat_ws(' ', ${words})
     from generate_series(1, $2::int) as n`,
    [organisationId, records],
  );
}

beforeAll(async () => {
  await fill(short, 999, `case when n <= 3 then 'three' end`);
  await fill(sampled, 1000, `'all', case when n > 990 then 'ten' end, case when n > 991 then 'nine' end`);
  const after = (word: string, number: number) => `case when n > 1000 and n <= ${1000 + number} then '${word}' end`;
  const most = `'beyond', case when n <= 10000 then 'exactly' end`;
  await fill(long, 10_001, [most, after('few', 200), after('many', 201)].join(', '));
});

const narrowingBy = (search: string | undefined): Narrowing => ({
  kind: 'risk',
  table: registerTables.risk,
  filter: undefined,
  search,
});

describe('the estimate of a search', () => {
  const estimate = (place: ExampleOrganisation, search: string | undefined) =>
    test.database.inOrganisation(place, () => searchByOf(narrowingBy(search)));

  it('is not needed without a text', async () => {
    expect(await estimate(short, undefined)).toEqual({ by: 'text', share: 1, counted: undefined });
  });

  it('of fewer than 1,000 records is their count', async () => {
    expect(await estimate(short, 'three')).toEqual({ by: 'text', share: 1, counted: { total: 3, totalIsExact: true } });
  });

  it.each([
    ['all', 1],
    ['ten', 0.01],
  ])('of the text "%s" that a hundredth or more of the sample has is its share', async (search, share) => {
    expect(await estimate(sampled, search)).toEqual({ by: 'text', share, counted: undefined });
  });

  it('of a rarer text has all matches, up to 200', async () => {
    const nine = await estimate(sampled, 'nine');
    expect(nine).toMatchObject({ by: 'index', share: 0.009, counted: { total: 9, totalIsExact: true } });
    expect(nine.ids?.toSorted()[0]).toBe(sampled.organisationId.replace(/^.{8}/, '000003e0'));
    const few = await estimate(long, 'few');
    expect(few).toMatchObject({ by: 'index', share: 0, counted: { total: 200, totalIsExact: true } });
    expect(new Set(few.ids).size).toBe(200);
    expect(await estimate(long, 'many')).toEqual({ by: 'index', share: 0, counted: undefined });
  });
});

describe('the number of records with a text', () => {
  const counted = (search: string | undefined, share: number, live: number, filter?: SQL) =>
    test.database.inOrganisation(long, () => countOf({ ...narrowingBy(search), filter }, { by: 'text', share }, live));

  it.each([
    ['nothing', 0, true],
    ['many', 201, true],
    ['exactly', 10_000, true],
    ['beyond', 10_000, false],
  ])('is counted up to 10,000: "%s"', async (search, total, totalIsExact) => {
    expect(await counted(search, 0.9, 10_001)).toEqual({ total, totalIsExact });
  });

  it('is counted up to 10,000 without a text', async () => {
    expect(await counted(undefined, 1, 10_001)).toEqual({ total: 10_000, totalIsExact: false });
  });

  it('is counted by the index or by reading texts, with a filter', async () => {
    await asOwner(
      test,
      `insert into risk (organisation_id, id, description)
       select organisation_id, id, case when search_text like '%many%' then 'seen' else '' end
       from record where organisation_id = $1`,
      [long.organisationId],
    );
    const filter = eq(risk.description, 'seen');
    expect(await counted('beyond', 0.9, 10_001, filter)).toEqual({ total: 201, totalIsExact: true });
    expect(await counted('beyond', 1, 10_001, filter)).toEqual({ total: 201, totalIsExact: true });
    const most = { total: 10_000, totalIsExact: false };
    expect(await counted('beyond', 1, 10_001, isNotNull(risk.description))).toEqual(most);
  });

  it.each([
    [1, 10_251, true],
    [1, 10_249, false],
    [0.2, 69_243, true],
    [0.2, 69_242, false],
  ])(
    'is not counted if a sample of %d of %i records leaves no doubt that there are more',
    async (share, live, isCertain) => {
      const most = { total: 10_000, totalIsExact: false };
      expect(await counted('many', share, live)).toEqual(isCertain ? most : { total: 201, totalIsExact: true });
    },
  );
});
