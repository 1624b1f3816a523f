import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import { batchLimit, registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterEvent, RegisterNotice, RemovalInput } from '#machines/register/register.types.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';
import { recordTransitions, transitionLines, transitionTable } from '#tests/model/transition-table.ts';

const { taken, inspect } = recordTransitions();

const row = (number: number, version = 1) => ({ id: `id-${number}`, ref: `R-000${number}`, version });
const page = [row(1), row(2), row(3), row(4)];
const changed: Failure = { status: 409, code: 'http_409', message: 'Changed meanwhile', fieldErrors: {} };

const tick = (number: number): RegisterEvent => ({ type: 'row.toggled', row: row(number) });
const remove = (...numbers: number[]): RegisterEvent => ({
  type: 'removal.requested',
  rows: numbers.map((number) => row(number)),
});
const confirm: RegisterEvent = { type: 'removal.confirmed' };
const because = (reason: string): RegisterEvent => ({ type: 'reason.changed', reason });
const unasked = { reason: '', reasonMissing: false };

/** The register machine with a deferred remove actor. */
function startRegister() {
  const removeRecords = deferredActor<void, RemovalInput>();
  const actor = createActor(registerMachine.provide({ actors: { removeRecords: removeRecords.logic } }), { inspect });
  const notices: RegisterNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  return {
    notices,
    removeRecords,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    selected: () => actor.getSnapshot().context.selected.map(({ ref }) => ref),
    asks: () => actor.getSnapshot().hasTag('removing'),
    send: (...events: RegisterEvent[]) => events.forEach((event) => actor.send(event)),
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('selecting')),
  };
}

describe('selecting', () => {
  test('starts with nothing selected', () => {
    const { value, context } = startRegister();
    expect(value()).toBe('selecting');
    expect(context()).toEqual({ picking: false, selected: [], anchor: null, toRemove: [], ...unasked });
  });

  test('toggles single rows and remembers the range anchor', () => {
    const { send, context } = startRegister();
    send(tick(1), tick(3), tick(1));
    expect(context()).toEqual({ picking: false, selected: [row(3)], anchor: 'id-1', toRemove: [], ...unasked });
  });

  test('extends the selection by a range and moves the anchor', () => {
    const { send, selected } = startRegister();
    send(tick(4), tick(1), { type: 'range.selected', row: row(3), among: page });
    expect(selected()).toEqual(['R-0004', 'R-0001', 'R-0002', 'R-0003']);
    send({ type: 'selection.cleared' }, { type: 'range.selected', row: row(2), among: page });
    expect(selected()).toEqual(['R-0002']);
    send({ type: 'range.selected', row: row(4), among: page });
    expect(selected()).toEqual(['R-0002', 'R-0003', 'R-0004']);
  });

  test('toggles a whole page and keeps the selection of other pages', () => {
    const { send, selected, context } = startRegister();
    send(tick(9), { type: 'rows.toggled', rows: page });
    expect(selected()).toEqual(['R-0009', 'R-0001', 'R-0002', 'R-0003', 'R-0004']);
    send({ type: 'rows.toggled', rows: page });
    expect(selected()).toEqual(['R-0009']);
    expect(context().anchor).toBeNull();
  });

  test('can be cleared', () => {
    const { send, context } = startRegister();
    send(tick(1), { type: 'selection.cleared' });
    expect(context()).toEqual({ picking: false, selected: [], anchor: null, toRemove: [], ...unasked });
  });

  test('stays in selection mode until the selection is cleared', () => {
    const { send, context } = startRegister();
    send({ type: 'picking.started' });
    expect(context()).toEqual({ picking: true, selected: [], anchor: null, toRemove: [], ...unasked });
    send(tick(1));
    expect(context()).toEqual({ picking: true, selected: [row(1)], anchor: 'id-1', toRemove: [], ...unasked });
    send({ type: 'selection.cleared' });
    expect(context()).toEqual({ picking: false, selected: [], anchor: null, toRemove: [], ...unasked });
  });

  test('drops a record that was removed elsewhere', () => {
    const { send, selected } = startRegister();
    send(tick(1), tick(2), { type: 'row.left', id: 'id-1' });
    expect(selected()).toEqual(['R-0002']);
  });
});

describe('removing', () => {
  test('requires confirmation, and cancelling keeps the selection', () => {
    const { send, value, asks, context, removeRecords } = startRegister();
    send(tick(1), tick(2), remove(1, 2));
    expect([value(), asks()]).toEqual(['confirmingRemoval', true]);
    expect(context().toRemove).toEqual([row(1), row(2)]);
    send(tick(3), { type: 'removal.cancelled' });
    expect([value(), asks()]).toEqual(['selecting', false]);
    expect(context()).toEqual({ picking: false, selected: [row(1), row(2)], anchor: 'id-2', toRemove: [], ...unasked });
    expect(removeRecords.calls).toEqual([]);
  });

  test('does not start for an empty selection or one above the contract limit', () => {
    const { send, value } = startRegister();
    send(remove());
    expect(value()).toBe('selecting');
    send(remove(...Array.from({ length: batchLimit + 1 }, (_, index) => index)));
    expect(value()).toBe('selecting');
    send(remove(...Array.from({ length: batchLimit }, (_, index) => index)));
    expect(value()).toBe('confirmingRemoval');
  });

  test('sends ids and versions once confirmed, emits a notice, and leaves selection mode', async () => {
    const { send, settled, asks, context, notices, removeRecords } = startRegister();
    send({ type: 'picking.started' }, tick(1), tick(2), tick(3), remove(1, 3), because(' Merged '), confirm, confirm);
    expect(asks()).toBe(true);
    expect(removeRecords.calls.map(({ input }) => input)).toEqual([
      {
        records: [
          { id: 'id-1', version: 1 },
          { id: 'id-3', version: 1 },
        ],
        reason: 'Merged',
      },
    ]);
    removeRecords.last.resolve();
    await settled();
    expect(notices).toEqual([{ type: 'rows.removed', rows: [row(1), row(3)] }]);
    expect(context()).toMatchObject({ picking: false, selected: [row(2)], anchor: 'id-3', toRemove: [] });
  });

  test('requires a reason for several records, but not for one', () => {
    const { send, value, context, removeRecords } = startRegister();
    send(tick(1), tick(2), remove(1, 2), because('  '), confirm);
    expect([value(), context().reasonMissing, removeRecords.calls]).toEqual(['confirmingRemoval', true, []]);
    send(because('Merged'));
    expect(context().reasonMissing).toBe(false);
    send({ type: 'removal.cancelled' }, remove(1));
    expect(context().reason).toBe('');
    send(confirm);
    expect(removeRecords.last.input).toEqual({ records: [{ id: 'id-1', version: 1 }], reason: '' });
  });

  test('keeps the selection and selection mode on failure', async () => {
    const { send, settled, context, notices, removeRecords } = startRegister();
    send({ type: 'picking.started' }, tick(1), tick(2), remove(1, 2), because('Merged'), confirm);
    removeRecords.last.reject(changed);
    await settled();
    expect(notices).toEqual([{ type: 'register.failed', failure: changed }]);
    expect(context()).toMatchObject({ picking: true, selected: [row(1), row(2)], anchor: 'id-2', toRemove: [] });
  });
});

test('the transitions match the reviewed snapshot', async () => {
  await expect(transitionTable(registerMachine)).toMatchFileSnapshot('__snapshots__/register.txt');
});

test('the tests above cover every transition', () => {
  expect([...taken].toSorted()).toEqual(transitionLines(registerMachine).toSorted());
});
