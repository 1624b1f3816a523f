import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import type { Versioned } from '#machines/record/record.types.ts';
import { restorationMachine, type RestorationNotice } from '#machines/restoration/restoration.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';
import { recordTransitions, transitionLines, transitionTable } from '#tests/model/transition-table.ts';

const { taken, inspect } = recordTransitions();

const removed = [
  { id: 'id-1', version: 3 },
  { id: 'id-2', version: 1 },
];
const asTheyAre = {
  records: [
    { id: 'id-1', version: 4 },
    { id: 'id-2', version: 2 },
  ],
};
const silence: Failure = { code: 'network_error', message: 'No answer', fieldErrors: {} };

function offer() {
  const restoreRecords = deferredActor<void, { records: readonly Versioned[] }>();
  const actor = createActor(restorationMachine.provide({ actors: { restoreRecords: restoreRecords.logic } }), {
    input: { records: removed },
    inspect,
  });
  const notices: RestorationNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  return { actor, notices, restoreRecords, undo: () => actor.send({ type: 'undo.requested' }) };
}

test('nothing is restored until requested', () => {
  const { actor, restoreRecords } = offer();
  expect(actor.getSnapshot().value).toBe('offered');
  expect(restoreRecords.calls).toEqual([]);
});

test('records are restored once, in the version set by their removal', async () => {
  const { actor, notices, restoreRecords, undo } = offer();
  undo();
  undo();
  expect(restoreRecords.calls.map(({ input }) => input)).toEqual([asTheyAre]);
  restoreRecords.last.resolve();
  const { status } = await waitFor(actor, (snapshot) => snapshot.matches('restored'));
  expect(status).toBe('done');
  expect(notices).toEqual([{ type: 'restoration.done' }]);
});

test('a failure emits a notice and undo stays available', async () => {
  const { actor, notices, restoreRecords, undo } = offer();
  undo();
  restoreRecords.last.reject(silence);
  await waitFor(actor, (snapshot) => snapshot.matches('offered'));
  expect(notices).toEqual([{ type: 'restoration.failed', failure: silence }]);
  undo();
  expect(restoreRecords.last.input).toEqual(asTheyAre);
});

test('the transitions match the reviewed snapshot', async () => {
  await expect(transitionTable(restorationMachine)).toMatchFileSnapshot('__snapshots__/restoration.txt');
});

test('the tests above cover every transition', () => {
  expect([...taken].toSorted()).toEqual(transitionLines(restorationMachine).toSorted());
});
