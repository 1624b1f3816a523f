import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { connect } from '#server/database/connections.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';

import { addOrganisation, addPerson, type Person, type TestOrganisation } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Risk = Schemas['Risk'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
  ])('finds %s where it stands, and nothing else', async (search, expected) => {
    const { data, pagination } = await list(person, { search });
    expect(data.map(({ title }) => title)).toEqual(expected);
    expect(pagination).toEqual({
      total: expected.length,
      unfilteredTotal: titles.length + 1,
      currentPage: 1,
      perPage: 10,
      totalPages: Math.max(1, Math.ceil(expected.length / 10)),
    });
  });

  test('that is empty finds everything', async () => {
    expect(numberAt((await list(person, { search: '' })).pagination, 'total')).toBe(titles.length + 1);
  });

  test('follows a change of the text', async () => {
    const { data } = await list(person, { search: 'emoji' });
    const [found] = data;
    await person.call(`/api/risk/${found?.id ?? ''}`, { method: 'PATCH', body: { version: 1, title: 'renamed ship' } });
    expect((await list(person, { search: 'emoji' })).data).toEqual([]);
    expect((await list(person, { search: 'renamed' })).data.map(({ id }) => id)).toEqual([found?.id]);
  });
});

/** Undecided first, accepted last. */
const treatmentOrder = ['NONE', 'MITIGATE', 'TRANSFER', 'AVOID', 'ACCEPT'];

/** What the list sorts by; an empty value comes last, whichever the direction. */
const keys: Record<Schemas['RiskSort'], (risk: Risk) => string | number | null> = {
  ref: ({ ref }) => ref,
  title: ({ title }) => title,
  owner: ({ owner }) => owner?.name ?? null,
  inherent: ({ inherent }) => inherent.score,
  current: ({ current }) => current.score,
  residual: ({ residual }) => residual.score,
  treatment: ({ treatment }) => treatmentOrder.indexOf(treatment),
  dueOn: ({ treatmentPlan }) => treatmentPlan.dueOn,
  nextReviewOn: ({ nextReviewOn }) => nextReviewOn,
  updatedAt: ({ updatedAt }) => updatedAt,
};

const { compare } = new Intl.Collator('und', { numeric: true });

function inOrder(risks: readonly Risk[], sortId: Schemas['RiskSort'], desc: boolean): string[] {
  const sign = desc ? -1 : 1;
  const keyOf = keys[sortId];
  const order = (one: Risk, other: Risk): number => {
    const [first, second] = [keyOf(one), keyOf(other)];
    const byId = one.id < other.id ? -sign : sign;
    if (first === second) return byId;
    if (first === null || second === null) return first === null ? 1 : -1;
    const byKey =
      typeof first === 'number' && typeof second === 'number' ? first - second : compare(String(first), String(second));
    return byKey === 0 ? byId : sign * byKey;
  };
  return risks.toSorted(order).map(({ id }) => id);
}

