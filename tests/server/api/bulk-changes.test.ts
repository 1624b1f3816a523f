import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bulkChange, membership, membershipPermission } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { purgeBulkChanges } from '#server/modules/bulk-change/jobs.ts';
import { runBulkStep } from '#tests/contract/bulk-fixtures.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

import { add, openPlace, type Place } from './place.ts';

const assets = '/api/information-asset';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

/** An organisation with three assets, all of which its administrator changes. */
async function openStarted(titles: readonly string[] = ['Ledger', 'Payroll', 'Archive']) {
  const place = await openPlace(server);
  for (const title of titles) await add(place, assets, { title });
  const scope = { organisationId: place.organisation.id, userId: place.owner.id };
  const start = (changes: object = { kind: 'SUPPORT' }) =>
    place.owner.call(`${assets}/change-all`, { method: 'POST', body: { total: titles.length, changes } });
  const id = textAt((await start()).body, 'data.id');
  return {
    place,
    scope,
    start,
    id,
    run: (step: 'RUN' | 'UNDO' = 'RUN') => runBulkStep(server, scope, { bulkChangeId: id, step }),
    stop: () => place.owner.call(`/api/bulk-changes/${id}/stop`, { method: 'POST' }),
    shown: async () => at((await place.owner.call(`/api/bulk-changes/${id}`)).body, 'data'),
    inOrganisation: <T>(work: () => Promise<T>) => server.database.inOrganisation(scope, work),
  };
}

const supporting = async ({ owner }: Pick<Place, 'owner'>) =>
  at((await owner.call(`${assets}?kind=SUPPORT`)).body, 'data.pagination.total');

