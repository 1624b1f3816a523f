import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { at, textAt } from '#tests/server/identity/support.ts';

import { statusesOf, type Answer } from '../support/http.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(startTestServer);
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] }));

const create = (title: string, person = ada) => person.call('/api/risk', { method: 'POST', body: { title } });
const idOf = (answer: Answer) => textAt(answer.body, 'data.id');
const newRisk = async (title = 'A risk') => idOf(await create(title));
const change = (id: string, body: object) => ada.call(`/api/risk/${id}`, { method: 'PATCH', body });
const remove = (id: string, version: number) => ada.call(`/api/risk/${id}?version=${version}`, { method: 'DELETE' });
const read = (id: string) => ada.call(`/api/risk/${id}`);
const twenty = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

describe('a change', () => {
  test('succeeds for one of twenty that read the same version; the others get the current one', async () => {
    const id = await newRisk('Contested');
    const answers = await twenty((index) => change(id, { version: 1, title: `Writer ${index}` }));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200);
    const stored = at((await read(id)).body, 'data');
    expect(stored).toEqual(at(winner?.body, 'data'));
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(at(body, 'current')).toEqual(stored);
  });
});

test('of twenty concurrent removals of a risk, one succeeds', async () => {
  const id = await newRisk();
  expect(statusesOf(await twenty(() => remove(id, 1)))).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
});

test('concurrent creates each get a unique reference', async () => {
  const numberOf = (answer: Answer) => Number(/^R-(\d{4,})$/.exec(textAt(answer.body, 'data.ref'))?.[1]);
  const refs = (await twenty((index) => create(`Parallel ${index}`))).map(numberOf);
  const ordered = refs.toSorted((one, other) => one - other);
  expect(ordered).toEqual(Array.from({ length: 20 }, (_, index) => (ordered[0] ?? 0) + index));
});

test('a repeated category counts once', async () => {
  const options = await ada.call('/api/risk-category/options');
  const categoryId = textAt(options.body, 'data.0.id');
  const body = { title: 'Twice', categoryIds: [categoryId, categoryId] };
  const answer = await ada.call('/api/risk', { method: 'POST', body });
  expect(at(answer.body, 'data.categories')).toEqual([{ id: categoryId, name: textAt(options.body, 'data.0.name') }]);
});

test('options are references with titles, at most fifty of them', async () => {
  const title = `Option ${randomUUID()}`;
  const created = await create(title);
  const answer = await ada.call(`/api/risk/options?search=${encodeURIComponent(title)}`);
  expect(at(answer.body, 'data')).toEqual([{ id: idOf(created), ref: textAt(created.body, 'data.ref'), title }]);
  await Promise.all(Array.from({ length: 51 }, () => create('Many')));
  const many = at((await ada.call('/api/risk/options?search=Many')).body, 'data');
  expect(Array.isArray(many) ? many.length : 0).toBe(50);
});
