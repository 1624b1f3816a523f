import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type NonReducibleUnknown } from 'xstate';

import { unsavedTextMachine } from '#machines/unsaved-text/unsaved-text.machine.ts';
import type { KeepInput, LeftText, UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

const typed = (title: string): UnsavedText => ({ changes: { title }, before: { title: 'As saved' } });

const left: LeftText = { editorId: 'page 1', at: 1, text: typed('Left') };

/** A fake actor whose answers have reached the machine once they are awaited. */
function answering<Output, Input>() {
  const { logic, calls } = deferredActor<Output, Input>();
  const settle = async (act: (call: (typeof calls)[number]) => void) => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('The actor was not started');
    act(call);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return {
    logic,
    inputs: () => calls.map(({ input }) => input),
    resolve: (output: Output) => settle((call) => call.resolve(output)),
    reject: (error: Error) => settle((call) => call.reject(error)),
  };
}

/** A form that was opened, over storage that answers when the test says so. */
function openForm() {
  const find = answering<LeftText | null, NonReducibleUnknown>();
  const discard = answering<void, LeftText>();
  const keep = answering<void, KeepInput>();
  const clock = new SimulatedClock();
  const actors = { find: find.logic, discard: discard.logic, keep: keep.logic };
  const actor = createActor(unsavedTextMachine.provide({ actors }), { clock });
  const restored: UnsavedText[] = [];
  actor.on('text.restored', ({ text }) => void restored.push(text));
  actor.start();
  const type = (text: UnsavedText | null) => actor.send({ type: 'text.changed', text });
  return { actor, clock, find, discard, keep, restored, type, copy: () => actor.getSnapshot().value.copy };
}

describe('what is typed', () => {
  test('is written at once, then again with what was typed meanwhile, and erased once it is saved', async () => {
    const { type, keep, clock, copy } = openForm();
    type(typed('A'));
    type(typed('An'));
    expect(keep.inputs()).toEqual([{ text: typed('A'), replaces: [] }]);
    await keep.resolve(undefined);
    expect(copy()).toBe('pausing');
    clock.increment(300);
    expect(keep.inputs().at(-1)).toEqual({ text: typed('An'), replaces: [] });
    type(null);
    await keep.resolve(undefined);
    clock.increment(300);
    expect(keep.inputs().at(-1)).toEqual({ text: null, replaces: [] });
    await keep.resolve(undefined);
    clock.increment(300);
    expect(keep.inputs()).toHaveLength(3);
    expect(copy()).toBe('upToDate');
  });

  test('is not waited for when the page is hidden or the form is closed', async () => {
    const { actor, type, keep, copy } = openForm();
    type(typed('A'));
    await keep.resolve(undefined);
    type(typed('An'));
    actor.send({ type: 'page.hidden' });
    expect(keep.inputs().at(-1)).toEqual({ text: typed('An'), replaces: [] });
    type(typed('And'));
    actor.send({ type: 'form.closed' });
    await keep.resolve(undefined);
    expect(keep.inputs().at(-1)).toEqual({ text: typed('And'), replaces: [] });
    await keep.resolve(undefined);
    expect(copy()).toBe('closed');
  });

  test('is written again after storage that was full, which is said meanwhile', async () => {
    const { actor, type, keep, clock } = openForm();
    type(typed('A'));
    await keep.reject(new Error('full'));
    expect(actor.getSnapshot().hasTag('notKept')).toBe(true);
    clock.increment(5000);
    expect(keep.inputs()).toHaveLength(2);
    await keep.resolve(undefined);
    expect(actor.getSnapshot().hasTag('notKept')).toBe(false);
  });

  test('is not written after a sign-out that erased it, until something else is typed', async () => {
    const { actor, type, keep, clock } = openForm();
    type(typed('A'));
    await keep.resolve(undefined);
    actor.send({ type: 'copies.erased' });
    clock.increment(300);
    actor.send({ type: 'page.hidden' });
    expect(keep.inputs()).toHaveLength(1);
    type(typed('An'));
    expect(keep.inputs()).toHaveLength(2);
  });
});

describe('what was left', () => {
  test('is put into the form, and its copy replaced by that of the form', async () => {
    const { actor, find, keep, restored } = openForm();
    await find.resolve(left);
    actor.send({ type: 'restore.requested' });
    expect(restored).toEqual([typed('Left')]);
    expect(keep.inputs()).toEqual([{ text: typed('Left'), replaces: ['page 1'] }]);
  });

  test('is not restored over what is typed, but once that is saved', async () => {
    const { actor, type, find, restored } = openForm();
    await find.resolve(left);
    type(typed('A'));
    actor.send({ type: 'restore.requested' });
    expect(restored).toEqual([]);
    expect(actor.getSnapshot().hasTag('offered')).toBe(true);
    type(null);
    actor.send({ type: 'restore.requested' });
    expect(restored).toEqual([typed('Left')]);
  });

  test('is erased with the copy of the form once it was typed again and saved', async () => {
    const { actor, type, find, keep } = openForm();
    await find.resolve(left);
    type(typed('Left'));
    await keep.resolve(undefined);
    type(null);
    actor.send({ type: 'form.closed' });
    expect(keep.inputs().at(-1)).toEqual({ text: null, replaces: ['page 1'] });
    await keep.resolve(undefined);
    expect(actor.getSnapshot().hasTag('closed')).toBe(true);
  });

  test('stays on offer after another text was saved', async () => {
    const { actor, type, find, keep } = openForm();
    await find.resolve(left);
    type(typed('Other'));
    await keep.resolve(undefined);
    type(null);
    expect(actor.getSnapshot()).toMatchObject({ value: { offer: 'offering' }, context: { left, restored: [] } });
  });

  test('by several pages is offered one after the other', async () => {
    const { actor, type, find, discard } = openForm();
    await find.resolve(left);
    actor.send({ type: 'discard.requested' });
    expect(discard.inputs()).toEqual([left]);
    await discard.resolve(undefined);
    await find.resolve({ ...left, editorId: 'page 2' });
    actor.send({ type: 'restore.requested' });
    type(null);
    expect(find.inputs()).toHaveLength(3);
    await find.resolve(null);
    expect(actor.getSnapshot().hasTag('offered')).toBe(false);
  });

  test('stays on offer if it cannot be erased', async () => {
    const { actor, find, discard } = openForm();
    await find.resolve(left);
    actor.send({ type: 'discard.requested' });
    await discard.reject(new Error('blocked'));
    expect(actor.getSnapshot().value.offer).toBe('offering');
    expect(actor.getSnapshot().context.left).toEqual(left);
  });
});
