import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { batchLimit, registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterEvent, RemovalInput } from '#machines/register/register.types.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';
import { list } from '#tests/model/flows/support/bulk.ts';

const row = (number: number) => ({ id: `id-${number}`, ref: `R-000${number}`, version: 1 });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index));

/** The register machine with a deferred remove actor. */
function startRegister() {
  const removeRecords = deferredActor<void, RemovalInput>();
  const actor = createActor(registerMachine.provide({ actors: { removeRecords: removeRecords.logic } })).start();
  const send = (...events: RegisterEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, send, removeRecords };
}

test('as many records as the contract permits can be removed together', () => {
  const { actor, send } = startRegister();
  send({ type: 'removal.requested', rows: rows(batchLimit) });
  expect(actor.getSnapshot().value).toBe('confirmingRemoval');
});

test('a range extends the selection, and its last row is the anchor of the next range', () => {
  const { actor, send } = startRegister();
  const select = (number: number) => send({ type: 'range.selected', row: row(number), among: rows(6) });
  const selected = () => actor.getSnapshot().context.selected.map(({ id }) => id);
  send({ type: 'row.toggled', row: row(5), among: rows(6) }, { type: 'row.toggled', row: row(1), among: rows(6) });
  select(3);
  expect(selected()).toEqual(['id-5', 'id-1', 'id-2', 'id-3']);
  select(4);
  expect(selected()).toEqual(['id-5', 'id-1', 'id-2', 'id-3', 'id-4']);
});

test.each(['row.toggled', 'range.selected'] as const)(
  'without one row of a whole list, the others on screen are selected: %s',
  (type) => {
    const { actor, send } = startRegister();
    send({ type: 'list.selected', list }, { type, row: row(1), among: rows(3) });
    expect(actor.getSnapshot().context).toMatchObject({ whole: null, selected: [row(0), row(2)], anchor: 'id-1' });
  },
);

test('without the rows of a page, nothing of a whole list is selected', () => {
  const { actor, send } = startRegister();
  send({ type: 'list.selected', list }, { type: 'rows.toggled', rows: rows(3) });
  expect(actor.getSnapshot().context).toMatchObject({ whole: null, selected: [], anchor: null });
});

test('the reason of a cancelled removal is not carried over to the next', () => {
  const { actor, send, removeRecords } = startRegister();
  send({ type: 'removal.requested', rows: rows(2) }, { type: 'reason.changed', reason: 'Merged' });
  send({ type: 'removal.cancelled' }, { type: 'removal.requested', rows: rows(1) });
  expect(actor.getSnapshot().context.reason).toBe('');
  send({ type: 'removal.confirmed' });
  expect(removeRecords.last.input).toEqual({ records: [{ id: 'id-0', version: 1 }], reason: '' });
});
