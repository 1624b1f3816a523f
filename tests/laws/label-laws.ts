import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { runBulkStep } from '#tests/contract/bulk-fixtures.ts';
import { addLabel, createPlain, kindOf, unique, type RegisterName } from '#tests/contract/samples.ts';
import { activityOf, refusal } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { importsInto } from '#tests/server/import/importing.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { addColleague, callsOf, entityOf, openLawPlace, rowsOf, type LawPlaces } from './places.ts';

const namesOf = (entity: unknown): unknown[] => {
  const labels = at(entity, 'labels');
  return Array.isArray(labels) ? labels.map((one: unknown) => at(one, 'name')) : [];
};

/** A change of several records adds labels to their own and removes them; the log of each has old and new. */
async function expectAlike(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const [own, added, removed] = [
    await addLabel(harbour, { name: `Own ${unique()}` }),
    await addLabel(harbour, { name: `Added ${unique()}`, colour: 'RED' }),
    await addLabel(harbour, { name: `Removed ${unique()}` }),
  ];
  const one = entityOf(await calls.create({ title: 'Labelled', labelIds: [own, removed] }), 201);
  const other = entityOf(await calls.create({ title: 'Labelled', labelIds: [added] }), 201);
  const records = [one, other].map(({ id }) => ({ id, version: 1 }));
  const changes = { addedLabelIds: [added, added], removedLabelIds: [removed] };
  const answer = await calls.post('change', { records, changes });
  expect(at(answer.body, 'data')).toMatchObject({ succeeded: 2, refused: [] });
  const after = await Promise.all(records.map(({ id }) => calls.read(id)));
  expect(after.map((entity) => [at(entity, 'version'), namesOf(entity).length])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  const [, update] = await activityOf(harbour, one.id);
  expect(update?.changes).toEqual([{ field: 'labelIds', old: [own, removed], new: [added, own] }]);
  const [event] = rowsOf(await harbour.owner.call(`/api/records/${one.id}/history`));
  const names = at(event, 'names');
  expect(names).toHaveLength(3);
  for (const id of [own, added, removed]) expect(names).toContainEqual({ id, name: expect.any(String) });
}

/** A record that would have too many labels is left and named, in a batch and in a change of the whole list. */
async function expectFullLeft(name: RegisterName, { server }: LawPlaces): Promise<void> {
  const place = await openLawPlace(server, 'Full');
  const calls = callsOf(name, place);
  const most = await Promise.all(Array.from({ length: 20 }, (_, index) => addLabel(place, { name: `Label ${index}` })));
  const more = await addLabel(place, { name: 'One more' });
  const full = entityOf(await calls.create({ title: 'Full', labelIds: most }), 201);
  const empty = entityOf(await calls.create({ title: 'Empty' }), 201);
  const over = await calls.create({ title: 'Over', labelIds: [...most, more] });
  expect(at(over.body, 'errors')).toMatchObject([{ field: 'labelIds' }]);
  const changes = { addedLabelIds: [more] };
  const records = [full, empty].map(({ id }) => ({ id, version: 1 }));
  const answer = await calls.post('change', { records, changes });
  expect(at(answer.body, 'data')).toMatchObject({ succeeded: 1, refused: [{ id: full.id, reason: 'LABELS' }] });
  const others = { addedLabelIds: [more], removedLabelIds: [most[0]] };
  const bulkChangeId = textAt(entityOf(await calls.post('change-all', { total: 2, changes })), 'id');
  const scope = { organisationId: place.organisation.id, userId: place.owner.id };
  await runBulkStep(server, scope, { bulkChangeId, step: 'RUN' });
  expect(rowsOf(await place.owner.call(`/api/bulk-changes/${bulkChangeId}/left`))).toMatchObject([
    { ref: full['ref'], reason: 'LABELS' },
  ]);
  const swapId = textAt(entityOf(await calls.post('change-all', { total: 2, changes: others })), 'id');
  await runBulkStep(server, scope, { bulkChangeId: swapId, step: 'RUN' });
  expect(namesOf(await calls.read(full.id))).toContain('One more');
  await place.owner.call(`/api/bulk-changes/${swapId}/undo`, { method: 'POST' });
  await runBulkStep(server, scope, { bulkChangeId: swapId, step: 'UNDO' });
  expect(namesOf(await calls.read(full.id))).toEqual(Array.from({ length: 20 }, (_, index) => `Label ${index}`));
}

/** A member who may add records of every register, but not edit any. */
const addAdder = ({ server, harbour }: LawPlaces): Promise<Person> =>
  addPerson(server, { in: [{ organisation: harbour.organisation, role: 'ORG_ADMIN', level: 'ADD' }] });

/** The labels of another organisation, and removed ones, do not exist; who may not edit the record sets none. */
async function expectGuarded(name: RegisterName, places: LawPlaces): Promise<void> {
  const { harbour, meridian } = places;
  const calls = callsOf(name, harbour);
  const record = await createPlain(harbour, name);
  const [own, foreign] = [await addLabel(harbour, { name: unique() }), await addLabel(meridian, { name: unique() })];
  const gone = await addLabel(harbour, { name: unique() });
  await harbour.owner.call(`/api/labels/${gone}?version=1`, { method: 'DELETE' });
  for (const id of [foreign, gone, randomUUID()]) {
    const answer = await calls.update(record.id, { version: 1, labelIds: [own, id] });
    expect(answer.body).toEqual(refusal({ field: 'labelIds/1', message: 'This label does not exist' }));
    const records = [{ id: record.id, version: 1 }];
    const alike = await calls.post('change', { records, changes: { addedLabelIds: [id] } });
    expect(alike.body).toEqual(refusal({ field: 'changes/addedLabelIds/0', message: 'This label does not exist' }));
    expect(rowsOf(await calls.get(`?labelId=${id}`))).toEqual([]);
  }
  const reader = await addAdder(places);
  const refused = await callsOf(name, { owner: reader }).update(record.id, { version: 1, labelIds: [own] });
  expect(refused.status).toBe(403);
}

/** A file names labels; those that do not exist are added with it, if its author may add labels. */
async function expectImported(name: RegisterName, places: LawPlaces): Promise<void> {
  const { harbour } = places;
  const known = `Known ${unique()}`;
  const fresh = `New ${unique()}`;
  await addLabel(harbour, { name: known, colour: 'BLUE' });
  const file = `Title,Labels\nFirst,"${known.toUpperCase()}\n${fresh}"\nSecond,${fresh.toLowerCase()}; ${known}\n`;
  const [member, adder] = [await addColleague(harbour), await addAdder(places)];
  const refused = await importsInto(kindOf(name), { ...harbour, owner: adder }).check(Buffer.from(file), 'STOP');
  expect(refused.counts).toMatchObject({ add: 0, invalid: 2 });
  const imports = importsInto(kindOf(name), { ...harbour, owner: member });
  const { id, counts } = await imports.check(Buffer.from(file), 'STOP');
  expect(counts).toMatchObject({ add: 2, invalid: 0 });
  const labelled = async () => rowsOf(await harbour.owner.call(`/api/labels?search=${encodeURIComponent(fresh)}`));
  expect(await labelled()).toEqual([]);
  expect(await imports.run(id)).toMatchObject({ state: 'DONE', failure: null });
  const [label] = await labelled();
  expect(label).toMatchObject({ name: fresh, uses: 2 });
  const rows = rowsOf(await callsOf(name, harbour).get(`?labelId=${String(label?.['id'])}&sortId=title`));
  expect(rows.map((row) => [row['title'], namesOf(row)])).toEqual([
    ['First', [known, fresh]],
    ['Second', [known, fresh]],
  ]);
}

/** The laws for the labels of every register, beside those of any field. */
export function labelLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('labels', () => {
    it('are added to and removed from several records alike', () => expectAlike(name, places()));
    it('are not added to a record that would have too many, which is named', () => expectFullLeft(name, places()));
    it('of others, removed ones and without the right are not set', () => expectGuarded(name, places()));
    it('are imported by name, and added if there are none', () => expectImported(name, places()));
  });
}
