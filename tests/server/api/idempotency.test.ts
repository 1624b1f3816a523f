import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { idempotencyKey, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { statusesOf, type Answer } from '../support/http.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(startTestServer);
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] }));
const ben = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] }));

const create = (title: string, key: string, person = ada) =>
  person.call('/api/risk', { method: 'POST', body: { title }, headers: { 'idempotency-key': key } });
const idOf = (answer: Answer) => textAt(answer.body, 'data.id');
const newKey = () => randomUUID();
const count = () =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () => db.$count(record));

describe('a create with an idempotency key', () => {
  test('is performed once, and its repeat gets the same response', async () => {
    const key = newKey();
    const before = await count();
    const first = await create('Repeated', key);
    const second = await create('Repeated', key);
    expect(first.status).toBe(201);
    expect({ status: second.status, text: second.text }).toEqual({ status: 201, text: first.text });
    expect(await count()).toBe(before + 1);
  });

  test('is performed once when it arrives twenty times at once', async () => {
    const key = newKey();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('At once', key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  test('is rejected with a different body, and creates nothing', async () => {
    const key = newKey();
    await create('One', key);
    const before = await count();
    const answer = await create('Another', key);
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'errors')).toEqual([
      { field: 'Idempotency-Key', message: 'This key has already been used for another request' },
    ]);
    expect(await count()).toBe(before);
  });

  test('scopes the key to person and operation', async () => {
    const key = newKey();
    const answers = [await create('Mine', key), await create('Mine', key, ben)];
    const category = { method: 'POST', body: { name: 'Keyed' }, headers: { 'idempotency-key': key } };
    answers.push(await ada.call('/api/risk-category', category));
    expect(statusesOf(answers)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(idOf))).toHaveLength(3);
    expect((await create('Mine', key)).text).toBe(answers[0]?.text);
    expect((await create('Mine', key, ben)).text).toBe(answers[1]?.text);
    expect((await ada.call('/api/risk-category', category)).text).toBe(answers[2]?.text);
  });

  test('does not consume the key when it is rejected', async () => {
    const key = newKey();
    const body = { title: 'Unknown', likelihoodId: randomUUID() };
    const refused = await ada.call('/api/risk', { method: 'POST', body, headers: { 'idempotency-key': key } });
    expect(refused.status).toBe(400);
    expect((await create('Right now', key)).status).toBe(201);
  });

  test('is performed again after a day', async () => {
    const key = newKey();
    const first = await create('Old', key);
    await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
      db.update(idempotencyKey).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) }),
    );
    expect(idOf(await create('New', key))).not.toBe(idOf(first));
  });

  test.each(['short', 'x'.repeat(65), 'has space'])('rejects the key %j', async (key) => {
    const answer = await create('Odd key', key);
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'errors.0.field')).toBe('idempotency-key');
  });
});

test('operations that take no idempotency key ignore it', async () => {
  const headers = { 'idempotency-key': newKey() };
  const id = idOf(await create('Before', newKey()));
  expect(at((await ada.call(`/api/risk/${id}`, { headers })).body, 'data.title')).toBe('Before');
  const body = { version: 1, title: 'After' };
  expect((await ada.call(`/api/risk/${id}`, { method: 'PATCH', body, headers })).status).toBe(200);
  expect(at((await ada.call(`/api/risk/${id}`, { headers })).body, 'data.title')).toBe('After');
  expect((await ada.call(`/api/risk/${id}?version=2`, { method: 'DELETE', headers })).status).toBe(200);
});
