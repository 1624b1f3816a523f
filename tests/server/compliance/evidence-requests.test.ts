import { expect, test } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { complianceAssessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { addRequestFile } from '#tests/contract/finding-fixtures.ts';
import { add, openPlace, post } from '#tests/server/api/place.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { morningOf, remindAt, remindersOf } from '#tests/server/reminder/mornings.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { inside } from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

type Role = 'ORG_VIEWER' | 'ORG_MANAGER' | 'ORG_AUDITOR';

const member = (role: Role, level: 'VIEW' | 'EDIT' | 'DELETE' = 'DELETE') =>
  addPerson(world.server, { in: [{ organisation: world.organisation, role, level }] });

async function asked(person: Person, body: object, asker = world.owner) {
  const evidence = await add(world, '/api/evidence', { title: 'Restore test' });
  const answer = await post(asker, `/api/evidence/${evidence.id}/requests`, { personId: person.id, ...body });
  expect(answer.status).toBe(201);
  const ref = textAt((await world.owner.call(`/api/evidence/${evidence.id}`)).body, 'data.ref');
  return { evidenceId: evidence.id, ref, id: textAt(answer.body, 'data.id') };
}

const requestOf = async ({ evidenceId }: { readonly evidenceId: string }) =>
  at((await world.owner.call(`/api/evidence/${evidenceId}/requests`)).body, 'data.0');

async function take(person: Person, request: Awaited<ReturnType<typeof asked>>, body: object) {
  const version = numberAt(await requestOf(request), 'version');
  return post(person, `/api/evidence-request/${request.id}/status`, { version, ...body });
}

async function give(person: Person, request: Awaited<ReturnType<typeof asked>>) {
  await addRequestFile(person, world, request.id);
  expect((await take(person, request, { action: 'PROVIDE', madeOn: '2026-03-10' })).status).toBe(200);
}

test('who is asked is reminded before and after the day, until it is given', async () => {
  const viewer = await member('ORG_VIEWER', 'VIEW');
  const request = await asked(viewer, { dueOn: '2031-05-08', note: 'The signed report' });
  const remind = (day: string) => remindAt(world.server, world.organisation, morningOf(day));
  await remind('2031-05-01');
  await remind('2031-05-09');
  const what = `"The signed report" of "${request.ref} Restore test"`;
  expect(await remindersOf(viewer)).toEqual([
    expect.stringContaining(`The request ${what} is due on 08/05/2031.`),
    expect.stringContaining(`The request ${what} was due on 08/05/2031.`),
  ]);
  await give(viewer, request);
  await remind('2031-05-16');
  expect(await remindersOf(viewer)).toHaveLength(2);
});

test('the numbers of the dashboard are those of the list that they open', async () => {
  const place = await openPlace(world.server);
  const viewer = await addPerson(world.server, {
    in: [{ organisation: place.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
  });
  const request = async (title: string, dueOn: string | null) => {
    const { id } = await add(place, '/api/evidence', { title });
    await post(place.owner, `/api/evidence/${id}/requests`, { personId: viewer.id, dueOn });
    return id;
  };
  await request('Open', null);
  await request('Late', '2026-01-31');
  await add(place, '/api/evidence', { title: 'Not asked for' });
  const linked = await add(place, '/api/evidence', { title: 'By link' });
  await post(place.owner, `/api/evidence/${linked.id}/contacts`, {
    email: 'ana@example.org',
    dueOn: '2026-01-31',
    expiresOn: daysAfter(new Date().toISOString().slice(0, 10), 30),
  });
  const { body } = await place.owner.call('/api/compliance-report');
  expect(at(body, 'data.evidenceAsked')).toEqual([
    { asked: 'OPEN', count: 3 },
    { asked: 'OVERDUE', count: 2 },
    { asked: 'GIVEN', count: 0 },
  ]);
  for (const [asks, total] of [
    ['OPEN', 3],
    ['OVERDUE', 2],
    ['GIVEN', 0],
  ] as const) {
    const listed = await place.owner.call(`/api/evidence?asked=${asks}`);
    expect(at(listed.body, 'data.pagination.total')).toBe(total);
  }
  const past = await place.owner.call(
    `/api/compliance-report?asOf=${daysAfter(new Date().toISOString().slice(0, 10), -1)}`,
  );
  expect(at(past.body, 'data.evidenceAsked')).toBeNull();
});

test('open requests are handed over when who is asked, or who asked, leaves', async () => {
  const [asker, recipient, successor] = [
    await member('ORG_MANAGER'),
    await member('ORG_VIEWER', 'VIEW'),
    await member('ORG_MANAGER'),
  ];
  const request = await asked(recipient, {}, asker);
  for (const [leaving, field] of [
    [recipient, 'evidenceRequest/personId'],
    [asker, 'evidenceRequest/askedBy'],
  ] as const) {
    const { body } = await world.owner.call(`/api/user/${leaving.id}/responsibilities`);
    expect(at(body, 'data.first')).toMatchObject([{ record: { id: request.evidenceId }, field }]);
  }
  const removed = (person: Person) =>
    post(world.owner, `/api/user/${person.id}/remove`, { version: 1, successorId: successor.id });
  expect((await removed(asker)).status).toBe(200);
  expect(await requestOf(request)).toMatchObject({ askedBy: { id: successor.id }, person: { id: recipient.id } });
  await give(recipient, request);
  const { text } = await successor.call('/api/waiting-for-me?perPage=100');
  expect(text).toContain(request.evidenceId);
});

test('an auditor who may not accept is told so, and it waits for a manager, who is told to accept', async () => {
  const [auditor, recipient, manager] = [
    await member('ORG_AUDITOR', 'EDIT'),
    await member('ORG_VIEWER', 'VIEW'),
    await member('ORG_MANAGER'),
  ];
  // Auditors ask while they assess something.
  await post(world.owner, '/api/compliance-assessment', { title: 'Assessed', assessorIds: [auditor.id] });
  await inside(world, () => db.update(complianceAssessment).set({ status: 'IN_PROGRESS' }));
  const request = await asked(recipient, {}, auditor);
  await give(recipient, request);
  expect((await take(auditor, request, { action: 'ACCEPT' })).status).toBe(403);
  const told = async (person: Person) => (await person.call('/api/notifications?perPage=100')).text;
  expect(await told(auditor)).toContain('You can return it; a manager accepts it.');
  expect(await told(auditor)).not.toContain('Accept or return it');
  expect(await told(manager)).toContain('Accept or return it: who asked for it may not accept it.');
  const waiting = async (person: Person) => (await person.call('/api/waiting-for-me?perPage=100')).text;
  expect(await waiting(manager)).toContain(request.evidenceId);
  // Where who asked may accept, nothing waits for other managers.
  const theirs = await asked(recipient, {}, world.owner);
  await give(recipient, theirs);
  expect(await waiting(world.owner)).toContain(theirs.evidenceId);
  expect(await waiting(manager)).not.toContain(theirs.evidenceId);
  expect((await take(manager, request, { action: 'ACCEPT' })).status).toBe(200);
  expect(await waiting(manager)).not.toContain(request.evidenceId);
});
