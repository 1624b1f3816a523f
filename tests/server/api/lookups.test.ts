import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { at, textAt } from '#tests/server/identity/support.ts';

import { statusesOf, type Answer } from '../support/http.ts';
import { addOrganisation, addPerson, type Person } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { choosing, type ChosenField } from './place.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  const organisation = await addOrganisation(server);
  ada = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
});
afterAll(() => server.close());

let entries = 0;
const newName = () => `Entry ${(entries += 1)}`;

const post = (path: string, body: object) => ada.call(path, { method: 'POST', body });
const patch = (path: string, body: object) => ada.call(path, { method: 'PATCH', body });
const remove = (path: string, version: number) => ada.call(`${path}?version=${version}`, { method: 'DELETE' });
const idOf = (answer: Answer) => textAt(answer.body, 'data.id');
const errorsOf = ({ status, body }: Answer) => ({ status, errors: at(body, 'errors') });

const kinds = [
  { path: '/api/risk-category', field: 'categoryIds', own: {} },
  { path: '/api/risk-likelihood', field: 'likelihoodId', own: { score: 3 } },
  { path: '/api/risk-impact', field: 'impactId', own: { score: 3 } },
] as const;

const chosen = (field: ChosenField, id: string) => ({ title: 'Uses it', ...choosing(field, id) });

describe.each([...kinds, { path: '/api/risk-rating', field: undefined, own: { minimumScore: 50 } }])(
  'the entries of $path',
  ({ path, own }) => {
    test('are added with what a person leaves out filled in', async () => {
      const name = newName();
      const answer = await post(path, { name, ...own, ...(path === '/api/risk-rating' ? { minimumScore: 51 } : {}) });
      expect(answer.status).toBe(201);
      expect(at(answer.body, 'data')).toMatchObject({
        name,
        description: '',
        position: 0,
        active: true,
        version: 1,
        uses: 0,
      });
    });

    test('have names of their own, on creation and on change', async () => {
      const [one, other] = [newName(), newName()];
      const scores = path === '/api/risk-rating' ? [{ minimumScore: 60 }, { minimumScore: 61 }] : [{}, {}];
      await post(path, { name: one, ...own, ...scores[0] });
      const taken = { status: 409, errors: [{ field: 'name', message: 'This name is already in use' }] };
      expect(errorsOf(await post(path, { name: one, ...own, minimumScore: undefined, ...scores[1] }))).toEqual(taken);
      const second = await post(path, { name: other, ...own, ...scores[1] });
      const change = await patch(`${path}/${idOf(second)}`, { version: 1, name: one });
      expect(errorsOf(change)).toEqual(taken);
      expect(at((await patch(`${path}/${idOf(second)}`, { version: 1, position: 9 })).body, 'data')).toMatchObject({
        name: other,
        position: 9,
        version: 2,
      });
    });
  },
);

test('a name is given to one of twenty who ask for it at once', async () => {
  const name = newName();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/risk-category', { name })));
  expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test('another organisation may use the same name', async () => {
  const organisation = await addOrganisation(server);
  const other = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'ADD' }] });
  const name = newName();
  const calls = [ada, other].map((person) => person.call('/api/risk-category', { method: 'POST', body: { name } }));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 201]);
});

