import { beforeAll, describe, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

import { addOrganisation, addPerson, type Person, type TestOrganisation } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';
import { refusal } from './place.ts';

type Risk = Schemas['Risk'];

const server = shared(startTestServer);

async function newOrganisation(): Promise<{ organisation: TestOrganisation; person: Person }> {
  const organisation = await addOrganisation(server);
  const person = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { organisation, person };
}

async function createRisk(person: Person, body: object): Promise<string> {
  return textAt((await person.call('/api/risk', { method: 'POST', body })).body, 'data.id');
}

const isList = (value: unknown): value is Risk[] => Array.isArray(value);

async function list(person: Person, query: Record<string, string | number | boolean>) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { status, body } = await person.call(`/api/risk?${search}`);
  const data = at(body, 'data.data');
  if (status !== 200 || !isList(data)) throw new Error(`The list was not answered: ${JSON.stringify(body)}`);
  return { data, pagination: at(body, 'data.pagination') };
}

describe('the search', () => {
  let person: Person;
  const titles = [
    '100% certain',
    '100 percent',
    'snake_case',
    'snakeXcase',
    "O'Neill's quote",
    'a "double" quote',
    String.raw`C:\temp\file`,
    'C:temp file',
    'Müll und ÄRGER',
    '风险 in two scripts',
    'emoji 🚢 here',
  ];
  beforeAll(async () => {
    ({ person } = await newOrganisation());
    for (const title of titles) await createRisk(person, { title });
    await createRisk(person, { title: 'Plain', description: 'Only the description says zeppelin' });
  });

  test.each([
    ['%', ['100% certain']],
    ['0% c', ['100% certain']],
    ['_', ['snake_case']],
    ["'", ["O'Neill's quote"]],
    ['"', ['a "double" quote']],
    ['\\', [String.raw`C:\temp\file`]],
    ['\\t', [String.raw`C:\temp\file`]],
    ['%%', []],
    ['100', ['100% certain', '100 percent']],
    ['SNAKE', ['snake_case', 'snakeXcase']],
    ['mÜLL', ['Müll und ÄRGER']],
    ['ärger', ['Müll und ÄRGER']],
    ['风险', ['风险 in two scripts']],
    ['🚢', ['emoji 🚢 here']],
    ['ZEPPELIN', ['Plain']],
    ['r-0003', ['snake_case']],
    ["'; drop table record; --", []],
  ])('matches %s literally and nothing else', async (search, expected) => {
    const { data, pagination } = await list(person, { search });
    expect(data.map(({ title }) => title)).toEqual(expected);
    expect(pagination).toEqual({
      total: expected.length,
      totalIsExact: true,
      unfilteredTotal: titles.length + 1,
      currentPage: 1,
      perPage: 10,
      totalPages: Math.max(1, Math.ceil(expected.length / 10)),
    });
  });

  test('matches everything when empty', async () => {
    expect(numberAt((await list(person, { search: '' })).pagination, 'total')).toBe(titles.length + 1);
  });
});

test('an organisation without risks has one empty page', async () => {
  const { person } = await newOrganisation();
  expect(await list(person, {})).toEqual({
    data: [],
    pagination: { total: 0, totalIsExact: true, unfilteredTotal: 0, currentPage: 1, perPage: 10, totalPages: 1 },
  });
});

test('numbers in references sort as numbers: R-9999 comes before R-10000', async () => {
  const { organisation, person } = await newOrganisation();
  const counter = `insert into reference_counter (organisation_id, kind, last_number) values ($1, 'risk', 9998)`;
  await asOwner(server, counter, [organisation.id]);
  for (const title of ['Item 10', 'Item 9', 'item 1']) await createRisk(person, { title });
  const refs = (await list(person, { sortId: 'ref' })).data.map(({ ref }) => ref);
  expect(refs).toEqual(['R-9999', 'R-10000', 'R-10001']);
  const titles = (await list(person, { sortId: 'title' })).data.map(({ title }) => title);
  expect(titles).toEqual(['item 1', 'Item 9', 'Item 10']);
});

test.each([
  ['treatment=ACCEPT&treatment=ACCEPTED', 'treatment/1', 'Choose one of AVOID, ACCEPT, MITIGATE, TRANSFER, NONE'],
  ['ownerId=', 'ownerId/0', 'This is not a valid uuid'],
  ['reviewBy=2027-01-01&reviewBy=2027-01-02', 'reviewBy', 'This must be string'],
  ['treatment=NONE&'.repeat(6), 'treatment', 'Choose at most 5'],
])('the query %s is rejected with a message', async (query, field, message) => {
  const { person } = await newOrganisation();
  const answer = await person.call(`/api/risk?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(refusal({ field, message }));
});

test('no risk is rated once every band has been removed', async () => {
  const { person } = await newOrganisation();
  const [likelihoods, impacts, ratings] = await Promise.all(
    ['likelihood', 'impact', 'rating'].map((name) => person.call(`/api/risk-${name}/options`)),
  );
  const chosen = { likelihoodId: textAt(likelihoods?.body, 'data.0.id'), impactId: textAt(impacts?.body, 'data.0.id') };
  await createRisk(person, { title: 'Rated', current: chosen });
  expect((await list(person, { without: 'ratingId' })).data).toEqual([]);
  const bands = at(ratings?.body, 'data');
  for (const band of Array.isArray(bands) ? bands : [])
    expect((await person.call(`/api/risk-rating/${textAt(band, 'id')}?version=1`, { method: 'DELETE' })).status).toBe(
      200,
    );
  expect((await list(person, { without: 'ratingId' })).data.map(({ title }) => title)).toEqual(['Rated']);
});
