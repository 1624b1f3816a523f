import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import type { Versioned } from '#machines/record/record.types.ts';
import {
  removedRecordsMachine,
  type RemovedRecordsEvent,
  type RemovedRecordsNotice,
} from '#machines/removed-records/removed-records.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';
import { recordTransitions, transitionLines, transitionTable } from '#tests/model/transition-table.ts';

const { taken, inspect } = recordTransitions();

const row = (number: number) => ({ id: `id-${number}`, ref: `R-000${number}`, version: number });
const clash: Failure = { status: 409, code: 'http_409', message: 'Another has its name', fieldErrors: {} };
const restore = (...numbers: number[]): RemovedRecordsEvent => ({
  type: 'restoration.requested',
  rows: numbers.map((number) => row(number)),
});

/** The removed-records machine with a deferred restore actor. */
function open() {
  const restoreRecords = deferredActor<void, { records: readonly Versioned[] }>();
  const machine = removedRecordsMachine.provide({ actors: { restoreRecords: restoreRecords.logic } });
  const actor = createActor(machine, { inspect });
  const notices: RemovedRecordsNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  return {
    notices,
    restoreRecords,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...events: RemovedRecordsEvent[]) => events.forEach((event) => actor.send(event)),
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('selecting')),
  };
}

test('rows are selected one by one or a page at a time, and cleared', () => {
  const { send, context } = open();
  send({ type: 'row.toggled', row: row(9) }, { type: 'rows.toggled', rows: [row(1), row(2)] });
  expect(context()).toEqual({ selected: [row(9), row(1), row(2)], restoring: [] });
  send({ type: 'rows.toggled', rows: [row(1), row(2)] });
  expect(context().selected).toEqual([row(9)]);
  send({ type: 'selection.cleared' });
  expect(context().selected).toEqual([]);
});

test('rows are restored once, in the version of their removal, and deselected', async () => {
  const { send, value, context, notices, settled, restoreRecords } = open();
  send({ type: 'rows.toggled', rows: [row(1), row(2), row(3)] }, restore(1, 3), restore(2));
  expect(value()).toBe('restoring');
  expect(restoreRecords.calls.map(({ input }) => input)).toEqual([
    {
      records: [
        { id: 'id-1', version: 1 },
        { id: 'id-3', version: 3 },
      ],
    },
  ]);
  restoreRecords.last.resolve();
  await settled();
  expect(notices).toEqual([{ type: 'rows.restored', rows: [row(1), row(3)] }]);
  expect(context()).toEqual({ selected: [row(2)], restoring: [] });
});

test('a refusal emits a notice, restores nothing and keeps the selection', async () => {
  const { send, context, notices, settled, restoreRecords } = open();
  send({ type: 'rows.toggled', rows: [row(1), row(2)] }, restore(1, 2));
  restoreRecords.last.reject(clash);
  await settled();
  expect(notices).toEqual([{ type: 'restoration.failed', rows: [row(1), row(2)], failure: clash }]);
  expect(context()).toEqual({ selected: [row(1), row(2)], restoring: [] });
});

test('an empty selection, or one above the contract limit, is not restored', () => {
  const { send, value } = open();
  send(restore());
  expect(value()).toBe('selecting');
  send(restore(...Array.from({ length: 101 }, (_, index) => index)));
  expect(value()).toBe('selecting');
});

test('the transitions match the reviewed snapshot, and the tests above cover all of them', async () => {
  await expect(transitionTable(removedRecordsMachine)).toMatchFileSnapshot('__snapshots__/removed-records.txt');
  expect([...taken].toSorted()).toEqual(transitionLines(removedRecordsMachine).toSorted());
});