describe.each(kinds)('an entry of $path that risks use', ({ path, field, own }) => {
  test('is kept, with how many use it, removed ones too', async () => {
    const entry = idOf(await post(path, { name: newName(), ...own }));
    const first = idOf(await post('/api/risk', chosen(field, entry)));
    const refusal = await remove(`${path}/${entry}`, 1);
    const message = '1 record uses this entry. Deactivate it instead.';
    expect(refusal.body).toMatchObject({
      status: false,
      message,
      errors: [{ field: 'id', message }],
      current: { uses: 1 },
    });
    expect(refusal.status).toBe(409);
    await post('/api/risk', chosen(field, entry));
    await remove(`/api/risk/${first}`, 1);
    const again = await remove(`${path}/${entry}`, 1);
    expect(errorsOf(again)).toEqual({
      status: 409,
      errors: [{ field: 'id', message: '2 records use this entry. Deactivate it instead.' }],
    });
  });

  test('can be deactivated: no longer offered, still on its risks', async () => {
    const name = newName();
    const entry = idOf(await post(path, { name, ...own }));
    const risk = idOf(await post('/api/risk', chosen(field, entry)));
    expect((await ada.call(`${path}/options`)).text).toContain(entry);
    expect((await patch(`${path}/${entry}`, { version: 1, active: false })).status).toBe(200);
    expect((await ada.call(`${path}/options`)).text).not.toContain(entry);
    expect((await ada.call(`${path}?search=${encodeURIComponent(name)}`)).text).toContain(entry);
    expect((await ada.call(`/api/risk/${risk}`)).text).toContain(entry);
  });

  test('that nothing uses any more is removed', async () => {
    const entry = idOf(await post(path, { name: newName(), ...own }));
    const risk = idOf(await post('/api/risk', chosen(field, entry)));
    await patch(`/api/risk/${risk}`, { version: 1, ...choosing(field, null) });
    expect((await remove(`${path}/${entry}`, 1)).body).toEqual({ status: true, message: 'Deleted successfully' });
    expect((await remove(`${path}/${entry}`, 1)).status).toBe(404);
  });
});

describe('versions', () => {
  test('a stale one is refused with the entry as it is', async () => {
    const id = idOf(await post('/api/risk-category', { name: newName() }));
    const changed = await patch(`/api/risk-category/${id}`, { version: 1, description: 'New' });
    const message = 'Someone else has changed this in the meantime';
    const conflict = { status: false, message, errors: [], current: at(changed.body, 'data') };
    const stale = [
      await patch(`/api/risk-category/${id}`, { version: 1, position: 3 }),
      await remove(`/api/risk-category/${id}`, 1),
    ];
    expect(stale.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 409, body: conflict },
      { status: 409, body: conflict },
    ]);
    expect(at(changed.body, 'data.version')).toBe(2);
  });

  test('of twenty who read the same one, one changes it', async () => {
    const id = idOf(await post('/api/risk-impact', { name: newName(), score: 2 }));
    const writers = Array.from({ length: 20 }, (_, position) =>
      patch(`/api/risk-impact/${id}`, { version: 1, position }),
    );
    expect(statusesOf(await Promise.all(writers))).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });
});

