import { describe, expect, it } from 'vitest';

import { runBulkStep } from '#tests/contract/bulk-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import { batchFieldsOf, kindOf, sampleOf, unique, type Body, type RegisterName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { isExample } from './example.ts';
import { inputShownBy, owningFieldOf } from './fields.ts';
import { callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

/** Three records of a list, and one that it does not show. */
async function openList(name: RegisterName, place: Place) {
  const calls = callsOf(name, place);
  const search = `Bulk ${unique()}`;
  const titles = [`${search} 1`, `${search} 2`, `${search} 3`];
  const listed = [];
  for (const title of titles) listed.push(entityOf(await calls.create({ title }), 201));
  const other = entityOf(await calls.create({ title: 'Not in the list' }), 201);
  const scope = { organisationId: place.organisation.id, userId: place.owner.id };
  return {
    ...calls,
    listed,
    other,
    stored: async () => rowsOf(await calls.get(`?search=${encodeURIComponent(search)}&sortId=title`)),
    start: (action: 'change-all' | 'remove-all', body: Body, filter = '') =>
      calls.post(`${action}?search=${encodeURIComponent(search)}${filter}`, { total: 3, ...body }),
    run: (bulkChangeId: string, step: 'RUN' | 'UNDO' = 'RUN') =>
      runBulkStep(place.server, scope, { bulkChangeId, step }),
    bulk: (id: string, rest = '') => place.owner.call(`/api/bulk-changes/${id}${rest}`),
    undo: (id: string) => place.owner.call(`/api/bulk-changes/${id}/undo`, { method: 'POST' }),
  };
}

const versionsOf = (rows: readonly Body[]) => rows.map(({ version }) => version);

/** Every record of the list gets the values, and its undo gives them back the former ones. */
async function expectChangedAndUndone(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const list = await openList(name, harbour);
  const changes = await sampleOf(harbour, name, batchFieldsOf(name));
  const before = (await list.stored()).map((entity) => inputShownBy(name, entity));
  const id = textAt(entityOf(await list.start('change-all', { changes })), 'id');
  await list.run(id);
  expect(entityOf(await list.bulk(id))).toMatchObject({
    kind: kindOf(name),
    action: 'CHANGE',
    state: 'DONE',
    total: 3,
    done: 3,
    refused: 0,
    failure: null,
    undoUntil: expect.any(String),
  });
  expect((await list.stored()).map((entity) => inputShownBy(name, entity))).toEqual(
    before.map((input) => ({ ...input, ...changes })),
  );
  expect(await list.read(list.other.id)).toMatchObject({ version: 1 });
  const log = await activityOf(harbour, list.listed[0]?.id ?? '');
  expect(log.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE']);

  entityOf(await list.undo(id));
  await list.run(id, 'UNDO');
  expect(entityOf(await list.bulk(id))).toMatchObject({ state: 'UNDONE', done: 3, refused: 0, undoUntil: null });
  expect((await list.stored()).map((entity) => inputShownBy(name, entity))).toEqual(before);
  expect(versionsOf(await list.stored())).toEqual([3, 3, 3]);
}

/** Records that others change or remove before their turn are left as they are, and named. */
async function expectOthersLeft(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const list = await openList(name, harbour);
  const owning = owningFieldOf(name);
  const owner = owning.slice(0, -'Id'.length);
  const [stale, gone, mine] = list.listed.map((one) => one.id);
  const id = textAt(entityOf(await list.start('change-all', { changes: { [owning]: harbour.owner.id } })), 'id');
  entityOf(await list.update(stale ?? '', { version: 1, title: 'Changed since' }));
  expect((await list.remove(gone ?? '', 1)).status).toBe(200);
  await list.run(id);
  expect(entityOf(await list.bulk(id))).toMatchObject({ state: 'DONE', done: 3, refused: 2 });
  expect(rowsOf(await list.bulk(id, '/left')).map(({ title, reason }) => [title, reason])).toEqual([
    ['Changed since', 'CHANGED'],
    [list.listed[1]?.['title'], 'MISSING'],
  ]);
  expect(await list.read(stale ?? '')).toMatchObject({ version: 2, [owner]: null });
  expect(await list.read(mine ?? '')).toMatchObject({ version: 2, [owner]: { id: harbour.owner.id } });

  entityOf(await list.update(mine ?? '', { version: 2, title: 'Changed after it' }));
  entityOf(await list.undo(id));
  await list.run(id, 'UNDO');
  expect(rowsOf(await list.bulk(id, '/left')).map(({ title, reason }) => [title, reason])).toEqual([
    ['Changed after it', 'CHANGED'],
  ]);
  expect(await list.read(mine ?? '')).toMatchObject({ version: 3, [owner]: { id: harbour.owner.id } });
}

/** The records of the list are removed with the reason, and its undo restores them. */
async function expectRemovedAndRestored(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const list = await openList(name, harbour);
  const before = await list.stored();
  const id = textAt(entityOf(await list.start('remove-all', { reason: 'Out of scope' })), 'id');
  await list.run(id);
  expect(await list.stored()).toEqual([]);
  const log = await activityOf(harbour, list.listed[0]?.id ?? '');
  expect(log.at(-1)).toMatchObject({ action: 'DELETE', changes: [{ field: 'reason', new: 'Out of scope' }] });
  entityOf(await list.undo(id));
  await list.run(id, 'UNDO');
  expect(entityOf(await list.bulk(id))).toMatchObject({ action: 'REMOVE', state: 'UNDONE', refused: 0 });
  expect((await list.stored()).map(({ id: record }) => record)).toEqual(before.map(({ id: record }) => record));
}

/** Nothing is changed unless the list is what the caller has seen; another organisation's ids find nothing. */
async function expectRefused(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const list = await openList(name, harbour);
  const owning = owningFieldOf(name);
  const changes = { [owning]: harbour.owner.id };
  const refused = [
    await list.start('change-all', { changes, total: 2 }),
    await list.start('change-all', { changes, total: 4 }),
    await list.start('change-all', { changes }, `&${owning}=${meridian.owner.id}`),
    await list.start('remove-all', { reason: 'Out of scope', total: 4 }),
    await list.start('change-all', { changes: {} }),
    await list.start('change-all', { changes: { [owning]: meridian.owner.id } }),
  ];
  const fewer = [409, 'total', 'The list shows fewer records by now. Check it and try again'];
  expect(refused.map(({ status, body }) => [status, at(body, 'errors.0.field'), at(body, 'message')])).toEqual([
    [409, 'total', 'The list shows more records by now. Check it and try again'],
    fewer,
    fewer,
    fewer,
    [400, 'changes', 'Choose what to change'],
    // Some records are given only to those who can act on them.
    [400, `changes/${owning}`, expect.stringMatching(/^Choose a member of the organisation/)],
  ]);
  expect(versionsOf(await list.stored())).toEqual([1, 1, 1]);
}

/** The laws for changes of all records that a list shows. */
export function bulkLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('a change of a whole list', () => {
    it('gives every record the same values, and can be undone', () => expectChangedAndUndone(name, places()));
    if (!isExample(name)) return;
    it('leaves records that others have changed, and names them', () => expectOthersLeft(name, places()));
    it('removes every record, and can be undone', () => expectRemovedAndRestored(name, places()));
    it('is refused if the list has changed, or the change is not possible', () => expectRefused(name, places()));
  });
}
