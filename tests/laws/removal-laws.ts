import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { operations } from '#tests/contract/contract.ts';
import type { Place } from '#tests/contract/place.ts';
import { createPlain, isRegister, type RegisterName, type Stored } from '#tests/contract/samples.ts';
import { activityOf, refusal } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { isExample } from './example.ts';
import { callsOf, entityOf, keptDays, rowsOf, staleMessage, type LawPlaces } from './places.ts';

const dayInMilliseconds = 86_400_000;
const next = ({ id, version }: Stored): Stored => ({ id, version: version + 1 });
const unknown = (index: number) => ({ field: `records/${index}/id`, message: 'This record does not exist' });

const otherRegisters = (name: RegisterName): RegisterName[] =>
  [...new Set(operations.map(({ id }) => id.split('.')[0] ?? ''))]
    .filter(isRegister)
    .filter((register) => register !== name);

const batchOf = (name: RegisterName, place: Place) => {
  const { post, get } = callsOf(name, place);
  return {
    add: () => createPlain(place, name),
    removeMany: (records: readonly Stored[]) => post('remove', { records, reason: 'A duplicate' }),
    restoreMany: (records: readonly Stored[]) => post('restore', { records }),
    isThere: async ({ id }: Stored) => (await get(`/${id}`)).status === 200,
  };
};

/**
 * A removed record disappears from the register, is in the removed list with who, when and why, and is restored
 * unchanged.
 */
async function expectRemovedAndRestored(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const { id } = await createPlain(harbour, name);
  const before = entityOf(await calls.get(`/${id}`));
  const search = encodeURIComponent(String(before['ref']));
  const removed = await calls.post(`${id}/remove`, { version: 1, reason: 'Merged into another' });
  expect(removed.body).toEqual({ status: true, message: 'Deleted successfully' });
  const gone = [await calls.get(`/${id}`), await calls.get(`/${id}/position`), await calls.remove(id, 2)];
  gone.push(await calls.update(id, { version: 2, title: 'Too late' }));
  expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect([
    ...rowsOf(await calls.get(`?search=${search}`)),
    ...rowsOf(await calls.get(`/options?search=${search}`)),
  ]).toEqual([]);

  const [row, ...others] = rowsOf(await calls.get(`/removed?search=${search}`));
  expect(others).toEqual([]);
  const { ref, title } = before;
  const removedBy = { id: harbour.owner.id };
  expect(row).toMatchObject({ id, ref, title, version: 2, reason: 'Merged into another', removedBy });
  const kept = Date.parse(textAt(row, 'keptUntil')) - Date.parse(textAt(row, 'removedAt'));
  expect(kept).toBe(keptDays * dayInMilliseconds);

  const stale = await calls.post(`${id}/restore`, { version: 1 });
  expect({ status: stale.status, version: at(stale.body, 'current.version') }).toEqual({ status: 409, version: 2 });
  const restored = entityOf(await calls.post(`${id}/restore`, { version: 2 }));
  expect(restored).toEqual({ ...before, version: 3, updatedAt: restored['updatedAt'], updatedBy: before['updatedBy'] });
  expect(entityOf(await calls.get(`/${id}`))).toEqual(restored);
  expect(rowsOf(await calls.get(`/removed?search=${search}`))).toEqual([]);
  expect((await calls.post(`${id}/restore`, { version: 3 })).status).toBe(404);
  const log = await activityOf(harbour, id);
  expect(log.map(({ action }) => action)).toEqual(['CREATE', 'DELETE', 'RESTORE']);
  expect(log[1]?.changes).toEqual([{ field: 'reason', old: null, new: 'Merged into another' }]);
}

async function expectRemovedList(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const word = `Paging ${randomUUID().slice(0, 8)}`;
  const titles = [`${word} A`, `${word} B`, `${word} C`];
  for (const title of titles) {
    const { id } = entityOf(await calls.create({ title }), 201);
    expect((await calls.remove(id, 1)).status).toBe(200);
  }
  await calls.create({ title: `${word} of what is live` });
  const shown = async (query: string) =>
    rowsOf(await calls.get(`/removed?search=${encodeURIComponent(word)}${query}`)).map(({ title }) => title);
  expect(await shown('')).toEqual(titles.toReversed());
  expect(await shown('&sortId=removedAt')).toEqual(titles);
  expect(await shown('&sortId=title&desc=true')).toEqual(titles.toReversed());
  expect(await shown('&sortId=ref')).toEqual(titles);
  expect(await shown('&perPage=2&page=2')).toEqual(titles.slice(0, 1));
}

