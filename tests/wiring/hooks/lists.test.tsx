import { describe, expect, test, vi } from 'vitest';

import { risks } from '#src/api/risk/risks.ts';
import { BulkChangeProvider, useBulkChangePlace } from '#src/registers/bulk/bulk-service.ts';
import { useBulkChangeActor } from '#src/registers/bulk/useBulkChangeActor.ts';
import { useSavedViewsActor } from '#src/registers/views/useSavedViewsActor.ts';
import { running } from '#tests/model/flows/support/bulk.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

describe('useSavedViewsActor', () => {
  const add = 'POST /risk/views';
  const update = 'PATCH /risk/v-1/view';
  const remove = 'DELETE /risk/v-1/view';
  const view = { id: 'v-1', version: 3, name: 'Open', shared: true };
  const content = { address: '?sort=title', columns: ['ref', 'title'] };

  async function open() {
    const app = testApp();
    const stale = watchQueries(app.queryClient, [
      ['risk', 'views'],
      ['risk', 'list', {}],
    ]);
    const hook = await renderHook(app, () => useSavedViewsActor(risks), 'twice');
    const { result: actor } = hook;
    const saveAs = (name: string) =>
      doing(() => {
        actor.send({ type: 'name.changed', name });
        actor.send({ type: 'sharing.changed', shared: true });
        actor.send({ type: 'save.confirmed' });
      });
    return { ...app, hook, actor, stale, saveAs };
  }

  test('saves a new view of the list, says so once, and fetches the views again', async () => {
    const { server, actor, stale, saveAs } = await open();
    server.answer(add);
    await doing(() => actor.send({ type: 'addition.requested', content }));
    await saveAs(' Mine ');
    expect(server.requests).toMatchObject([{ call: add, body: { name: 'Mine', shared: true, ...content } }]);
    expect(toasts).toEqual([{ tone: 'success', title: 'View saved', description: 'Mine' }]);
    expect(stale()).toEqual([['risk', 'views']]);
  });

  test('saves the usual columns as none', async () => {
    const { server, actor, saveAs } = await open();
    await doing(() => actor.send({ type: 'addition.requested', content: { address: '', columns: null } }));
    await saveAs('All');
    expect(server.requests[0]?.body).toEqual({ name: 'All', shared: true, address: '', columns: null });
  });

  test('renames a view without changing what it shows', async () => {
    const { server, actor, saveAs } = await open();
    server.answer(update);
    await doing(() => actor.send({ type: 'change.requested', view, content: null }));
    await saveAs('Ours');
    expect(server.requests).toMatchObject([{ call: update }]);
    expect(server.requests[0]?.body).toEqual({ version: 3, name: 'Ours', shared: true });
  });

  test('overwrites a view with what the list shows', async () => {
    const { server, actor } = await open();
    await doing(() => {
      actor.send({ type: 'change.requested', view, content });
      actor.send({ type: 'save.confirmed' });
    });
    expect(server.requests[0]?.body).toEqual({ version: 3, name: 'Open', shared: true, ...content });
  });

  test('deletes a view and says so', async () => {
    const { server, actor, stale } = await open();
    server.answer(remove);
    await doing(() => {
      actor.send({ type: 'removal.requested', view });
      actor.send({ type: 'removal.confirmed' });
    });
    expect(server.requests).toMatchObject([{ call: remove, query: { version: '3' } }]);
    expect(toasts).toEqual([{ tone: 'success', title: 'View deleted', description: 'Open' }]);
    expect(stale()).toEqual([['risk', 'views']]);
  });

  test('shows why a view was not deleted', async () => {
    const { server, actor, stale } = await open();
    server.refuse(remove, 403, { message: 'It belongs to someone else' });
    await doing(() => {
      actor.send({ type: 'removal.requested', view });
      actor.send({ type: 'removal.confirmed' });
    });
    expect(toasts).toEqual([
      { tone: 'danger', title: 'Open could not be deleted', description: 'It belongs to someone else' },
    ]);
    expect(stale()).toEqual([]);
  });

  test('aborts what is being sent when the list is closed', async () => {
    const saving = await open();
    await doing(() => saving.actor.send({ type: 'addition.requested', content }));
    await saving.saveAs('Mine');
    const removing = await open();
    await doing(() => {
      removing.actor.send({ type: 'removal.requested', view });
      removing.actor.send({ type: 'removal.confirmed' });
    });
    for (const { server, hook } of [saving, removing]) {
      await hook.unmount();
      expect(server.requests[0]?.signal.aborted).toBe(true);
    }
  });
});

describe('useBulkChangeActor', () => {
  const bulk = running('CHANGE');
  const ended = { ...bulk, state: 'DONE', done: bulk.total, undoUntil: '2026-11-24T10:00:00Z' } as const;
  const read = 'GET /bulk-changes/bulk';

  async function open() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const app = testApp();
    const stale = watchQueries(app.queryClient, [['risk', 'list', {}], ['anything']]);
    const within = (shown: React.ReactNode) => app.within(<BulkChangeProvider>{shown}</BulkChangeProvider>);
    const hook = await renderHook({ within }, () => ({ actor: useBulkChangeActor(), place: useBulkChangePlace() }));
    const follow = () => doing(() => hook.result.actor.send({ type: 'bulk.started', bulk }));
    const waitForReading = () => doing(() => void vi.advanceTimersByTime(1_000));
    return { ...app, hook, stale, follow, waitForReading };
  }

  test('is provided to the registers', async () => {
    const { hook } = await open();
    expect(hook.result.place.service).toBe(hook.result.actor);
  });

  test('follows a change of a whole list to its end, and then fetches everything again', async () => {
    const { server, stale, follow, waitForReading, hook } = await open();
    server.answer(read, { ...bulk, done: 5 });
    await follow();
    await waitForReading();
    expect(hook.result.actor.getSnapshot().context.bulk).toMatchObject({ done: 5 });
    expect(stale()).toEqual([]);
    server.answer(read, ended);
    await waitForReading();
    expect(server.called()).toEqual([read, read]);
    expect(hook.result.actor.getSnapshot()).toMatchObject({ value: 'ended', context: { bulk: ended } });
    expect(stale()).toEqual([['risk', 'list', {}], ['anything']]);
    server.answer('POST /bulk-changes/bulk/undo', bulk);
    await doing(() => hook.result.actor.send({ type: 'bulk.undone' }));
    expect(server.called().at(-1)).toBe('POST /bulk-changes/bulk/undo');
    expect(hook.result.actor.getSnapshot().value).toBe('waiting');
  });

  test('stops a change, and says why it could not be read', async () => {
    const { server, follow, hook } = await open();
    server.refuse('POST /bulk-changes/bulk/stop', 409, { message: 'It has ended' });
    server.refuse(read, 503, { message: 'Busy' });
    await follow();
    await doing(() => hook.result.actor.send({ type: 'bulk.stopped' }));
    expect(server.called()).toEqual(['POST /bulk-changes/bulk/stop', read]);
    expect(hook.result.actor.getSnapshot()).toMatchObject({ context: { failure: { message: 'Busy' } } });
  });

  test('aborts what is being asked when the person signs out', async () => {
    const { server, follow, hook, waitForReading } = await open();
    await follow();
    await waitForReading();
    await doing(() => hook.result.actor.send({ type: 'bulk.stopped' }));
    await hook.unmount();
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});
