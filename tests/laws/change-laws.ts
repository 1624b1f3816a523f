import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { runBulkStep } from '#tests/contract/bulk-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import {
  batchFieldsOf,
  createPlain,
  kindOf,
  sampleOf,
  type RegisterName,
  type Stored,
} from '#tests/contract/samples.ts';
import { activityOf, refusal } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { isExample } from './example.ts';
import { inputShownBy, owningFieldOf } from './fields.ts';
import { addColleague, callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

const next = ({ id, version }: Stored): Stored => ({ id, version: version + 1 });

/** Every field of a batch gets its value on every record; other fields keep theirs, and repeating it changes nothing. */
async function expectChanged(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const { post, get } = callsOf(name, harbour);
  const records = [await createPlain(harbour, name), await createPlain(harbour, name)];
  const changes = await sampleOf(harbour, name, batchFieldsOf(name));
  const before = await Promise.all(records.map(async ({ id }) => inputShownBy(name, entityOf(await get(`/${id}`)))));
  const answer = await post('change', { records, changes });
  const undo = { kind: kindOf(name), state: 'DONE', fields: expect.arrayContaining(Object.keys(changes)), total: 2 };
  expect(at(answer.body, 'data')).toMatchObject({ succeeded: 2, refused: [], undo });
  const after = await Promise.all(records.map(async ({ id }) => entityOf(await get(`/${id}`))));
  expect(after.map((entity) => inputShownBy(name, entity))).toEqual(before.map((input) => ({ ...input, ...changes })));
  for (const { id } of records) {
    const log = await activityOf(harbour, id);
    expect(log.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE']);
    const differing = Object.keys(changes).filter((field) => before[0]?.[field] !== changes[field]);
    expect(log[1]?.changes.map(({ field }) => field).toSorted()).toEqual(differing.toSorted());
  }
  const again = await post('change', { records: records.map(next), changes });
  expect(at(again.body, 'data')).toEqual({ succeeded: 2, refused: [], undo: null });
  expect((await get(`/${records[0]?.id}`)).body).toMatchObject({ data: { version: 2 } });
  await undoBatch(harbour, textAt(answer.body, 'data.undo.id'));
  const undone = await Promise.all(records.map(async ({ id }) => entityOf(await get(`/${id}`))));
  expect(undone.map((entity) => inputShownBy(name, entity))).toEqual(before);
}

/** Undoes a change of several records, as its author. */
async function undoBatch({ server, organisation, owner }: Place, bulkChangeId: string): Promise<void> {
  entityOf(await owner.call(`/api/bulk-changes/${bulkChangeId}/undo`, { method: 'POST' }));
  await runBulkStep(server, { organisationId: organisation.id, userId: owner.id }, { bulkChangeId, step: 'UNDO' });
}

/** The undo leaves what others have changed since, and names it; its author finds it in the list of the register. */
async function expectChangedSinceLeft(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const { post, read, update } = callsOf(name, harbour);
  const [mine, theirs] = [await createPlain(harbour, name), await createPlain(harbour, name)];
  const owning = owningFieldOf(name);
  const owner = owning.slice(0, -'Id'.length);
  const answer = await post('change', { records: [mine, theirs], changes: { [owning]: harbour.owner.id } });
  const id = textAt(answer.body, 'data.undo.id');
  entityOf(await update(theirs.id, { version: 2, title: 'Changed since' }));
  await undoBatch(harbour, id);
  expect(await read(mine.id)).toMatchObject({ version: 3, [owner]: null });
  expect(await read(theirs.id)).toMatchObject({ version: 3, [owner]: { id: harbour.owner.id } });
  const left = await harbour.owner.call(`/api/bulk-changes/${id}/left`);
  expect(rowsOf(left).map(({ title, reason }) => [title, reason])).toEqual([['Changed since', 'CHANGED']]);
  const recent = `/api/bulk-changes?kind=${kindOf(name)}`;
  const found = at((await harbour.owner.call(recent)).body, 'data.0');
  expect(found).toMatchObject({ id, state: 'UNDONE', refused: 1, fields: [owning], undoUntil: null });
  expect(at((await (await addColleague(harbour)).call(recent)).body, 'data')).toEqual([]);
}

/** Records that are gone, foreign or changed since are named and left as they are; the others are changed. */
async function expectOthersChanged(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const { post, get, update, remove } = callsOf(name, harbour);
  const colleague = await addColleague(harbour);
  const [mine, stale, gone] = [
    await createPlain(harbour, name),
    await createPlain(harbour, name),
    await createPlain(harbour, name),
  ];
  const theirs = await createPlain(meridian, name);
  entityOf(await update(stale.id, { version: 1, title: 'Changed since' }));
  expect((await remove(gone.id, 1)).status).toBe(200);
  const missing = [gone, next(gone), theirs, { id: randomUUID(), version: 1 }];
  for (const other of missing) {
    const answer = await post('change', { records: [stale, other], changes: { [owningFieldOf(name)]: colleague.id } });
    const refused = [
      { id: stale.id, reason: 'CHANGED' },
      { id: other.id, reason: 'MISSING' },
    ];
    expect(at(answer.body, 'data')).toEqual({ succeeded: 0, refused, undo: null });
  }
  const answer = await post('change', {
    records: [theirs, mine, stale],
    changes: { [owningFieldOf(name)]: colleague.id },
  });
  expect(at(answer.body, 'data.succeeded')).toBe(1);
  const ownerOf = async (place: typeof harbour, { id }: Stored) =>
    at((await callsOf(name, place).get(`/${id}`)).body, `data.${owningFieldOf(name).slice(0, -'Id'.length)}.id`);
  expect([await ownerOf(harbour, mine), await ownerOf(harbour, stale), await ownerOf(meridian, theirs)]).toEqual([
    colleague.id,
    undefined,
    undefined,
  ]);
  const notices = rowsOf(await colleague.call('/api/notifications?perPage=100'));
  // An administrator is told of incidents that were entered without an owner, too.
  const assigned = notices.filter(({ title }) => !String(title).endsWith('without an owner'));
  expect(assigned.map(({ entityId }) => entityId)).toEqual([mine.id]);
  expect((await get(`/${stale.id}`)).body).toMatchObject({ data: { version: 2 } });
}

async function expectRefused(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const { post } = callsOf(name, harbour);
  const record = await createPlain(harbour, name);
  const records = [record];
  const twice = [record, { ...record, id: record.id.toUpperCase() }];
  const answers = [
    await post('change', { records, changes: {} }),
    await post('change', { records, changes: { title: 'The same for all' } }),
    await post('change', { records, changes: { [owningFieldOf(name)]: meridian.owner.id } }),
    await post('change', { records: twice, changes: { [owningFieldOf(name)]: null } }),
  ];
  // Some records are given only to those who can act on them.
  const notGiven = textAt(answers[2]?.body, 'errors.0.message');
  expect(notGiven).toMatch(/^Choose a member of the organisation/);
  expect(answers.map(({ body }) => body)).toEqual([
    refusal({ field: 'changes', message: 'Choose what to change' }),
    refusal({ field: 'changes/title', message: 'This field is not known' }),
    refusal({ field: `changes/${owningFieldOf(name)}`, message: notGiven }),
    refusal({ field: 'records/1/id', message: 'This record is listed twice' }),
  ]);
}

/** The laws for changing several records of a register together. */
export function changeLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('a change of several records', () => {
    it('gives every one the same values and no others, with their history, and can be undone', () =>
      expectChanged(name, places()));
    if (!isExample(name)) return;
    it('leaves those that are gone, foreign or changed since, and names them', () =>
      expectOthersChanged(name, places()));
    it('is undone except where others have changed it since, for its author alone', () =>
      expectChangedSinceLeft(name, places()));
    it('is rejected without a change, or with one that is not possible', () => expectRefused(name, places()));
  });
}