/** Several records are changed together or not at all: the error names each obstacle by its position. */
async function expectAllOrNothing(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const { add, removeMany, restoreMany, isThere } = batchOf(name, harbour);
  const [mine, gone] = [await add(), await add()];
  const theirs = await createPlain(meridian, name);
  const ofOthers = await Promise.all(otherRegisters(name).map((other) => createPlain(harbour, other)));
  await removeMany([gone]);
  const strangers = [{ id: randomUUID(), version: 1 }, theirs, next(gone), ...ofOthers];
  const answer = await removeMany([mine, ...strangers]);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(refusal(...strangers.map((_stranger, index) => unknown(index + 1))));
  const twice = await removeMany([mine, { ...mine, id: mine.id.toUpperCase() }]);
  expect(twice.body).toEqual(refusal({ field: 'records/1/id', message: 'This record is listed twice' }));
  const changed = next(await add());
  expect((await callsOf(name, harbour).update(changed.id, { version: 1, title: 'Changed since' })).status).toBe(200);
  const stale = await removeMany([mine, { ...changed, version: 1 }]);
  expect(stale.status).toBe(409);
  expect(stale.body).toEqual(refusal({ field: 'records/1/version', message: staleMessage }));
  const live = await restoreMany([next(gone), mine]);
  expect(live.body).toEqual(refusal(unknown(1)));
  expect([await isThere(mine), await isThere(changed), await isThere(gone)]).toEqual([true, true, false]);
  expect((await callsOf(name, meridian).get(`/${theirs.id}`)).status).toBe(200);
}

async function expectBatch(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const { add, removeMany, restoreMany, isThere } = batchOf(name, harbour);
  const records = [await add(), await add()];
  const silent = await callsOf(name, harbour).post('remove', { records });
  expect(silent.body).toEqual(refusal({ field: 'reason', message: 'Enter a reason for the removal' }));
  const outlook = await callsOf(name, harbour).get(`/removal-outlook?id=${records[0]?.id}`);
  expect(at(outlook.body, 'data')).toEqual({ keptDays, links: [] });
  expect((await removeMany(records)).body).toEqual({ status: true, message: 'Deleted successfully' });
  expect(await Promise.all(records.map(isThere))).toEqual([false, false]);
  expect((await restoreMany(records.map(next))).body).toEqual({ status: true, message: 'Restored successfully' });
  expect(await Promise.all(records.map(isThere))).toEqual([true, true]);
  for (const { id } of records)
    expect((await activityOf(harbour, id)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE', 'RESTORE']);
}

/** No record of one organisation's register is accessible to another: live, removed, or by its id. */
async function expectIsolated(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const mine = callsOf(name, meridian);
  const secret = `Secret ${randomUUID()}`;
  const { id } = entityOf(await callsOf(name, harbour).create({ title: secret }), 201);
  const search = encodeURIComponent(secret);
  const lists = [`?search=${search}`, `/options?search=${search}`, `/removed?search=${search}`];
  const seen = async (place: Place) => {
    const answers = await Promise.all(lists.map((list) => callsOf(name, place).get(list)));
    return answers.map((answer) => rowsOf(answer).length);
  };
  expect([await seen(harbour), await seen(meridian)]).toEqual([
    [1, 1, 0],
    [0, 0, 0],
  ]);
  const outlook = async (asked: string) => (await mine.get(`/removal-outlook?id=${asked}`)).text;
  expect(await outlook(id)).toBe(await outlook(randomUUID()));
  const attempts = [await mine.get(`/${id}`), await mine.get(`/${id}/position`), await mine.remove(id, 1)];
  attempts.push(
    await mine.update(id, { version: 1, title: 'Mine now' }),
    await mine.post(`${id}/remove`, { version: 1 }),
  );
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  await callsOf(name, harbour).remove(id, 1);
  expect([await seen(harbour), await seen(meridian)]).toEqual([
    [0, 0, 1],
    [0, 0, 0],
  ]);
  expect((await mine.post(`${id}/restore`, { version: 2 })).status).toBe(404);
  expect((await mine.post('restore', { records: [{ id, version: 2 }] })).body).toEqual(refusal(unknown(0)));
}

/** The laws for removing and restoring records of every register, and for keeping other organisations out. */
export function removalLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('removal', () => {
    it('takes a record out of the register until it is restored unchanged', () =>
      expectRemovedAndRestored(name, places()));
    if (!isExample(name)) return;
    it('is listed, searched, paged and sorted, most recent first', () => expectRemovedList(name, places()));
    it('of several records is done together, with a reason', () => expectBatch(name, places()));
    it('of several records is rejected as a whole, naming unknown, foreign, changed or repeated ones', () =>
      expectAllOrNothing(name, places()));
  });

  if (!isExample(name)) return;
  it('does not expose or affect another organisation’s records', () => expectIsolated(name, places()));
}
