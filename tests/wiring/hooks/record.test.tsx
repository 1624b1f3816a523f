import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { editableRisk } from '#src/features/risk/editable-risk.ts';
import { useRecordActor } from '#src/registers/useRecordActor.ts';

import { renderHook } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { startRegister, storedRisk } from '../support/risks.ts';
import { toasts } from '../support/toasts.ts';

const { id, version } = storedRisk;

describe('useRecordActor', () => {
  async function open(base: typeof storedRisk | null) {
    const app = startRegister();
    const reported: unknown[] = [];
    const hook = await renderHook(app, () =>
      useRecordActor(editableRisk, base, {
        onAdded: (entity) => reported.push(['added', entity]),
        onChanged: (entity) => reported.push(['changed', entity]),
        onRemoved: (entity) => reported.push(['removed', entity]),
        onRefused: () => reported.push(['refused']),
      }),
    );
    const save = (title: string) =>
      doing(() => {
        hook.result.send({ type: 'field.changed', field: 'title', value: title });
        hook.result.send({ type: 'save.requested' });
      });
    const remove = (reason: string) =>
      doing(() => {
        hook.result.send({ type: 'removal.requested' });
        hook.result.send({ type: 'reason.changed', reason });
        hook.result.send({ type: 'removal.confirmed' });
      });
    return { ...app, hook, reported, save, remove };
  }

  const create = 'POST /risk';
  const update = `PATCH /risk/${id}`;
  const remove = `POST /risk/${id}/remove`;
  const added = { ...storedRisk, title: 'Flood' };

  test('starts a new record empty and an existing one with its stored values', async () => {
    expect((await open(null)).hook.result.getSnapshot().context).toMatchObject({ base: null, draft: { title: '' } });
    expect((await open(storedRisk)).hook.result.getSnapshot().context).toMatchObject({
      base: storedRisk,
      draft: { title: storedRisk.title },
    });
  });

  test('adds a record, reports it and invalidates all queries of its kind', async () => {
    const { server, save, reported, stale } = await open(null);
    server.answer(create, added);
    await save('Flood');
    expect(server.called()).toEqual([create]);
    expect(server.requests[0]?.body).toMatchObject({ title: 'Flood', treatment: 'NONE' });
    expect(reported).toEqual([['added', added]]);
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Created successfully' }]);
    expect(toasts[0]?.description).toContain('R-0001');
    expect(stale()).toContainEqual(['risk', 'list', {}]);
    expect(stale()).toContainEqual(['risk', 'one', id]);
    expect(stale()).not.toContainEqual(['unrelated', 'list', {}]);
  });

  test('sends the same idempotency key for the same draft, and a new key for a changed draft', async () => {
    const { server, save } = await open(null);
    server.refuse(create, 503, { message: 'Busy' });
    await save('Flood');
    await save('Flood');
    await save('Storm');
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('keeps what was typed while an import changes the record, says so, and saves it later', async () => {
    const { server, save, hook, reported } = await open(storedRisk);
    const message = 'This is being changed at the moment, by someone else or by an import. Try again shortly.';
    server.refuse(update, 503, { message });
    await save('Flood');
    expect(hook.result.getSnapshot().context).toMatchObject({
      draft: { title: 'Flood' },
      failure: { status: 503, message },
    });
    expect(reported).toEqual([['refused']]);
    server.answer(update, { ...added, version: 4 });
    await save('Flood');
    expect(reported.at(-1)).toEqual(['changed', { ...added, version: 4 }]);
  });

  test('sends only the changed fields, with the version that was read', async () => {
    const { server, save, reported, stale } = await open(storedRisk);
    server.answer(update, { ...added, version: 4 });
    await save('Flood');
    expect(server.called()).toEqual([update]);
    expect(server.requests[0]?.body).toEqual({ version, title: 'Flood' });
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Updated successfully' }]);
    expect(toasts[0]?.description).toContain('Flood');
    expect(reported).toEqual([['changed', { ...added, version: 4 }]]);
    expect(stale()).toContainEqual(['risk', 'list', {}]);
  });

  test('saves a record also for a screen that need not be told', async () => {
    const outcomes = { onAdded: () => {}, onRemoved: () => {}, onRefused: () => {} };
    const app = startRegister();
    const hook = await renderHook(app, () => useRecordActor(editableRisk, storedRisk, outcomes));
    app.server.answer(update, { ...added, version: 4 });
    await doing(() => {
      hook.result.send({ type: 'field.changed', field: 'title', value: 'Flood' });
      hook.result.send({ type: 'save.requested' });
    });
    expect(hook.result.getSnapshot().context.base).toMatchObject({ title: 'Flood', version: 4 });
    expect(toasts).toMatchObject([{ title: 'Updated successfully' }]);
  });

  test('reports that nothing was saved, because of invalid fields or a server error', async () => {
    const { server, save, reported, stale } = await open(storedRisk);
    await save('');
    expect(server.called()).toEqual([]);
    expect(reported).toEqual([['refused']]);
    server.refuse(update, 400, { message: 'No' });
    await save('Flood');
    expect(reported).toEqual([['refused'], ['refused']]);
    expect(toasts).toEqual([]);
    expect(stale()).toEqual([]);
  });

  test('removes a record with a reason, and marks its queries stale without refetching them', async () => {
    const { server, remove: removeIt, reported, stale, queryClient } = await open(storedRisk);
    const read = vi.fn<() => object>().mockReturnValue({});
    const shown = new QueryObserver(queryClient, { queryKey: ['risk', 'one', id], queryFn: read, staleTime: Infinity });
    onTestFinished(shown.subscribe(() => {}));
    server.answer(remove);
    await removeIt('A duplicate');
    expect(read).not.toHaveBeenCalled();
    expect(server.requests).toMatchObject([{ call: remove, body: { version, reason: 'A duplicate' } }]);
    expect(reported).toEqual([['removed', storedRisk]]);
    expect(toasts).toEqual([]);
    expect(stale().slice(0, 4)).toEqual([
      ['risk', 'list', {}],
      ['risk', 'one', id],
      ['risk', 'position', id],
      ['risk', 'one', 'another'],
    ]);
  });

  test.each([
    [{ message: 'It is in use' }, 'It is in use'],
    [{ message: 'No', errors: [{ field: 'id', message: 'A policy refers to it' }] }, 'A policy refers to it'],
  ])('reports why it was not removed: %j', async (refusal, description) => {
    const { server, remove: removeIt, reported, stale } = await open(storedRisk);
    server.refuse(remove, 422, refusal);
    await removeIt('');
    expect(toasts).toEqual([{ tone: 'danger', title: 'The risk was not deleted', description }]);
    expect(reported).toEqual([]);
    expect(stale()).toEqual([]);
  });

  test('aborts a save when the panel is closed', async () => {
    const { server, save, hook } = await open(storedRisk);
    await save('Flood');
    expect(server.requests[0]?.signal.aborted).toBe(false);
    await hook.unmount();
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });

  test('aborts a removal when the panel is closed', async () => {
    const { server, remove: removeIt, hook } = await open(storedRisk);
    await removeIt('');
    expect(server.requests[0]?.signal.aborted).toBe(false);
    await hook.unmount();
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });

  test('keeps the same actor when re-rendered with other words, and shows each message once with the new words', async () => {
    let kind = editableRisk;
    const reported: unknown[] = [];
    const outcomes = { onAdded: () => reported.push('added'), onRemoved: () => {}, onRefused: () => {} };
    const app = startRegister();
    const hook = await renderHook(app, () => useRecordActor(kind, null, outcomes));
    const first = hook.result;
    kind = { ...editableRisk, nameOf: () => 'The flood' };
    await hook.rerender();
    expect(hook.result).toBe(first);
    app.server.answer(create, added);
    await doing(() => {
      hook.result.send({ type: 'field.changed', field: 'title', value: 'Flood' });
      hook.result.send({ type: 'save.requested' });
    });
    expect(toasts).toEqual([{ tone: 'success', title: 'Created successfully', description: 'The flood' }]);
    expect(reported).toEqual(['added']);
  });
});
