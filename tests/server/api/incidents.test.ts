import { beforeAll, describe, expect, test } from 'vitest';

import { assessedIncident, timelineEntry, timelineText } from '#tests/contract/incident-fixtures.ts';
import { createPlain, type Body } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { addColleague, callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { addEmptyRecords } from '#tests/server/support/empty-records.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
beforeAll(() => {
  ({ owner } = places().harbour);
});

const post = (path: string, body: Body, person = owner) => person.call(path, { method: 'POST', body });
const timelineOf = async (id: string, query = '') => rowsOf(await owner.call(`/api/incident/${id}/timeline${query}`));

const fieldsOf = (answer: { readonly body: unknown }) => {
  const errors = at(answer.body, 'errors');
  return (Array.isArray(errors) ? errors : []).map((error) => String(at(error, 'field')));
};

describe('the status', () => {
  test('is entered in the timeline, logged with its reason, and shown to the owner', async () => {
    const { harbour } = places();
    const responsible = await addColleague(harbour);
    const calls = callsOf('Incidents', harbour);
    const { id } = entityOf(await calls.create({ title: 'Outage', ownerId: responsible.id }), 201);
    const contained = '2026-11-23T10:00:00.000Z';
    entityOf(
      await post(`/api/incident/${id}/status`, { version: 1, action: 'CONTAIN', at: contained, reason: 'Isolated' }),
    );
    const entity = entityOf(
      await post(`/api/incident/${id}/status`, { version: 2, action: 'REOPEN', reason: 'Again' }),
    );
    expect(entity).toMatchObject({ status: 'IN_PROGRESS', containedAt: null, version: 3 });
    expect(await timelineOf(id)).toMatchObject([
      { kind: 'STATUS_CHANGED', from: 'CONTAINED', to: 'IN_PROGRESS', text: 'Again', createdBy: { id: owner.id } },
      { kind: 'STATUS_CHANGED', from: 'OPEN', to: 'CONTAINED', text: 'Isolated', at: contained },
    ]);
    const [, first, second] = await activityOf(harbour, id);
    expect(first?.changes).toEqual([
      { field: 'containedAt', old: null, new: contained },
      { field: 'status', old: 'OPEN', new: 'CONTAINED' },
      { field: 'reason', old: null, new: 'Isolated' },
    ]);
    expect(second?.changes).toContainEqual({ field: 'containedAt', old: contained, new: null });
    const notices = rowsOf(await responsible.call('/api/notifications')).map(({ title }) => title);
    expect(notices).toEqual(['Incident updated', 'Incident updated', 'Incident assigned to you']);
  });

  test('is not changed by a time that contradicts the others', async () => {
    const { id } = entityOf(
      await callsOf('Incidents', places().harbour).create({ title: 'Outage', detectedAt: '2026-11-23T10:00:00Z' }),
      201,
    );
    const answer = await post(`/api/incident/${id}/status`, {
      version: 1,
      action: 'CONTAIN',
      at: '2026-11-23T09:59:00Z',
    });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['at']]);
    expect(await timelineOf(id)).toEqual([]);
  });
});

describe('the severity', () => {
  test('once assessed changes with a reason only, which the timeline tells', async () => {
    const { harbour } = places();
    const { id } = await assessedIncident(harbour);
    const calls = callsOf('Incidents', harbour);
    const updated = await calls.update(id, { version: 1, severity: 'CRITICAL' });
    expect([updated.status, fieldsOf(updated)]).toEqual([400, ['severity']]);
    const change = (body: Body) => post(`/api/incident/${id}/severity`, { version: 1, ...body });
    expect(fieldsOf(await change({ severity: 'MAJOR', reason: ' \n' }))).toEqual(['reason']);
    expect(fieldsOf(await change({ severity: 'MINOR', reason: 'No news' }))).toEqual(['severity']);
    entityOf(await change({ severity: 'MAJOR', reason: 'Customers are affected' }));
    expect(await calls.read(id)).toMatchObject({ severity: 'MAJOR', version: 2 });
    expect(await timelineOf(id)).toMatchObject([
      { kind: 'SEVERITY_CHANGED', from: 'MINOR', to: 'MAJOR', text: 'Customers are affected' },
    ]);
    expect((await change({ severity: 'LOW', reason: 'Late' })).status).toBe(409);
  });

  test('is assessed for the first time like any field', async () => {
    const { id } = await createPlain(places().harbour, 'Incidents');
    const first = { version: 1, severity: 'LOW', reason: 'Assessed' };
    expect(fieldsOf(await post(`/api/incident/${id}/severity`, first))).toEqual(['severity']);
    entityOf(await callsOf('Incidents', places().harbour).update(id, { version: 1, severity: 'LOW' }));
  });
});

