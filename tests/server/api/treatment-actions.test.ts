import { beforeAll, expect, test } from 'vitest';

import { createPlain, type Body } from '#tests/contract/samples.ts';
import { newAction } from '#tests/contract/treatment-action-fixtures.ts';
import { addColleague, callsOf, entityOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
beforeAll(() => {
  ({ owner } = places().harbour);
});

const post = (path: string, body: Body, person = owner) => person.call(path, { method: 'POST', body });
const patch = (id: string, body: Body, person = owner) =>
  person.call(`/api/treatment-action/${id}`, { method: 'PATCH', body });
const remove = (id: string, version: number, person = owner) =>
  person.call(`/api/treatment-action/${id}?version=${version}`, { method: 'DELETE' });
const titlesOf = async (riskId: string) => {
  const { body } = await owner.call(`/api/risk/${riskId}/treatment-actions`);
  const actions = at(body, 'data');
  return (Array.isArray(actions) ? actions : []).map((action) => String(at(action, 'title')));
};

test('actions are added, changed, put in another order, removed and restored, and the log tells each with its owner', async () => {
  const { harbour } = places();
  const responsible = await addColleague(harbour);
  const { id: riskId } = await createPlain(harbour, 'Risks');
  const path = `/api/risk/${riskId}/treatment-actions`;
  const first = entityOf(await post(path, { title: 'Separate the networks', ownerId: responsible.id, cost: 900 }), 201);
  const second = entityOf(await post(path, { title: 'Train the crane crews' }), 201);
  expect(first).toMatchObject({ owner: { id: responsible.id }, progress: 0, status: 'NOT_STARTED', version: 1 });
  const changed = entityOf(await patch(first.id, { version: 1, status: 'COMPLETED' }));
  expect(changed).toMatchObject({ progress: 100, status: 'COMPLETED', cost: 900, version: 2 });
  expect((await post(`${path}/order`, { actionIds: [second.id, first.id] })).status).toBe(200);
  expect(await titlesOf(riskId)).toEqual(['Train the crane crews', 'Separate the networks']);
  expect(await post(`${path}/order`, { actionIds: [second.id] })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'actionIds' }] },
  });

  expect((await remove(first.id, 1)).status).toBe(409);
  expect((await remove(first.id, 2)).status).toBe(200);
  expect((await patch(first.id, { version: 2, progress: 1 })).status).toBe(404);
  expect(await titlesOf(riskId)).toEqual(['Train the crane crews']);
  expect((await post(`/api/treatment-action/${first.id}/restore`, { version: 3 })).status).toBe(200);
  expect((await post(`/api/treatment-action/${first.id}/restore`, { version: 3 })).status).toBe(404);
  expect(await titlesOf(riskId)).toEqual(['Train the crane crews', 'Separate the networks']);

  const entries = (await activityOf(harbour, riskId)).slice(1).map(({ changes }) => changes);
  const open = `Separate the networks, Not started, 0%, ${String(at(first, 'owner.name'))}, cost 900`;
  const done = `Separate the networks, Completed, 100%, ${String(at(first, 'owner.name'))}, cost 900`;
  expect(entries).toEqual([
    [{ field: 'treatmentAction', old: null, new: open }],
    [{ field: 'treatmentAction', old: null, new: 'Train the crane crews, Not started, 0%' }],
    [{ field: 'treatmentAction', old: open, new: done }],
    [
      {
        field: 'treatmentActions',
        old: ['Separate the networks', 'Train the crane crews'],
        new: ['Train the crane crews', 'Separate the networks'],
      },
    ],
    [{ field: 'treatmentAction', old: done, new: null }],
    [{ field: 'treatmentAction', old: null, new: done }],
  ]);
  const notices = at((await responsible.call('/api/notifications')).body, 'data.data');
  expect(notices).toMatchObject([{ title: 'Risk action assigned to you' }]);
});

test('a plan has at most 100 actions', async () => {
  const { harbour } = places();
  const { id } = await createPlain(harbour, 'Risks');
  const add = () => post(`/api/risk/${id}/treatment-actions`, { title: 'Patch' });
  for (let count = 0; count < 100; count += 1) expect((await add()).status).toBe(201);
  expect((await add()).status).toBe(400);
});

test('an action is not for those who may only view, nor for others, nor on a removed risk', async () => {
  const { server, harbour } = places();
  const { id, recordId: riskId, version } = await newAction(harbour);
  const reader = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
  });
  const attempts = (person: Person) =>
    Promise.all([
      post(`/api/risk/${riskId}/treatment-actions`, { title: 'Mine' }, person),
      post(`/api/risk/${riskId}/treatment-actions/order`, { actionIds: [id] }, person),
      patch(id, { version, title: 'Mine' }, person),
      remove(id, version, person),
      post(`/api/treatment-action/${id}/restore`, { version }, person),
    ]);
  const statuses = (answers: Awaited<ReturnType<typeof attempts>>) => [...new Set(answers.map(({ status }) => status))];
  expect((await reader.call(`/api/risk/${riskId}/treatment-actions`)).status).toBe(200);
  expect(statuses(await attempts(reader))).toEqual([403]);
  expect(statuses(await attempts(places().meridian.owner))).toEqual([404]);
  await callsOf('Risks', harbour).remove(riskId, 1);
  expect((await owner.call(`/api/risk/${riskId}/treatment-actions`)).status).toBe(404);
  expect(statuses(await attempts(owner))).toEqual([404]);
});
