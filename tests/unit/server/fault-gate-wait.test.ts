import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import fastify from 'fastify';
import { expect, test } from 'vitest';

import { addFaultGate } from '#server/http/fault-gate/fault-gate.ts';

/** Frees what nothing refers to. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}

test('a wait for a held request ends, although memory is freed meanwhile', async () => {
  const app = fastify();
  addFaultGate(app);
  const gate = '/__faults/0123456789abcdef';
  const rule = await app.inject({
    method: 'POST',
    url: `${gate}/rules`,
    payload: { path: '/x', fault: { do: 'hold' } },
  });
  const { id }: { id: string } = rule.json();
  const waiting = app.inject(`${gate}/held?rule=${id}&wait=400`);
  for (let round = 0; round < 5; round += 1) {
    await sleep(20);
    collectGarbage();
  }
  expect((await waiting).json()).toEqual({ held: [] });
  await app.close();
});
