import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { at, numberAt, textAt } from '#tests/server/identity/support.ts';

import { statusesOf, type Answer } from '../support/http.ts';
import { addOrganisation, addPerson, type Person } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  const organisation = await addOrganisation(server);
  ada = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
});
afterAll(() => server.close());

const create = (title: string, person = ada) => person.call('/api/risk', { method: 'POST', body: { title } });
const idOf = (answer: Answer) => textAt(answer.body, 'data.id');
const newRisk = async (title = 'A risk') => idOf(await create(title));
const change = (id: string, body: object) => ada.call(`/api/risk/${id}`, { method: 'PATCH', body });
const remove = (id: string, version: number) => ada.call(`/api/risk/${id}?version=${version}`, { method: 'DELETE' });
const restore = (id: string, version: number) =>
  ada.call(`/api/risk/${id}/restore`, { method: 'POST', body: { version } });
const read = (id: string) => ada.call(`/api/risk/${id}`);
const twenty = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

describe('a change', () => {
  test('raises the version by one and keeps what it does not name', async () => {
    const created = await ada.call('/api/risk', {
      method: 'POST',
      body: { title: 'First', description: 'Stays', treatment: 'ACCEPT', nextReviewOn: '2027-01-31' },
    });
    const answer = await change(idOf(created), { version: 1, title: 'Second' });
    const data = at(created.body, 'data');
    const updatedAt = textAt(answer.body, 'data.updatedAt');
    expect(answer.body).toEqual({
      status: true,
      message: 'Updated successfully',
      data: { ...Object(data), title: 'Second', version: 2, updatedAt },
    });
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(textAt(created.body, 'data.updatedAt')));
  });

  test('without a version is refused', async () => {
    const answer = await change(await newRisk(), { title: 'x' });
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'errors')).toEqual([{ field: 'version', message: 'This field is required' }]);
  });

  test('of a version that is gone is refused with what is stored now', async () => {
    const id = await newRisk('One');
    await change(id, { version: 1, title: 'Two' });
    const answer = await change(id, { version: 1, title: 'Three' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      status: false,
      message: 'Someone else has changed this in the meantime',
      errors: [],
      current: at((await read(id)).body, 'data'),
    });
    expect(at(answer.body, 'current.title')).toBe('Two');
  });

  test('is done by one of twenty who read the same version; the others learn what it is now', async () => {
    const id = await newRisk('Contested');
    const answers = await twenty((index) => change(id, { version: 1, title: `Writer ${index}` }));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200);
    const stored = at((await read(id)).body, 'data');
    expect(stored).toEqual(at(winner?.body, 'data'));
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(at(body, 'current')).toEqual(stored);
  });

  test('can empty what may be empty', async () => {
    const steps = await ada.call('/api/risk-likelihood/options');
    const current = { likelihoodId: textAt(steps.body, 'data.0.id'), impactId: null };
    const body = { title: 'Full', current, nextReviewOn: '2027-01-31' };
    const id = idOf(await ada.call('/api/risk', { method: 'POST', body }));
    const answer = await change(id, {
      version: 1,
      current: { likelihoodId: null, impactId: null },
      nextReviewOn: null,
      categoryIds: [],
    });
    expect(at(answer.body, 'data')).toMatchObject({
      current: { likelihood: null },
      nextReviewOn: null,
      categories: [],
    });
  });
});

describe('a removed risk', () => {
  test('is nowhere, until it is restored as it was', async () => {
    const id = await newRisk('Removed for a while');
    const before = at((await read(id)).body, 'data');
    expect((await remove(id, 1)).body).toEqual({ status: true, message: 'Deleted successfully' });
    expect(statusesOf([await read(id), await change(id, { version: 2, title: 'x' }), await remove(id, 2)])).toEqual([
      404, 404, 404,
    ]);
    for (const list of ['/api/risk?perPage=100', '/api/risk/options']) {
      expect(
        (await ada.call(`${list}${list.includes('?') ? '&' : '?'}search=Removed for`.replaceAll(' ', '%20'))).text,
      ).not.toContain(id);
    }
    const restored = await restore(id, 2);
    expect(restored.body).toEqual({
      status: true,
      message: 'Restored successfully',
      data: { ...Object(before), version: 3, updatedAt: textAt(restored.body, 'data.updatedAt') },
    });
    expect(at((await read(id)).body, 'data')).toEqual(at(restored.body, 'data'));
  });

  test('is restored at the version it has, and only when it is removed', async () => {
    const id = await newRisk();
    expect((await restore(id, 1)).status).toBe(404);
    await remove(id, 1);
    const stale = await restore(id, 1);
    expect({ status: stale.status, version: numberAt(stale.body, 'current.version') }).toEqual({
      status: 409,
      version: 2,
    });
    expect((await read(id)).status).toBe(404);
  });

  test('was removed at the version it had', async () => {
    const id = await newRisk();
    await change(id, { version: 1, title: 'Changed' });
    const stale = await remove(id, 1);
    expect(stale.status).toBe(409);
    expect(at(stale.body, 'current')).toEqual(at((await read(id)).body, 'data'));
    expect((await ada.call(`/api/risk/${id}`, { method: 'DELETE' })).status).toBe(400);
    expect(statusesOf(await twenty(() => remove(id, 2)))).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
  });
});

describe('references', () => {
  const refOf = (answer: Answer) => textAt(answer.body, 'data.ref');
  const numberOf = (ref: string) => Number(/^R-(\d{4,})$/.exec(ref)?.[1]);

  test('go up and are never used again', async () => {
    const first = await create('One');
    await remove(idOf(first), 1);
    const second = await create('Two');
    expect(numberOf(refOf(second))).toBe(numberOf(refOf(first)) + 1);
  });

  test('are each given once, however many ask at a time', async () => {
    const refs = (await twenty((index) => create(`Parallel ${index}`))).map((answer) => numberOf(refOf(answer)));
    const ordered = refs.toSorted((one, other) => one - other);
    expect(ordered).toEqual(Array.from({ length: 20 }, (_, index) => (ordered[0] ?? 0) + index));
  });

  test('begin anew in every organisation', async () => {
    const other = await addOrganisation(server);
    const person = await addPerson(server, { in: [{ organisation: other, role: 'ORG_ADMIN', level: 'ADD' }] });
    expect(refOf(await create('First', person))).toBe('R-0001');
  });
});

test('a category is counted once, however often it is named', async () => {
  const options = await ada.call('/api/risk-category/options');
  const categoryId = textAt(options.body, 'data.0.id');
  const body = { title: 'Twice', categoryIds: [categoryId, categoryId] };
  const answer = await ada.call('/api/risk', { method: 'POST', body });
  expect(at(answer.body, 'data.categories')).toEqual([{ id: categoryId, name: textAt(options.body, 'data.0.name') }]);
});

test('an option is a reference with a title, at most fifty of them', async () => {
  const title = `Option ${randomUUID()}`;
  const created = await create(title);
  const answer = await ada.call(`/api/risk/options?search=${encodeURIComponent(title)}`);
  expect(at(answer.body, 'data')).toEqual([{ id: idOf(created), ref: textAt(created.body, 'data.ref'), title }]);
  await Promise.all(Array.from({ length: 51 }, () => create('Many')));
  const many = at((await ada.call('/api/risk/options?search=Many')).body, 'data');
  expect(Array.isArray(many) ? many.length : 0).toBe(50);
});
