import { describe, expect, test } from 'vitest';

import { useDeviceMove } from '#src/features/run-zero/useDeviceMove.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { watchQueries } from '../support/watch-queries.ts';

const proposals = 'GET /run-zero-assets/proposals';
const move = 'POST /run-zero-assets/move';
const device = { deviceId: 'd-1', name: 'crane', refusal: '' };
const candidate = { id: 'a-1', ref: 'A-0001', title: 'Crane', by: ['MAC'] };

describe('useDeviceMove', () => {
  async function open() {
    const app = testApp();
    const moved: string[] = [];
    const stale = watchQueries(app.queryClient, [['run-zero', {}], ['informationAsset'], ['unrelated']]);
    const hook = await renderHook(app, () => useDeviceMove(() => moved.push('moved')), 'twice');
    const choose = async () => {
      await doing(() => hook.result.send({ type: 'devices.chosen', deviceIds: ['d-1'], mayLink: true }));
      await settle();
    };
    const confirm = async () => {
      await doing(() => hook.result.send({ type: 'move.confirmed' }));
      await settle();
    };
    return { ...app, hook, moved, stale, choose, confirm };
  }

  test('proposes assets, moves the devices into them, and fetches both lists again', async () => {
    const { server, hook, moved, stale, choose, confirm } = await open();
    const outcome = { moved: [], left: [] };
    server.answer(proposals, { proposals: [{ ...device, candidates: [candidate] }] });
    server.answer(move, outcome);
    await choose();
    await confirm();
    expect(server.requests).toMatchObject([
      { call: proposals },
      { call: move, body: { devices: [{ deviceId: 'd-1', assetId: 'a-1' }] } },
    ]);
    expect(hook.result.getSnapshot()).toMatchObject({ value: 'moved', context: { outcome } });
    expect(moved).toEqual(['moved']);
    expect(stale()).toEqual([['run-zero', {}], ['informationAsset']]);
  });

  test('keeps what was decided when a move is refused, with the reason', async () => {
    const { server, hook, moved, stale, choose, confirm } = await open();
    server.answer(proposals, { proposals: [{ ...device, candidates: [] }] });
    server.refuse(move, 400, { message: 'This asset does not exist' });
    await choose();
    await confirm();
    expect(hook.result.getSnapshot()).toMatchObject({
      value: 'deciding',
      context: { choices: { 'd-1': 'new' }, failure: { message: 'This asset does not exist' } },
    });
    expect([moved, stale()]).toEqual([[], []]);
  });
});