describe('the timeline', () => {
  const edit = (id: string, version: number, person = owner) =>
    person.call(`/api/timeline-entry/${id}`, { method: 'PATCH', body: { version, ...timelineText(places().harbour) } });
  const remove = (id: string, version: number, person = owner) =>
    person.call(`/api/timeline-entry/${id}?version=${version}`, { method: 'DELETE' });

  test('shows the latest first, and says what was edited or removed', async () => {
    const { harbour } = places();
    const { id } = await createPlain(harbour, 'Incidents');
    const enter = async (day: number) =>
      entityOf(
        await post(`/api/incident/${id}/timeline`, { ...timelineText(harbour), at: `2026-11-0${day}T00:00:00.000Z` }),
        201,
      );
    const [second, first, third] = [await enter(2), await enter(1), await enter(3)];
    expect(await timelineOf(id)).toEqual([third, second, first]);
    expect(await timelineOf(id, '?sortId=at&perPage=2')).toEqual([first, second]);
    const edited = entityOf(await edit(first.id, 1));
    expect(edited).toMatchObject({ version: 2, editedAt: expect.any(String) });
    expect((await edit(first.id, 1)).status).toBe(409);
    const removed = entityOf(await remove(second.id, 1));
    expect(removed).toMatchObject({ text: null, version: 2, removedBy: { id: owner.id } });
    expect((await edit(second.id, 2)).status).toBe(404);
    expect(new Set((await timelineOf(id)).map((entry) => entry['id']))).toEqual(
      new Set([first.id, second.id, third.id]),
    );
    const events = (await activityOf(harbour, id))
      .slice(1)
      .flatMap(({ changes }) => changes.map((change) => change.new));
    expect(events).toEqual(['Added', 'Added', 'Added', 'Edited', 'Removed']);
    expect(await callsOf('Incidents', harbour).read(id)).toMatchObject({ version: 1 });
  });

  test('keeps the changes of severity and status as they were made', async () => {
    const { id, version } = await createPlain(places().harbour, 'Incidents');
    entityOf(await post(`/api/incident/${id}/status`, { version, action: 'START' }));
    const [entry] = await timelineOf(id);
    const entryId = String(entry?.['id']);
    expect([(await edit(entryId, 1)).status, (await remove(entryId, 1)).status]).toEqual([403, 403]);
  });

  test('is unknown to others, and only read by those who may view', async () => {
    const { server, harbour, meridian } = places();
    const { id, incidentId } = await timelineEntry(harbour);
    const outsider = await addOutsider(harbour, 'Incidents');
    const reader = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
    });
    const answers = async (person: Person) => {
      const list = await person.call(`/api/incident/${incidentId}/timeline`);
      const add = await post(`/api/incident/${incidentId}/timeline`, timelineText(harbour), person);
      return [list, add, await edit(id, 1, person), await remove(id, 1, person)].map(({ status }) => status);
    };
    expect(await answers(meridian.owner)).toEqual([404, 404, 404, 404]);
    expect(await answers(outsider)).toEqual([403, 403, 403, 403]);
    expect(await answers(reader)).toEqual([200, 403, 403, 403]);
  });
});

test('an incident names records that its reader may not view by reference only, and keeps them', async () => {
  const { harbour } = places();
  const risk = await createPlain(harbour, 'Risks');
  const asset = await createPlain(harbour, 'InformationAssets');
  const created = await callsOf('Incidents', harbour).create({
    title: 'Leak',
    riskIds: [risk.id],
    assetIds: [asset.id],
  });
  const { id, risks, assets } = entityOf(created, 201);
  expect(at(risks, '0.title')).not.toBe('');
  const outsider = await addOutsider(harbour, 'Risks');
  const seen = entityOf(await outsider.call(`/api/incident/${id}`));
  expect(seen).toMatchObject({ risks: [{ id: risk.id, ref: at(risks, '0.ref'), title: '' }], assets });
  expect((await outsider.call('/api/incident/export?format=json')).body).toContainEqual(seen);
  await addEmptyRecords(harbour.server, harbour.organisation, 'incident');
  expect((await outsider.call('/api/incident/export?format=json')).body).toContainEqual(seen);
  const changes = { version: 1, title: 'Leak of plans', riskIds: [risk.id] };
  await outsider.call(`/api/incident/${id}`, { method: 'PATCH', body: changes });
  expect(entityOf(await owner.call(`/api/incident/${id}`))).toMatchObject({ title: 'Leak of plans', risks });
});
