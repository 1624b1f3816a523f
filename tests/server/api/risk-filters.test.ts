import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { userAccount } from '#server/database/schema/index.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

import { add, list, openPlace, type Place, read, refusal } from './place.ts';

let server: TestServer;
let place: Place;
let first: Person;
let second: Person;
let categories: string[];

/** The default matrix' steps and bands, by score and by name. */
let likelihoods: ReadonlyMap<unknown, string>;
let impacts: ReadonlyMap<unknown, string>;
let ratings: ReadonlyMap<unknown, string>;

async function optionsOf(path: string, key: 'score' | 'name'): Promise<ReadonlyMap<unknown, string>> {
  const options = await read(place.owner, `${path}/options`);
  if (!Array.isArray(options)) throw new Error(`${path} has no options`);
  return new Map(options.map((option: { id: string; score: number; name: string }) => [option[key], option.id]));
}

async function addMember(name: string): Promise<Person> {
  const person = await addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_VIEWER' }] });
  await server.database.platform.update(userAccount).set({ name }).where(eq(userAccount.id, person.id));
  return person;
}

const assessed = (likelihood: number, impact: number) => ({
  likelihoodId: likelihoods.get(likelihood),
  impactId: impacts.get(impact),
});

/** Five risks: three assessed, one of them in two categories; two have an owner; one says nothing. */
async function addRisks(): Promise<void> {
  const risks = [
    {
      title: 'Alpha',
      ownerId: second.id,
      categoryIds: categories,
      inherent: assessed(5, 5),
      current: assessed(4, 5),
      residual: assessed(1, 1),
      treatment: 'MITIGATE',
      treatmentPlan: { actions: 'Dig a MOAT', dueOn: '2027-03-01', progress: 0, status: 'NOT_STARTED' },
      nextReviewOn: '2027-01-01',
    },
    {
      title: 'Bravo',
      ownerId: first.id,
      categoryIds: categories.slice(0, 1),
      inherent: assessed(4, 4),
      current: assessed(3, 3),
      residual: assessed(2, 3),
      treatment: 'ACCEPT',
      justification: 'Cheaper than a moat',
      nextReviewOn: '2027-02-01',
    },
    {
      title: 'Charlie',
      categoryIds: categories.slice(1),
      current: assessed(1, 2),
      treatment: 'AVOID',
      treatmentPlan: { actions: '', dueOn: '2027-02-01', progress: 0, status: 'NOT_STARTED' },
    },
    { title: 'Delta', existingControls: 'There is a Moat_1 of sorts' },
    { title: 'Echo', nextReviewOn: '2027-01-02' },
  ];
  for (const risk of risks) await add(place, '/api/risk', risk);
}

beforeAll(async () => {
  server = await startTestServer();
  place = await openPlace(server);
  [first, second] = [await addMember('Aoife'), await addMember('Zoë')];
  likelihoods = await optionsOf('/api/risk-likelihood', 'score');
  impacts = await optionsOf('/api/risk-impact', 'score');
  ratings = await optionsOf('/api/risk-rating', 'name');
  const made = [
    await add(place, '/api/risk-category', { name: 'One' }),
    await add(place, '/api/risk-category', { name: 'Two' }),
  ];
  categories = made.map(({ id }) => id);
  await addRisks();
});
afterAll(() => server.close());

/** The initials of the titles that a list shows, and its total. */
async function listed(query: string): Promise<string> {
  const { titles, total } = await list(place.owner, `/api/risk?${query}`);
  return [...titles.map((title) => title.charAt(0)), total].join('');
}

