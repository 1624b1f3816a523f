import { describe, expect, test } from 'vitest';

import { risks } from '#src/api/risk/risks.ts';
import type { Noun } from '#src/components/words.ts';
import { riskKind } from '#src/features/risk/risk-kind.ts';
import { useRegisterActor } from '#src/registers/useRegisterActor.ts';
import { useRemovedActor } from '#src/registers/useRemovedActor.ts';
import { running } from '#tests/model/flows/support/bulk.ts';

import { renderHook } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { startRegister, storedRisk } from '../support/risks.ts';
import { toasts } from '../support/toasts.ts';

const { id } = storedRisk;
const other = { one: 'hazard', many: 'hazards' };
const row = (number: number) => ({ id: `r-${number}`, version: number, ref: `R-000${number}`, title: 'A risk' });

describe('useRegisterActor', () => {
  async function open() {
    const app = startRegister();
    let noun: Noun = riskKind.noun;
    const rename = () => {
      noun = other;
      return hook.rerender();
    };
    const reported: unknown[] = [];
    const hook = await renderHook(app, () =>
      useRegisterActor(risks, noun, {
        onRemoved: (rows) => reported.push(rows),
        onStarted: (bulk) => reported.push(bulk),
      }),
    );
    const remove = (reason: string) =>
      doing(() => {
        hook.result.send({ type: 'removal.requested', rows: [row(1), row(2)] });
        hook.result.send({ type: 'reason.changed', reason });
        hook.result.send({ type: 'removal.confirmed' });
      });
    return { ...app, hook, reported, remove, rename };
  }

  const call = 'POST /risk/remove';

  test('removes several records with a reason, names them and refetches the register', async () => {
    const { server, remove, reported, stale } = await open();
    server.answer(call);
    await remove('Duplicates');
    expect(server.requests).toMatchObject([
      {
        call,
        body: {
          records: [
            { id: 'r-1', version: 1 },
            { id: 'r-2', version: 2 },
          ],
          reason: 'Duplicates',
        },
      },
    ]);
    expect(reported).toEqual([[row(1), row(2)]]);
    expect(toasts).toEqual([]);
    expect(stale()).toContainEqual(['risk', 'list', {}]);
  });

  test('starts a removal of the whole list, and hands it over', async () => {
    const { server, hook, reported } = await open();
    const started = running('REMOVE');
    server.answer('POST /risk/remove-all', started);
    await doing(() => {
      hook.result.send({ type: 'list.selected', list: { query: { search: 'fire' }, total: 20 } });
      hook.result.send({ type: 'removal.requested', rows: [] });
      hook.result.send({ type: 'reason.changed', reason: ' Out of scope ' });
      hook.result.send({ type: 'removal.confirmed' });
    });
    expect(server.requests).toMatchObject([{ query: { search: 'fire' }, body: { total: 20, reason: 'Out of scope' } }]);
    expect(reported).toEqual([started]);
  });

  test('reports why none was removed', async () => {
    const { server, remove, reported, stale } = await open();
    server.refuse(call, 409, { message: 'R-0002 has been changed' });
    await remove('Duplicates');
    expect(toasts).toEqual([{ tone: 'danger', title: 'No risk was deleted', description: 'R-0002 has been changed' }]);
    expect(reported).toEqual([]);
    expect(stale()).toEqual([]);
  });

  test('aborts the removal when the register is closed', async () => {
    const { server, remove, hook } = await open();
    await remove('Duplicates');
    expect(server.requests[0]?.signal.aborted).toBe(false);
    await hook.unmount();
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });

  test('keeps the same actor when re-rendered with another noun, and shows each message once with the new noun', async () => {
    const { server, remove, rename, hook } = await open();
    const first = hook.result;
    await rename();
    expect(hook.result).toBe(first);
    server.refuse(call, 409, { message: 'No' });
    await remove('Duplicates');
    expect(toasts).toEqual([{ tone: 'danger', title: 'No hazard was deleted', description: 'No' }]);
  });
});

describe('useRemovedActor', () => {
  async function open() {
    const app = startRegister();
    let noun: Noun = riskKind.noun;
    const rename = () => {
      noun = other;
      return hook.rerender();
    };
    const reported: string[] = [];
    const hook = await renderHook(app, () => useRemovedActor(risks, noun, () => reported.push('restored')));
    const restore = (count: number) =>
      doing(() =>
        hook.result.send({
          type: 'restoration.requested',
          rows: Array.from({ length: count }, (_, index) => row(index + 1)),
        }),
      );
    return { ...app, hook, reported, restore, rename };
  }

  const call = 'POST /risk/restore';

  test.each([
    [1, 'R-0001'],
    [2, '2 risks'],
  ])('restores %i, reports it and invalidates all queries of the kind', async (count, description) => {
    const { server, restore, reported, stale } = await open();
    server.answer(call);
    await restore(count);
    expect(server.requests).toMatchObject([{ call }]);
    expect(server.requests[0]?.body).toEqual({
      records: Array.from({ length: count }, (_, index) => ({ id: `r-${index + 1}`, version: index + 1 })),
    });
    expect(toasts).toEqual([{ tone: 'success', title: 'Restored successfully', description }]);
    expect(reported).toEqual(['restored']);
    expect(stale()).toContainEqual(['risk', 'list', {}]);
    expect(stale()).toContainEqual(['risk', 'one', id]);
    expect(stale()).not.toContainEqual(['unrelated', 'list', {}]);
  });

  test.each([
    [1, 'R-0001 could not be restored'],
    [2, '2 risks could not be restored'],
  ])('reports why %i could not be restored', async (count, title) => {
    const { server, restore, reported, stale } = await open();
    server.refuse(call, 409, { message: 'It has been purged' });
    await restore(count);
    expect(toasts).toEqual([{ tone: 'danger', title, description: 'It has been purged' }]);
    expect(reported).toEqual([]);
    expect(stale()).toEqual([]);
  });

  test('aborts the restoration when the screen is closed', async () => {
    const { server, restore, hook } = await open();
    await restore(1);
    expect(server.requests[0]?.signal.aborted).toBe(false);
    await hook.unmount();
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });

  test('keeps the same actor when re-rendered with another noun, and shows each message once with the new noun', async () => {
    const { server, restore, rename, reported, hook } = await open();
    const first = hook.result;
    await rename();
    expect(hook.result).toBe(first);
    server.answer(call);
    await restore(2);
    expect(reported).toHaveLength(1);
    expect(toasts).toEqual([{ tone: 'success', title: 'Restored successfully', description: '2 hazards' }]);
  });
});
