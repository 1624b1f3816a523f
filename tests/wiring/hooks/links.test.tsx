import { describe, expect, test } from 'vitest';

import { useLinksActor } from '#src/registers/links/useLinksActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const add = 'POST /records/r-1/links';
const remove = 'DELETE /links/l-1';
/** A link belongs to two records. */
const affected = [
  ['record-link', 'r-1'],
  ['record-link', 'r-2'],
  ['record-summary', 'one', 'r-2'],
];

describe('useLinksActor', () => {
  async function open() {
    const app = testApp();
    const stale = watchQueries(app.queryClient, [...affected, ['unrelated']]);
    const hook = await renderHook(app, () => useLinksActor('r-1'), 'twice');
    const link = () =>
      doing(() => {
        hook.result.send({ type: 'relation.changed', relation: { type: 'mitigates', reverse: true } });
        hook.result.send({ type: 'record.chosen', id: 'r-2' });
        hook.result.send({ type: 'addition.requested' });
      });
    const unlink = () => doing(() => hook.result.send({ type: 'removal.requested', id: 'l-1' }));
    return { ...app, hook, stale, link, unlink };
  }

  test('links two records, says so once, and fetches the links of both again', async () => {
    const { server, link, stale } = await open();
    server.answer(add);
    await link();
    expect(server.requests).toMatchObject([{ call: add, body: { type: 'mitigates', reverse: true, otherId: 'r-2' } }]);
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Link added' }]);
    expect(stale()).toEqual(affected);
  });

  test('keeps what was chosen when a link is refused, with the reason', async () => {
    const { server, link, hook, stale } = await open();
    server.refuse(add, 409, { message: 'They are linked already' });
    await link();
    expect(hook.result.getSnapshot().context).toMatchObject({
      otherId: 'r-2',
      failure: { message: 'They are linked already' },
    });
    expect(toasts).toEqual([]);
    expect(stale()).toEqual([]);
  });

  test('removes a link and says so', async () => {
    const { server, unlink, stale } = await open();
    server.answer(remove);
    await unlink();
    expect(server.called()).toEqual([remove]);
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Link removed' }]);
    expect(stale()).toEqual(affected);
  });

  test('shows why a link was not removed, and fetches the links again', async () => {
    const { server, unlink, stale } = await open();
    server.refuse(remove, 404, { message: 'It has been removed already' });
    await unlink();
    expect(toasts).toEqual([
      { tone: 'danger', title: 'The link was not removed', description: 'It has been removed already' },
    ]);
    expect(stale()).toEqual(affected);
  });

  test('aborts what is being sent when the record is closed', async () => {
    for (const name of ['link', 'unlink'] as const) {
      const opened = await open();
      await opened[name]();
      await opened.hook.unmount();
      expect(opened.server.requests[0]?.signal.aborted).toBe(true);
    }
  });
});
