import { beforeAll, describe, expect, test } from 'vitest';

import { at, numberAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(startTestServer);
const rows = 12_000;

interface Place {
  readonly organisation: TestOrganisation;
  readonly person: Person;
}

async function openPlace(): Promise<Place> {
  const organisation = await addOrganisation(server);
  const person = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { organisation, person };
}

/** Every risk is "common", one in 1,000 is "rare"; a third has no owner, a half no due date. */
async function fill({ organisation }: Place, number: number): Promise<void> {
  const values = [organisation.id, number];
  await asOwner(
    server,
    `insert into record (organisation_id, id, kind, ref, title, search_text)
     select $1, gen_random_uuid(), 'risk', 'R-' || n, 'Risk ' || n % 100,
       'common' || case when n % 1000 = 0 then ' rare' else '' end from generate_series(1, $2::int) as n`,
    values,
  );
  await asOwner(
    server,
    `insert into risk (organisation_id, id, description, owner_id, plan_due_on)
     select organisation_id, id, '', people[1 + right(ref, 1)::int % 3],
       case when right(ref, 1)::int % 2 = 0 then date '2026-01-01' + right(ref, 1)::int end
     from record, (select array_agg(user_id) as people from organisation_person where organisation_id = $1) as choice
     where organisation_id = $1 and kind = 'risk'`,
    values.slice(0, 1),
  );
}

async function list({ person }: Place, query: Record<string, string | number | boolean>) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { body } = await person.call(`/api/risk?${search}`);
  const data = at(body, 'data.data');
  if (!Array.isArray(data)) throw new Error(`The list was not answered: ${JSON.stringify(body)}`);
  return { ids: data.map((row) => at(row, 'id')), pagination: at(body, 'data.pagination') };
}

const totalsOf = async (place: Place, query: Record<string, string | number | boolean>) => {
  const { pagination } = await list(place, query);
  return { total: at(pagination, 'total'), totalIsExact: at(pagination, 'totalIsExact') };
};

/** The ids of the whole list in an order. */
async function idsInOrder({ organisation }: Place, order: string): Promise<unknown[]> {
  const found = await asOwner(
    server,
    `select record.id from record join risk using (organisation_id, id) left join user_account owner on owner.id = owner_id
     where organisation_id = $1 and deleted_at is null order by ${order}`,
    [organisation.id],
  );
  return found.map(({ id }) => id);
}

describe('a list of 12,000 risks', () => {
  let harbour: Place;
  let meridian: Place;
  beforeAll(async () => {
    harbour = await openPlace();
    meridian = await openPlace();
    await fill(harbour, rows);
    await fill(meridian, 1_500);
    // As autovacuum does within a minute: without statistics the planner takes every table for a small one.
    await asOwner(server, 'analyze record, risk');
  });

  test.each([
    ['ref', false, 'ref, record.id'],
    ['ref', true, 'ref desc, record.id desc'],
    ['title', false, 'title, record.id'],
    ['title', true, 'title desc, record.id desc'],
    ['updatedAt', false, 'record.updated_at, record.id'],
    ['dueOn', false, 'plan_due_on nulls last, record.id'],
    ['dueOn', true, 'plan_due_on desc nulls last, record.id desc'],
    ['owner', false, 'owner.name nulls last, owner.id, record.id'],
    ['owner', true, 'owner.name desc nulls last, owner.id desc, record.id desc'],
  ])('is in order by %s, descending %s, on any page and however it was reached', async (sortId, desc, order) => {
    const expected = await idsInOrder(harbour, order);
    // Twice, and in between others: pages are read from either end, or from a page already read.
    for (const page of [1, 2, 60, 61, 40, 80, 119, 120, 61, 121]) {
      const { ids } = await list(harbour, { sortId, desc, page, perPage: 100 });
      expect(ids).toEqual(expected.slice((page - 1) * 100, page * 100));
    }
  });

  test.each(['common', 'rare'])('is searched with all other records for a %s text', async (text) => {
    const { body } = await harbour.person.call(`/api/search?text=${text}`);
    expect(at(body, 'data')).toHaveLength(8);
  });

  test('is counted exactly without a filter, and up to 10,000 with one', async () => {
    expect(await totalsOf(harbour, {})).toEqual({ total: rows, totalIsExact: true });
    expect(await totalsOf(harbour, { search: 'common' })).toEqual({ total: 10_000, totalIsExact: false });
    expect(await totalsOf(harbour, { treatment: 'NONE' })).toEqual({ total: 10_000, totalIsExact: false });
    expect(await totalsOf(harbour, { search: 'rare' })).toEqual({ total: 12, totalIsExact: true });
  });

  test.each(['common', 'rare'])('finds the %s word in the order of the list', async (search) => {
    const matching = await idsInOrder(harbour, 'ref desc, record.id desc');
    const texts = await asOwner(server, 'select id from record where organisation_id = $1 and search_text like $2', [
      harbour.organisation.id,
      `%${search}%`,
    ]);
    const found = new Set(texts.map(({ id }) => id));
    const expected = matching.filter((id) => found.has(id));
    for (const page of [1, 2, 1_010]) {
      const { ids } = await list(harbour, { search, desc: true, page });
      expect(ids).toEqual(expected.slice((page - 1) * 10, page * 10));
    }
  });

  test('has totals that follow each change, and are not another organisation’s', async () => {
    const queries = [{}, { search: 'rare' }, { treatment: 'AVOID' }];
    const totals = async (place: Place) => {
      const pages = await Promise.all(queries.map((query) => list(place, query)));
      return pages.map(({ pagination }) => numberAt(pagination, 'total'));
    };
    const before = await totals(harbour);
    expect(await totals(meridian)).toEqual([1_500, 1, 0]);
    await harbour.person.call('/api/risk', { method: 'POST', body: { title: 'Rare risk', treatment: 'AVOID' } });
    expect(await totals(harbour)).toEqual(before.map((total) => total + 1));
    expect(await totals(meridian)).toEqual([1_500, 1, 0]);
  });
});