describe('the risks of a list', () => {
  it('are of one of several categories, and each is there once', async () => {
    const [one, two] = categories;
    expect(await listed(`categoryId=${one}`)).toBe('AB2');
    expect(await listed(`categoryId=${two}`)).toBe('AC2');
    expect(await listed(`categoryId=${one}&categoryId=${two}`)).toBe('ABC3');
  });

  it('have one of several current ratings', async () => {
    const rated = (...names: string[]) => listed(names.map((name) => `ratingId=${ratings.get(name)}`).join('&'));
    expect(await rated('Critical')).toBe('A1');
    expect(await rated('Medium', 'Very low')).toBe('BC2');
    expect(await rated('High')).toBe('0');
    expect(await listed(`ratingId=${randomUUID()}`)).toBe('0');
  });

  it('have one of several owners and treatments', async () => {
    expect(await listed(`ownerId=${first.id}`)).toBe('B1');
    expect(await listed(`ownerId=${first.id}&ownerId=${second.id}`)).toBe('AB2');
    expect(await listed('treatment=ACCEPT&treatment=AVOID')).toBe('BC2');
    expect(await listed(`treatment=ACCEPT&ownerId=${second.id}`)).toBe('0');
  });

  it('are to be reviewed by a day', async () => {
    expect(await listed('reviewBy=2027-01-02')).toBe('AE2');
  });

  it('have nothing where a filter asks for that, alone or beside what it is set to', async () => {
    expect(await listed('without=ownerId')).toBe('CDE3');
    expect(await listed(`without=ownerId&ownerId=${first.id}`)).toBe('BCDE4');
    expect(await listed('without=ratingId')).toBe('DE2');
    expect(await listed(`without=ratingId&ratingId=${ratings.get('Critical')}`)).toBe('ADE3');
    expect(await listed('without=categoryId')).toBe('DE2');
    expect(await listed(`without=categoryId&categoryId=${categories[1]}`)).toBe('ACDE4');
    expect(await listed('without=reviewBy')).toBe('CD2');
    expect(await listed('without=reviewBy&reviewBy=2027-01-01')).toBe('ACD3');
    expect(await listed('without=ownerId&without=reviewBy&without=ratingId')).toBe('D1');
  });

  it('contain a text in their controls, justification or plan, taken literally', async () => {
    expect(await listed('search=moat')).toBe('ABD3');
    expect(await listed('search=moat_1')).toBe('D1');
    expect(await listed('search=moat&treatment=ACCEPT')).toBe('B1');
    expect(await listed('search=moat&page=3')).toBe('3');
  });
});

describe('a list of risks', () => {
  it.each([
    ['ref', 'ABCDE5', 'EDCBA5'],
    ['title', 'ABCDE5', 'EDCBA5'],
    ['owner', 'BA', 'AB'],
    ['inherent', 'BA', 'AB'],
    ['current', 'CBA', 'ABC'],
    ['residual', 'AB', 'BA'],
    ['dueOn', 'CA', 'AC'],
    ['nextReviewOn', 'AEB', 'BEA'],
  ])('is sorted by %s in both directions, with what has none at the end', async (sort, ascending, descending) => {
    expect(await listed(`sortId=${sort}`)).toMatch(new RegExp(`^${ascending}`));
    expect(await listed(`sortId=${sort}&desc=true`)).toMatch(new RegExp(`^${descending}`));
  });

  it('has pages that together show each risk once', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(place.owner, `/api/risk?sortId=inherent&perPage=2&page=${page}`)),
    );
    const titles = pages.flatMap((page) => page.titles);
    expect(titles.slice(0, 2)).toEqual(['Bravo', 'Alpha']);
    expect(new Set(titles)).toEqual(new Set(['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo']));
    expect(titles).toHaveLength(5);
  });

  it.each([
    ['treatment=ACCEPT&treatment=ACCEPTED', 'treatment/1', 'Choose one of AVOID, ACCEPT, MITIGATE, TRANSFER, NONE'],
    ['ownerId=', 'ownerId/0', 'This is not a valid uuid'],
    ['reviewBy=2027-01-01&reviewBy=2027-01-02', 'reviewBy', 'This must be string'],
    ['treatment=NONE&'.repeat(6), 'treatment', 'Choose at most 5'],
  ])('refuses %s', async (query, field, message) => {
    const answer = await place.owner.call(`/api/risk?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal({ field, message }));
  });
});

it('no risk is rated once every band is removed', async () => {
  for (const id of ratings.values())
    expect((await place.owner.call(`/api/risk-rating/${id}?version=1`, { method: 'DELETE' })).status).toBe(200);
  expect(await listed('without=ratingId')).toBe('ABCDE5');
});
