import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

import { activityOf, add, openPlace, patch, type Place, post, read, refusal, type Stored } from './place.ts';

let server: TestServer;
let harbour: Place;
let meridian: Place;
beforeAll(async () => {
  server = await startTestServer();
  harbour = await openPlace(server);
  meridian = await openPlace(server);
});
afterAll(() => server.close());

const isThere = async (path: string, { id }: Stored) => (await harbour.owner.call(`${path}/${id}`)).status === 200;

const unknown = (index: number) => ({ field: `records/${index}/id`, message: 'This record does not exist' });

describe.each([
  { path: '/api/risk', other: '/api/information-asset' },
  { path: '/api/information-asset', other: '/api/risk' },
])('several records of $path', ({ path, other }) => {
  const addRecord = (title: string) => add(harbour, path, { title });
  const removeMany = (records: readonly Stored[]) =>
    post(harbour.owner, `${path}/remove`, { records, reason: 'A duplicate' });
  const restoreMany = (records: readonly Stored[]) => post(harbour.owner, `${path}/restore`, { records });
  const next = ({ id, version }: Stored): Stored => ({ id, version: version + 1 });

  it('are removed and restored together, each with a line in the log', async () => {
    const records = [await addRecord('Fire'), await addRecord('Flood')];
    const removed = await removeMany(records);
    expect(removed.body).toEqual({ status: true, message: 'Deleted successfully' });
    expect(await Promise.all(records.map((record) => isThere(path, record)))).toEqual([false, false]);

    const restored = await restoreMany(records.map(next));
    expect(restored.body).toEqual({ status: true, message: 'Restored successfully' });
    expect(await read(harbour.owner, `${path}/${records[1]?.id}`)).toMatchObject({ title: 'Flood', version: 3 });
    for (const { id } of records) {
      const actions = (await activityOf(harbour, id)).map(({ action }) => action);
      expect(actions).toEqual(['CREATE', 'DELETE', 'RESTORE']);
    }
  });

  it('stay when one of them is unknown, another organisation’s, of another register or removed already', async () => {
    const mine = await addRecord('Mine');
    const theirs = await add(meridian, path, { title: 'Theirs' });
    const ofOther = await add(harbour, other, { title: 'Of another register' });
    const gone = await addRecord('Gone');
    await removeMany([gone]);
    const answer = await removeMany([mine, { id: randomUUID(), version: 1 }, theirs, ofOther, next(gone)]);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal(unknown(1), unknown(2), unknown(3), unknown(4)));
    expect(await isThere(path, mine)).toBe(true);
    expect(await read(meridian.owner, `${path}/${theirs.id}`)).toMatchObject({ title: 'Theirs', version: 1 });
  });

  it('stay when one of them was changed since', async () => {
    const [mine, changed] = [await addRecord('Mine'), await addRecord('Changed')];
    await patch(harbour.owner, `${path}/${changed.id}`, { version: 1, title: 'Changed by somebody else' });
    const answer = await removeMany([mine, changed]);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(
      refusal({ field: 'records/1/version', message: 'Someone else has changed this in the meantime' }),
    );
    expect(await isThere(path, mine)).toBe(true);
  });

  it('are named once, however the id is written', async () => {
    const { id, version } = await addRecord('Twice');
    const answer = await removeMany([
      { id, version },
      { id: id.toUpperCase(), version },
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal({ field: 'records/1/id', message: 'This record is listed twice' }));
  });

  it('cannot be restored while one of them is in the register', async () => {
    const [gone, live] = [await addRecord('Gone'), await addRecord('Live')];
    await removeMany([gone]);
    const answer = await restoreMany([next(gone), live]);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal(unknown(1)));
    expect(await isThere(path, gone)).toBe(false);
  });

  it('are removed by one of two requests that name them in different order', async () => {
    const records = await Promise.all(['A', 'B', 'C', 'D'].map(addRecord));
    const answers = await Promise.all([removeMany(records), removeMany(records.toReversed())]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });
});