describe('the matrix', () => {
  const scored = async (likelihood: number, impact: number) => {
    const likelihoodId = idOf(await post('/api/risk-likelihood', { name: newName(), score: likelihood }));
    const impactId = idOf(await post('/api/risk-impact', { name: newName(), score: impact }));
    const risk = await post('/api/risk', { title: 'Scored', current: { likelihoodId, impactId } });
    return { likelihoodId, impactId, risk };
  };
  const shownOf = (answer: Answer) => ({
    score: at(answer.body, 'data.current.score'),
    rating: at(answer.body, 'data.current.rating.name'),
    level: at(answer.body, 'data.current.rating.level'),
  });

  test.each([
    { likelihood: 1, impact: 1, score: 1, rating: 'Very low', level: 1 },
    { likelihood: 1, impact: 2, score: 2, rating: 'Very low', level: 1 },
    { likelihood: 1, impact: 3, score: 3, rating: 'Low', level: 2 },
    { likelihood: 1, impact: 5, score: 5, rating: 'Low', level: 2 },
    { likelihood: 2, impact: 3, score: 6, rating: 'Medium', level: 3 },
    { likelihood: 3, impact: 3, score: 9, rating: 'Medium', level: 3 },
    { likelihood: 2, impact: 5, score: 10, rating: 'High', level: 4 },
    { likelihood: 4, impact: 5, score: 20, rating: 'Critical', level: 5 },
    { likelihood: 5, impact: 5, score: 25, rating: 'Critical', level: 5 },
  ])('rates $likelihood × $impact as $rating', async ({ likelihood, impact, score, rating, level }) => {
    expect(shownOf((await scored(likelihood, impact)).risk)).toEqual({ score, rating, level });
  });

  test('gives no score, and no rating, until both steps are chosen', async () => {
    const { likelihoodId } = await scored(2, 2);
    const answer = await post('/api/risk', { title: 'Half', current: { likelihoodId, impactId: null } });
    expect(at(answer.body, 'data.current')).toMatchObject({
      score: null,
      rating: null,
      likelihood: { score: 2 },
      impact: null,
    });
  });

  test('scores every risk anew when the score of a step changes, and no other', async () => {
    const { likelihoodId, impactId, risk } = await scored(2, 5);
    const other = await scored(2, 5);
    await patch(`/api/risk-likelihood/${likelihoodId}`, { version: 1, score: 4 });
    const changed = await ada.call(`/api/risk/${idOf(risk)}`);
    expect(shownOf(changed)).toEqual({ score: 20, rating: 'Critical', level: 5 });
    expect(at(changed.body, 'data.version')).toBe(1);
    await patch(`/api/risk-impact/${impactId}`, { version: 1, score: 1 });
    expect(shownOf(await ada.call(`/api/risk/${idOf(risk)}`))).toEqual({ score: 4, rating: 'Low', level: 2 });
    expect(shownOf(await ada.call(`/api/risk/${idOf(other.risk)}`))).toMatchObject({ score: 10 });
  });

  const usesOfBand = async (id: string): Promise<unknown> => {
    const bands = at((await ada.call('/api/risk-rating?perPage=100')).body, 'data.data');
    return Array.isArray(bands)
      ? at(
          bands.find((band) => at(band, 'id') === id),
          'uses',
        )
      : undefined;
  };

  test('rates by the bands as they are now, and counts levels from the lowest', async () => {
    const { risk } = await scored(5, 3);
    const path = '/api/risk-rating';
    const band = await post(path, { name: newName(), minimumScore: 14, colour: '#00aaFF' });
    expect(shownOf(await ada.call(`/api/risk/${idOf(risk)}`))).toEqual({
      score: 15,
      rating: at(band.body, 'data.name'),
      level: 5,
    });
    expect(errorsOf(await post(path, { name: newName(), minimumScore: 14 }))).toEqual({
      status: 409,
      errors: [{ field: 'minimumScore', message: 'Another rating already starts at this score' }],
    });
    expect(await usesOfBand(idOf(band))).toBe(1);
    await remove(`${path}/${idOf(band)}`, 1);
    expect(shownOf(await ada.call(`/api/risk/${idOf(risk)}`))).toEqual({ score: 15, rating: 'High', level: 4 });
  });
});

test('a list sorts numbers as numbers, searches literally and pages', async () => {
  const organisation = await addOrganisation(server);
  const person = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  for (const name of ['Zone 10%', 'Zone 9_', 'zone 1']) {
    await person.call('/api/risk-category', { method: 'POST', body: { name, position: 99 } });
  }
  const names = async (query: string) => {
    const { body } = await person.call(`/api/risk-category?${query}`);
    const rows = at(body, 'data.data');
    return {
      names: Array.isArray(rows) ? rows.map((row) => at(row, 'name')) : [],
      total: at(body, 'data.pagination.total'),
    };
  };
  expect(await names('search=ZONE&sortId=name')).toEqual({ names: ['zone 1', 'Zone 9_', 'Zone 10%'], total: 3 });
  expect(await names('search=ZONE&sortId=name&desc=true&perPage=1&page=2')).toEqual({ names: ['Zone 9_'], total: 3 });
  expect(await names('search=%25')).toEqual({ names: ['Zone 10%'], total: 1 });
  expect(await names('search=_')).toEqual({ names: ['Zone 9_'], total: 1 });
  expect((await names('page=2')).names).toHaveLength(3);
  expect((await names('')).total).toBe(13);
});
