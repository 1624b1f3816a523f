import { expect, test } from 'vitest';

import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const addMember = (level: 'VIEW' | 'ADD' = 'ADD') => {
  const { server, harbour } = places();
  return addPerson(server, { in: [{ organisation: harbour.organisation, role: 'ORG_ASSESSOR', level }] });
};

const given = { what: 'Laptop lost\non the train to Cork', noticedAt: '2026-11-01T08:00:00Z', where: 'Train' };

const report = (person: Person, body: object = given, headers = {}) =>
  person.call('/api/incident-reports', { method: 'POST', body, headers });

const attach = (person: Person, id: string, raw = 'What the screen said\n') =>
  person.call(`/api/incident-reports/${id}/files?name=screen.txt`, { method: 'POST', headers: fileType, raw });

const reportsOf = async (person: Person) => rowsOf(await person.call('/api/incident-reports'));

test('a member who may add incidents reports one with a file, and sees what becomes of it', async () => {
  const { harbour } = places();
  const member = await addMember();
  const answer = await report(member);
  expect(answer.status).toBe(201);
  const id = textAt(answer.body, 'data.id');
  expect(await callsOf('Incidents', harbour).read(id)).toMatchObject({
    title: 'Laptop lost on the train to Cork',
    description: 'Laptop lost\non the train to Cork\n\nWhere: Train',
    detectedAt: given.noticedAt.replace('Z', '.000Z'),
    awareAt: null,
    status: 'OPEN',
    severity: null,
    reporter: { id: member.id },
  });
  expect((await attach(member, id)).status).toBe(201);
  await harbour.owner.call(`/api/incident-on-call/${id}/take-over`, { method: 'POST', body: { version: 1 } });
  expect(await reportsOf(member)).toMatchObject([
    { id, status: 'OPEN', owner: { id: harbour.owner.id }, files: 1, resolvedAt: null },
  ]);
});

test('a report that is sent again is one', async () => {
  const member = await addMember();
  const key = { 'idempotency-key': 'a-report-from-a-train' };
  const [first, again] = [await report(member, given, key), await report(member, given, key)];
  expect(textAt(again.body, 'data.id')).toBe(textAt(first.body, 'data.id'));
  expect(await reportsOf(member)).toHaveLength(1);
});

test('those on call are told of a report', async () => {
  const { harbour } = places();
  const id = textAt((await report(await addMember())).body, 'data.id');
  const notices = rowsOf(await harbour.owner.call('/api/notifications?perPage=100'));
  expect(notices.filter(({ entityId }) => entityId === id)).toMatchObject([{ title: 'Incident without an owner' }]);
});

test.each([
  ['without what happened', { ...given, what: ' \n ' }, 'what'],
  ['without when', { what: 'Lost' }, 'noticedAt'],
  ['of the future', { ...given, noticedAt: '2099-01-01T00:00:00Z' }, 'noticedAt'],
  ['with too long a place', { ...given, where: 'x'.repeat(301) }, 'where'],
] as const)('a report %s is refused', async (_, body, field) => {
  const answer = await report(await addMember(), body);
  expect([answer.status, at(answer.body, 'errors.0.field')]).toEqual([400, field]);
});

test('who may only view incidents reports none, and nobody adds files to the report of someone else, or to a closed one', async () => {
  const { harbour } = places();
  const [member, other, viewer] = [await addMember(), await addMember(), await addMember('VIEW')];
  expect((await report(viewer)).status).toBe(403);
  expect(await reportsOf(viewer)).toEqual([]);
  const id = textAt((await report(member)).body, 'data.id');
  expect((await attach(other, id)).status).toBe(404);
  const calls = callsOf('Incidents', harbour);
  await calls.update(id, { version: 1, containedAt: '2026-11-02T08:00:00Z', resolvedAt: '2026-11-02T08:00:00Z' });
  await calls.post(`${id}/status`, { version: 2, action: 'CONTAIN' });
  await calls.post(`${id}/status`, { version: 3, action: 'RESOLVE' });
  await calls.post(`${id}/status`, { version: 4, action: 'CLOSE', rootCause: 'Left behind' });
  expect((await attach(member, id)).status).toBe(403);
  expect(await reportsOf(member)).toMatchObject([{ status: 'CLOSED' }]);
});