describe('pages', () => {
  const total = 23;
  let person: Person;
  let all: readonly Risk[];
  beforeAll(async () => {
    const created = await newOrganisation();
    ({ person } = created);
    const [likelihoods, impacts] = await Promise.all([
      person.call('/api/risk-likelihood/options'),
      person.call('/api/risk-impact/options'),
    ]);
    const assess = (likelihood: number, impact: number) => ({
      likelihoodId: likelihood === 0 ? null : textAt(likelihoods.body, `data.${likelihood}.id`),
      impactId: impact === 0 ? null : textAt(impacts.body, `data.${impact}.id`),
    });
    const other = await addPerson(server, { in: [{ organisation: created.organisation, role: 'ORG_VIEWER' }] });
    const owners = [null, person.id, other.id];
    const treatments = ['AVOID', 'ACCEPT', 'MITIGATE', 'TRANSFER', 'NONE'];
    for (let index = 0; index < total; index += 1) {
      await createRisk(person, {
        title: `Risk ${(index * 7) % 12}`,
        treatment: treatments[index % 5],
        ownerId: owners[index % 3],
        inherent: assess(index % 5, 1 + (index % 4)),
        current: assess(index % 4, index % 3),
        residual: assess(1 + (index % 2), index % 2),
        treatmentPlan: {
          actions: '',
          dueOn: index % 4 === 0 ? null : `2027-0${1 + (index % 4)}-15`,
          progress: 0,
          status: 'NOT_STARTED',
        },
        nextReviewOn: index % 5 === 0 ? null : `2027-0${1 + (index % 3)}-01`,
      });
    }
    await setDays(created.organisation);
    all = (await list(person, { perPage: 100 })).data;
  });

  /** Times of change that tie, three by three. */
  async function setDays({ id }: TestOrganisation): Promise<void> {
    const client = await connect(server.owner);
    const day = `timestamptz '2026-01-01' + interval '1 day' * (right(ref, 4)::int % 3)`;
    await client.query(`update record set updated_at = ${day} where organisation_id = $1`, [id]);
    await client.end();
  }

  const sorts = Object.keys(keys).flatMap((sortId) => [false, true].map((desc) => ({ sortId, desc })));
  const isSort = (sortId: string): sortId is Schemas['RiskSort'] => Object.hasOwn(keys, sortId);

  test.each(sorts)('by $sortId, descending $desc: every row once, in order, ties by id', async ({ sortId, desc }) => {
    if (!isSort(sortId)) throw new Error(`No sort ${sortId}`);
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { data, pagination } = await list(person, { sortId, desc, page, perPage: 7 });
      expect(pagination).toEqual({ total, unfilteredTotal: total, currentPage: page, perPage: 7, totalPages: 4 });
      seen.push(...data.map(({ id }) => id));
    }
    expect(all).toHaveLength(total);
    expect(seen).toEqual(inOrder(all, sortId, desc));
  });

  test('by reference, ten to a page, when nothing is asked', async () => {
    const { data, pagination } = await list(person, {});
    expect(data.map(({ id }) => id)).toEqual(inOrder(all, 'ref', false).slice(0, 10));
    expect(pagination).toEqual({ total, unfilteredTotal: total, currentPage: 1, perPage: 10, totalPages: 3 });
  });

  test('after the last are empty and know the total', async () => {
    expect(await list(person, { page: 1_000_000, perPage: 100 })).toEqual({
      data: [],
      pagination: { total, unfilteredTotal: total, currentPage: 1_000_000, perPage: 100, totalPages: 1 },
    });
  });

  test.each(['AVOID', 'NONE'])('with treatment %s hold those risks only', async (treatment) => {
    const { data, pagination } = await list(person, { treatment, perPage: 100 });
    const expected = all.filter((risk) => risk.treatment === treatment);
    expect(data).toEqual(expected);
    expect(numberAt(pagination, 'total')).toBe(expected.length);
  });
});

test('an organisation without risks has one empty page', async () => {
  const { person } = await newOrganisation();
  expect(await list(person, {})).toEqual({
    data: [],
    pagination: { total: 0, unfilteredTotal: 0, currentPage: 1, perPage: 10, totalPages: 1 },
  });
});

test('numbers in references sort as numbers: R-9999 comes before R-10000', async () => {
  const { organisation, person } = await newOrganisation();
  const client = await connect(server.owner);
  const counter = `insert into reference_counter (organisation_id, kind, last_number) values ($1, 'risk', 9998)`;
  await client.query(counter, [organisation.id]);
  await client.end();
  for (const title of ['Item 10', 'Item 9', 'item 1']) await createRisk(person, { title });
  const refs = (await list(person, { sortId: 'ref' })).data.map(({ ref }) => ref);
  expect(refs).toEqual(['R-9999', 'R-10000', 'R-10001']);
  const titles = (await list(person, { sortId: 'title' })).data.map(({ title }) => title);
  expect(titles).toEqual(['item 1', 'Item 9', 'Item 10']);
});

test('a category filters, and risks of several categories come once', async () => {
  const { person } = await newOrganisation();
  const options = await person.call('/api/risk-category/options');
  const [first, second] = [textAt(options.body, 'data.0.id'), textAt(options.body, 'data.1.id')];
  const both = await createRisk(person, { title: 'Both', categoryIds: [second, first] });
  await createRisk(person, { title: 'None' });
  for (const categoryId of [first, second]) {
    expect((await list(person, { categoryId })).data.map(({ id }) => id)).toEqual([both]);
  }
});
