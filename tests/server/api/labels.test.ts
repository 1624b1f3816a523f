import { expect, it } from 'vitest';

import { label } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addFolder, discard, entry, newRepository } from './document-calls.ts';
import { activityOf, add, openPlace, patch, post, read, refusal, type Stored } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const addLabel = async (name: string, who: Person = place.owner) =>
  textAt((await post(who, '/api/labels', { name })).body, 'data.id');

const addRisk = (title: string, labelIds: readonly string[]) => add(place, '/api/risk', { title, labelIds });
const labelsOf = async (id: string) => at(await read(place.owner, `/api/risk/${id}`), 'labels');
const totalOf = async (query: string) =>
  at((await place.owner.call(`/api/risk?${query}`)).body, 'data.pagination.total');

it('a name in another case, or with other spaces, is the same label', async () => {
  const id = await addLabel('Café  audit');
  expect(await addLabel(' CAFE\u0301 audit ')).toBe(id);
  expect(await read(place.owner, '/api/labels/options?search=AUDIT')).toEqual([
    { id, name: 'Café audit', colour: 'GREY' },
  ]);
});

it('a renamed label is renamed on all records, unless another has the name; both names are in the log', async () => {
  const [id, other] = [await addLabel('Old'), await addLabel('Taken')];
  const risk = await addRisk('Fire', [id]);
  const path = `/api/labels/${id}`;
  expect((await patch(place.owner, path, { version: 1, name: 'TAKEN' })).body).toEqual(
    refusal({ field: 'name', message: 'Another label has this name. Merge them instead' }),
  );
  expect((await patch(place.owner, path, { version: 1, name: 'New', colour: 'RED' })).status).toBe(200);
  expect(await labelsOf(risk.id)).toEqual([{ id, name: 'New', colour: 'RED' }]);
  expect((await patch(place.owner, path, { version: 1, name: 'Late' })).status).toBe(409);
  expect((await activityOf(place, id)).at(-1)).toEqual({
    action: 'UPDATE',
    name: 'Old',
    changes: [
      { field: 'name', old: 'Old', new: 'New' },
      { field: 'colour', old: 'GREY', new: 'RED' },
    ],
  });
  expect(other).not.toBe(id);
});

it('merging moves a label’s records, which lists show at once; a removed one is on none, and its name is free', async () => {
  const [from, into] = [await addLabel('From'), await addLabel('Into')];
  const [one, both] = [await addRisk('One', [from]), await addRisk('Both', [from, into])];
  expect([await totalOf(`labelId=${into}`), await totalOf(`without=labelId&search=One`)]).toEqual([1, 0]);
  expect((await post(place.owner, `/api/labels/${from}/merge`, { version: 1, intoId: from })).status).toBe(400);
  const merged = await post(place.owner, `/api/labels/${from}/merge`, { version: 1, intoId: into });
  expect(at(merged.body, 'data')).toMatchObject({ id: into, uses: 2 });
  expect([await totalOf(`labelId=${into}`), await totalOf(`labelId=${from}`)]).toEqual([2, 0]);
  const shown = [{ id: into, name: 'Into', colour: 'GREY' }];
  expect([await labelsOf(one.id), await labelsOf(both.id)]).toEqual([shown, shown]);
  expect((await place.owner.call(`/api/labels/${into}?version=1`, { method: 'DELETE' })).status).toBe(200);
  expect([await labelsOf(one.id), await totalOf(`without=labelId&search=One`)]).toEqual([[], 1]);
  expect(await addLabel('Into')).not.toBe(into);
  const history = await read(place.owner, `/api/records/${one.id}/history`);
  expect(at(history, 'data.0.names')).toEqual([{ id: from, name: 'From' }]);
});

it('a label counts the records and documents that have it, of those that are there', async () => {
  const id = await addLabel('Counted');
  await addRisk('Counted', [id]);
  const repository = await newRepository(place);
  const usesNow = async () => at(await read(place.owner, '/api/labels?search=Counted'), 'data.0.uses');
  const [one, other] = [await addFolder(place.owner, repository, 'A'), await addFolder(place.owner, repository, 'B')];
  const labelled = async (folder: Stored) =>
    entry(await patch(place.owner, `/api/document-entry/${folder.id}`, { version: folder.version, labelIds: [id] }));
  const removed = await labelled(entry(one));
  await labelled(entry(other));
  expect(await usesNow()).toBe(3);
  await discard(place.owner, removed);
  expect(await usesNow()).toBe(2);
});

it('people without the right to edit records add no labels, and only leaders change them', async () => {
  const { organisation } = place;
  const reader = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'ADD' }] });
  const assessor = await addPerson(server, { in: [{ organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }] });
  const id = await addLabel('Of an assessor', assessor);
  expect((await post(reader, '/api/labels', { name: 'Mine' })).status).toBe(403);
  expect((await reader.call('/api/labels/options')).status).toBe(200);
  for (const who of [reader, assessor]) {
    expect((await patch(who, `/api/labels/${id}`, { version: 1, name: 'Mine' })).status).toBe(403);
    expect((await who.call(`/api/labels/${id}?version=1`, { method: 'DELETE' })).status).toBe(403);
  }
});

it('an organisation has at most 300 labels', async () => {
  const full = await openPlace(server);
  const organisationId = full.organisation.id;
  await server.database.inOrganisation({ organisationId, userId: full.owner.id }, () =>
    db.insert(label).values(Array.from({ length: 300 }, (_, index) => ({ organisationId, name: `Label ${index}` }))),
  );
  const refused = await post(full.owner, '/api/labels', { name: 'One more' });
  expect(refused.body).toEqual(
    refusal({ field: 'name', message: 'Your organisation has 300 labels. Remove or merge some first' }),
  );
  expect((await post(full.owner, '/api/labels', { name: 'LABEL 7' })).status).toBe(201);
});
