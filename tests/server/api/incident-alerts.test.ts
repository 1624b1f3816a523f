import { expect, test } from 'vitest';

import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { mailsAtOnceTo } from '#tests/server/reminder/mornings.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const addMember = (role: 'ORG_ASSESSOR' | 'ORG_MANAGER' = 'ORG_ASSESSOR') => {
  const { server, harbour } = places();
  return addPerson(server, { in: [{ organisation: harbour.organisation, role, level: 'DELETE' }] });
};

const noticesOf = async (person: Person) =>
  rowsOf(await person.call('/api/notifications?perPage=100')).map(({ title }) => String(title));

const errorsOf = (answer: { readonly body: unknown }) => {
  const errors = at(answer.body, 'errors');
  return (Array.isArray(errors) ? errors : []).map(
    (error) => `${String(at(error, 'field'))}: ${String(at(error, 'message'))}`,
  );
};

test('the owner of a critical incident is told and mailed at once, when it is new and when it becomes critical', async () => {
  const { harbour, server } = places();
  const [owner, other] = [await addMember(), await addMember('ORG_MANAGER')];
  const calls = callsOf('Incidents', harbour);
  const { id } = entityOf(await calls.create({ title: 'Ransomware', severity: 'MINOR', ownerId: owner.id }), 201);
  expect(await noticesOf(owner)).not.toContain('Critical incident');
  entityOf(await calls.post(`${id}/severity`, { version: 1, severity: 'CRITICAL', reason: 'It spreads' }));
  entityOf(await calls.create({ title: 'Wiper', severity: 'CRITICAL', ownerId: owner.id }), 201);
  expect((await noticesOf(owner)).filter((title) => title === 'Critical incident')).toHaveLength(2);
  const mails = await mailsAtOnceTo(server, owner);
  expect(mails.map(({ text }) => /Ransomware|Wiper/.exec(text)?.[0])).toEqual(['Ransomware', 'Wiper']);
  expect(await noticesOf(other)).not.toContain('Critical incident');
});

test('an incident without an owner is told to administrators and managers, and one that is critical mailed at once', async () => {
  const { harbour, server } = places();
  const [manager, analyst] = [await addMember('ORG_MANAGER'), await addMember()];
  const calls = callsOf('Incidents', harbour);
  entityOf(await calls.create({ title: 'Lost laptop' }), 201);
  entityOf(await calls.create({ title: 'Stolen keys', severity: 'CRITICAL' }), 201);
  entityOf(await calls.create({ title: 'Long ago', severity: 'CRITICAL', detectedAt: '2020-01-01T08:00:00Z' }), 201);
  expect(await noticesOf(manager)).toEqual(['Critical incident', 'Incident without an owner']);
  const [mail, ...others] = await mailsAtOnceTo(server, manager);
  expect(mail?.text).toContain('Stolen keys');
  expect(others).toEqual([]);
  expect(await noticesOf(analyst)).toEqual([]);
});

test('an incident that loses its owner is told, one that never had one is not told again', async () => {
  const { harbour } = places();
  const [owner, manager] = [await addMember(), await addMember('ORG_MANAGER')];
  const calls = callsOf('Incidents', harbour);
  const { id } = entityOf(await calls.create({ title: 'Outage', ownerId: owner.id }), 201);
  entityOf(await calls.update(id, { version: 1, ownerId: null }));
  entityOf(await calls.update(id, { version: 2, title: 'Outage of the gate' }));
  expect(await noticesOf(manager)).toEqual(['Incident without an owner']);
});

test('an incident of long ago that becomes critical, or loses its owner, is told as any other', async () => {
  const { harbour } = places();
  const [owner, manager] = [await addMember(), await addMember('ORG_MANAGER')];
  const calls = callsOf('Incidents', harbour);
  const body = { title: 'Old intrusion', severity: 'MINOR', detectedAt: '2020-01-01T08:00:00Z', ownerId: owner.id };
  const { id } = entityOf(await calls.create(body), 201);
  entityOf(await calls.post(`${id}/severity`, { version: 1, severity: 'CRITICAL', reason: 'It spreads' }));
  expect(await noticesOf(owner)).toContain('Critical incident');
  expect(await noticesOf(manager)).toEqual([]);
  entityOf(await calls.update(id, { version: 2, ownerId: null }));
  expect(await noticesOf(manager)).toEqual(['Incident without an owner']);
});

test('imported incidents of the past alarm nobody, those of today do', async () => {
  const { harbour } = places();
  const manager = await addMember('ORG_MANAGER');
  const of = (incident_id: string, incident: object) => ({
    incident_id,
    summary: `${incident_id}.`,
    impact: { overall_rating: 'Catastrophic' },
    timeline: { incident },
  });
  const send = (documents: readonly object[]) =>
    harbour.owner.call('/api/incident/veris-import', {
      method: 'POST',
      raw: JSON.stringify(documents),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const past = [of('Alarm-Year', { year: 2015 }), of('Alarm-Day', { year: 2016, month: 2, day: 3, time: '10:00' })];
  expect(at((await send(past)).body, 'data')).toMatchObject({ added: 2 });
  expect(await noticesOf(manager)).toEqual([]);
  const now = new Date(Date.now() - 3_600_000);
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()];
  const today = of('Alarm-Today', { year, month, day, time: now.toISOString().slice(11, 16) });
  expect(at((await send([today])).body, 'data')).toMatchObject({ added: 1 });
  expect(await noticesOf(manager)).toEqual(['Critical incident']);
});

test('what is still to come, and a day that there is not, are refused', async () => {
  const { harbour } = places();
  const calls = callsOf('Incidents', harbour);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const soon = new Date(Date.now() + 60_000).toISOString();
  const future = await calls.create({ title: 'Outage', detectedAt: tomorrow, reportedAt: tomorrow });
  expect(future.status).toBe(400);
  expect(errorsOf(future)).toEqual(['detectedAt: This is in the future', 'reportedAt: This is in the future']);
  expect((await calls.create({ title: 'Outage', detectedAt: '2026-02-30T10:00:00Z' })).status).toBe(400);
  const { id } = entityOf(await calls.create({ title: 'Outage', detectedAt: soon }), 201);
  const entry = { kind: 'OBSERVATION', at: tomorrow, text: 'It will be seen' };
  expect(errorsOf(await calls.post(`${id}/timeline`, entry))).toEqual(['at: This is in the future']);
  const step = { version: 1, action: 'START', at: tomorrow };
  expect(errorsOf(await calls.post(`${id}/status`, step))).toEqual(['at: This is in the future']);
});