describe('a change of a whole list', () => {
  it('is refused while another of the same person runs', async () => {
    const { start, run } = await openStarted();
    const second = await start();
    expect([second.status, at(second.body, 'message')]).toEqual([
      429,
      'Another change of yours is still running. Wait until it has finished, then try again.',
    ]);
    await run();
    expect((await start()).status).toBe(200);
  });

  it('ends where it is stopped', async () => {
    const { place, stop, run, shown, start } = await openStarted();
    expect((await stop()).body).toMatchObject({ data: { state: 'STOPPING' } });
    expect((await stop()).status).toBe(409);
    await run();
    expect(await shown()).toMatchObject({ state: 'STOPPED', done: 0, refused: 0 });
    expect(await supporting(place)).toBe(0);
    expect((await start()).status).toBe(200);
  });

  it('is unknown to other people of the organisation', async () => {
    const { place, id } = await openStarted();
    const colleague = await addPerson(server, {
      in: [{ organisation: place.organisation, role: 'ORG_ADMIN', level: 'DELETE' }],
    });
    const statuses = [
      await colleague.call(`/api/bulk-changes/${id}`),
      await colleague.call(`/api/bulk-changes/${id}/left`),
      await colleague.call(`/api/bulk-changes/${id}/stop`, { method: 'POST' }),
      await colleague.call(`/api/bulk-changes/${id}/undo`, { method: 'POST' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  it.each([
    ['may no longer edit', 'You no longer have the right to do this'],
    ['has left', 'You are no longer a member of this organisation'],
  ])('ends if its author %s', async (what, failure) => {
    const { place, run, inOrganisation } = await openStarted();
    await addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_ADMIN' }] });
    const { platform } = server.database;
    await platform.delete(membershipPermission).where(eq(membershipPermission.userId, place.owner.id));
    if (what === 'has left') await platform.delete(membership).where(eq(membership.userId, place.owner.id));
    await run();
    const [stored] = await inOrganisation(() => db.select().from(bulkChange));
    expect(stored).toMatchObject({ state: 'FAILED', failure, done: 0 });
  });

  it('notifies an owner once, however many records they own', async () => {
    const { place, run, start, scope } = await openStarted();
    await run();
    const owner: Person = await addPerson(server, {
      in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
    });
    const bulkChangeId = textAt((await start({ ownerId: owner.id })).body, 'data.id');
    await runBulkStep(server, scope, { bulkChangeId, step: 'RUN' });
    const notified = async () => {
      const rows = at((await owner.call('/api/notifications')).body, 'data.data');
      return Array.isArray(rows) ? rows.map((row: unknown) => textAt(row, 'title')) : [];
    };
    expect(await notified()).toEqual(['3 assets assigned to you']);
    await place.owner.call(`/api/bulk-changes/${bulkChangeId}/undo`, { method: 'POST' });
    await runBulkStep(server, scope, { bulkChangeId, step: 'UNDO' });
    expect(await notified()).toEqual(['3 assets updated', '3 assets assigned to you']);
  });

  it('leaves the records whose other fields do not allow the value, and names them, as a batch does', async () => {
    const place = await openPlace(server);
    const { owner, organisation } = place;
    const early = await add(place, '/api/task', { title: 'Early', startsOn: '2030-01-01' });
    const late = await add(place, '/api/task', { title: 'Late', startsOn: '2030-03-01' });
    const records = [early, late].map(({ id, version }) => ({ id, version }));
    const changes = { dueOn: '2030-02-01' };
    const batch = await owner.call('/api/task/change', { method: 'POST', body: { records, changes } });
    expect(batch.body).toMatchObject({ data: { succeeded: 1, refused: [{ id: late.id, reason: 'UNFIT' }] } });

    const body = { total: 2, changes: { dueOn: '2030-02-02' } };
    const bulkChangeId = textAt((await owner.call('/api/task/change-all', { method: 'POST', body })).body, 'data.id');
    await runBulkStep(server, { organisationId: organisation.id, userId: owner.id }, { bulkChangeId, step: 'RUN' });
    const shown = await owner.call(`/api/bulk-changes/${bulkChangeId}`);
    expect(shown.body).toMatchObject({ data: { state: 'DONE', done: 2, refused: 1 } });
    const left = await owner.call(`/api/bulk-changes/${bulkChangeId}/left`);
    expect(at(left.body, 'data.data')).toMatchObject([{ title: 'Late', reason: 'UNFIT' }]);
    const days = [early, late].map(async ({ id }) => at((await owner.call(`/api/task/${id}`)).body, 'data.dueOn'));
    expect(await Promise.all(days)).toEqual(['2030-02-02', null]);
  });

  it('continues where a killed attempt has ended', async () => {
    const titles = Array.from({ length: 260 }, (_, index) => `Server ${index}`);
    const { place, run, scope, id, shown } = await openStarted(titles);
    const killed = runBulkStep({ database: { ...server.database, inOrganisation: failingAfter(1) } }, scope, {
      bulkChangeId: id,
      step: 'RUN',
    });
    await expect(killed).rejects.toThrow('The process was killed');
    expect(await shown()).toMatchObject({ state: 'RUNNING', done: 250 });
    expect(await supporting(place)).toBe(250);
    await run();
    expect(await shown()).toMatchObject({ state: 'DONE', done: 260, refused: 0 });
    expect(await supporting(place)).toBe(260);
  });

  it('whose undo fails says how far that came, and the undo goes on from there', async () => {
    const titles = Array.from({ length: 260 }, (_, index) => `Server ${index}`);
    const { place, run, scope, id, shown } = await openStarted(titles);
    await run();
    const undo = () => place.owner.call(`/api/bulk-changes/${id}/undo`, { method: 'POST' });
    await undo();
    const killed = runBulkStep({ database: { ...server.database, inOrganisation: failingAfter(1) } }, scope, {
      bulkChangeId: id,
      step: 'UNDO',
    });
    await expect(killed).rejects.toThrow('The process was killed');
    const { platform } = server.database;
    const rights = await platform
      .delete(membershipPermission)
      .where(eq(membershipPermission.userId, place.owner.id))
      .returning();
    await run('UNDO');
    await platform.insert(membershipPermission).values(rights);
    const failure = 'You no longer have the right to do this';
    expect(await shown()).toMatchObject({ state: 'UNDO_FAILED', failure, done: 250, refused: 0 });
    expect(at(await shown(), 'undoUntil')).not.toBeNull();
    expect(await supporting(place)).toBe(10);
    await undo();
    expect(await shown()).toMatchObject({ state: 'UNDOING', done: 250, failure: null });
    await run('UNDO');
    expect(await shown()).toMatchObject({ state: 'UNDONE', done: 260, refused: 0 });
    expect(await supporting(place)).toBe(0);
  });

  it('is deleted after a day, with an abandoned one ended', async () => {
    const { inOrganisation, run, id } = await openStarted();
    await run();
    const age = (finishedAt: Date) => inOrganisation(() => db.update(bulkChange).set({ finishedAt }));
    const hour = 3_600_000;
    const left = () => inOrganisation(() => db.select({ id: bulkChange.id }).from(bulkChange));
    await age(new Date(Date.now() - 23 * hour));
    await purgeBulkChanges(server.database);
    expect(await left()).toEqual([{ id }]);
    await age(new Date(Date.now() - 25 * hour));
    await purgeBulkChanges(server.database);
    expect(await left()).toEqual([]);

    const abandoned = await openStarted();
    await abandoned.inOrganisation(() => db.update(bulkChange).set({ updatedAt: new Date(Date.now() - hour) }));
    await purgeBulkChanges(server.database);
    expect(await abandoned.shown()).toMatchObject({ state: 'FAILED', failure: 'This was interrupted. Try again' });
    const state = { state: 'UNDOING', updatedAt: new Date(Date.now() - hour) } as const;
    await abandoned.inOrganisation(() => db.update(bulkChange).set(state));
    await purgeBulkChanges(server.database);
    expect(await abandoned.shown()).toMatchObject({ state: 'UNDO_FAILED' });
  });
});

/** Transactions of which only so many are committed before the process ends. */
function failingAfter(commits: number): TestServer['database']['inOrganisation'] {
  let left = commits;
  return async (scope, work) => {
    if (left === 0) throw new Error('The process was killed');
    left -= 1;
    return server.database.inOrganisation(scope, work);
  };
}
