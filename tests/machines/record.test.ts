import { describe, expect, test } from 'vitest';

import { hasUnsavedChanges } from '#machines/record/record.machine.ts';
import type { RecordEvent } from '#machines/record/record.types.ts';
import { recordTransitions, transitionLines, transitionTable } from '#tests/model/transition-table.ts';

import {
  change,
  conflict,
  contextOf,
  emptyNote,
  gone,
  noteMachine,
  refused,
  save,
  startConflicted,
  startRecord,
  stored,
  storedDraft,
  theirDraft,
  theirs,
  type Note,
  type NoteDraft,
} from './support/note-record.ts';

const { taken, inspect } = recordTransitions();

describe('the draft', () => {
  test('of a new record starts empty', () => {
    const { value, context, tags } = startRecord(null, inspect);
    expect([value(), tags(), context()]).toEqual(['editing', [], contextOf(null)]);
  });

  test('follows the input and is dirty until it equals the initial values again', () => {
    const { actor, send, context } = startRecord(stored, inspect);
    expect(hasUnsavedChanges(actor.getSnapshot())).toBe(false);
    send(change('title', 'Other'), change('labels', ['a', 'b']));
    expect(context()).toEqual(contextOf(stored, { draft: { title: 'Other', body: 'Text', labels: ['a', 'b'] } }));
    expect(hasUnsavedChanges(actor.getSnapshot())).toBe(true);
    send(change('title', 'Stored'), change('labels', ['a']));
    expect(hasUnsavedChanges(actor.getSnapshot())).toBe(false);
  });

  test('can be discarded with its errors', () => {
    const { send, context } = startRecord(stored, inspect);
    send(change('title', ''), save, { type: 'changes.discarded' });
    expect(context()).toEqual(contextOf(stored));
  });

  test('that is invalid is not saved and shows errors until the field is changed', () => {
    const { send, value, context, notices, saveRecord } = startRecord(null, inspect);
    send(change('body', 'Text'), save);
    expect([value(), ...notices]).toEqual(['editing', { type: 'record.invalid' }]);
    expect([context().errors, saveRecord.calls]).toEqual([{ title: 'required' }, []]);
    send(change('body', 'Longer'));
    expect(context().errors).toEqual({ title: 'required' });
    send(change('title', 'New'));
    expect(context().errors).toEqual({});
  });
});

describe('saving', () => {
  test('a new record sends every field and finishes', async () => {
    const { send, reached, context, notices, tags, saveRecord } = startRecord(null, inspect);
    send(change('title', 'New'), save);
    expect(tags()).toEqual(['busy']);
    const draft = { ...emptyNote, title: 'New' };
    expect(saveRecord.calls.map(({ input }) => input)).toEqual([{ base: null, draft, changes: { title: 'New' } }]);
    const added = { ...draft, id: 'note-2', version: 1 };
    saveRecord.last.resolve(added);
    const snapshot = await reached('saved');
    expect([snapshot.status, hasUnsavedChanges(snapshot)]).toEqual(['done', false]);
    expect(notices).toEqual([{ type: 'record.added', entity: added }]);
    expect(context()).toEqual({ ...contextOf(null), base: added, initial: draft, draft });
  });

  test('a stored record sends only the changed fields and continues from the stored version', async () => {
    const { actor, send, reached, context, notices, saveRecord } = startRecord(stored, inspect);
    send(change('title', 'Other'), save);
    const draft = { ...storedDraft, title: 'Other' };
    expect(saveRecord.last.input).toEqual({ base: stored, draft, changes: { title: 'Other' } });
    const changed = { ...stored, version: 4, title: 'Other, trimmed' };
    saveRecord.last.resolve(changed);
    await reached('editing');
    const adopted = { ...storedDraft, title: 'Other, trimmed' };
    expect(notices).toEqual([{ type: 'record.changed', entity: changed }]);
    expect(context()).toEqual(contextOf(changed, { initial: adopted, draft: adopted }));
    expect(hasUnsavedChanges(actor.getSnapshot())).toBe(false);
  });

  test('ignores typing, another save and removal', () => {
    const { send, value, context, saveRecord } = startRecord(stored, inspect);
    send(change('title', 'Other'), save, change('title', 'Later'), save, { type: 'removal.requested' });
    expect([value(), context().draft.title, saveRecord.calls.length]).toEqual(['saving', 'Other', 1]);
  });

  test('keeps the input on refusal, and shows the field errors and the failure until the record is saved', async () => {
    const { send, reached, context, notices, saveRecord } = startRecord(stored, inspect);
    send(change('body', 'Too long'), save);
    saveRecord.last.reject(refused);
    await reached('editing');
    expect(context()).toEqual(
      contextOf(stored, { draft: { ...storedDraft, body: 'Too long' }, errors: refused.fieldErrors, failure: refused }),
    );
    expect(notices).toEqual([{ type: 'record.failed', failure: refused }]);
    send(change('body', 'Short'));
    expect(context()).toMatchObject({ errors: {}, failure: refused });
    send(save);
    expect(context().failure).toEqual(refused);
    saveRecord.last.resolve({ ...stored, version: 4, body: 'Short' });
    await reached('editing');
    expect([context().failure, saveRecord.calls.length]).toEqual([null, 2]);
  });

  test.each([
    ['a 409 without the stored record', conflict(undefined)],
    ['a 409 with an invalid record', conflict({ id: 'note-1' })],
    ['the stored record with another status', { ...conflict(stored), status: 412 }],
  ])('%s is an ordinary failure', async (_name, failure) => {
    const { send, reached, context, saveRecord } = startRecord(stored, inspect);
    send(change('title', 'Other'), save);
    saveRecord.last.reject(failure);
    await reached('editing');
    expect(context()).toMatchObject({ failure, base: stored });
  });
});

describe('a version conflict', () => {
  test('without conflicting fields is retried on their version', async () => {
    const { send, reached, notices, saveRecord } = startRecord(stored, inspect);
    send(change('body', 'My text'), save);
    saveRecord.last.reject(conflict(theirs));
    await expect.poll(() => saveRecord.calls.length).toBe(2);
    expect(saveRecord.last.input).toEqual({
      base: theirs,
      draft: { ...theirDraft, body: 'My text' },
      changes: { body: 'My text' },
    });
    saveRecord.last.resolve({ ...theirs, version: 10, body: 'My text' });
    await reached('editing');
    expect(notices).toEqual([{ type: 'record.changed', entity: { ...theirs, version: 10, body: 'My text' } }]);
  });

  test('with conflicting fields reports only those', async () => {
    const { context, tags, notices } = await startConflicted(inspect);
    expect(context()).toEqual(
      contextOf(theirs, {
        initial: theirDraft,
        draft: { title: 'Mine', body: 'My text', labels: ['mine'] },
        conflicts: [
          { field: 'title', mine: 'Mine', theirs: 'Theirs' },
          { field: 'labels', mine: ['mine'], theirs: ['a', 'theirs'] },
        ],
      }),
    );
    expect([...tags(), ...notices]).toEqual([]);
  });

  test('is resolved field by field and then saved on their version', async () => {
    const { send, value, context, saveRecord } = await startConflicted(inspect);
    send({ type: 'conflict.settled', field: 'labels', take: 'theirs' });
    expect(value()).toBe('conflicted');
    expect(context().conflicts).toEqual([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    send({ type: 'conflict.settled', field: 'title', take: 'mine' });
    expect(value()).toBe('editing');
    const draft = { title: 'Mine', body: 'My text', labels: ['a', 'theirs'] };
    expect(context()).toEqual(contextOf(theirs, { initial: theirDraft, draft }));
    send(save);
    expect(saveRecord.last.input).toEqual({ base: theirs, draft, changes: { title: 'Mine', body: 'My text' } });
  });

  test('is not resolved by resolving the same field twice', async () => {
    const { send, value, context } = await startConflicted(inspect);
    const settled: RecordEvent<NoteDraft> = { type: 'conflict.settled', field: 'labels', take: 'mine' };
    send(settled, settled);
    expect(value()).toBe('conflicted');
    expect(context().conflicts).toEqual([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }]);
  });

  test('cannot be bypassed by saving', async () => {
    const { send, value, saveRecord } = await startConflicted(inspect);
    send(save);
    expect([value(), saveRecord.calls.length]).toEqual(['conflicted', 1]);
  });

  test('can be abandoned, which takes all of their values', async () => {
    const { send, value, context } = await startConflicted(inspect);
    send({ type: 'changes.discarded' });
    expect(value()).toBe('editing');
    expect(context()).toEqual(contextOf(theirs, { initial: theirDraft, draft: theirDraft }));
  });

  test('that recurs while the merge is saved is merged again', async () => {
    const { send, reached, context, saveRecord } = startRecord(stored, inspect);
    send(change('body', 'My text'), save);
    saveRecord.last.reject(conflict(theirs));
    await expect.poll(() => saveRecord.calls.length).toBe(2);
    const later: Note = { ...theirs, version: 11, body: 'Their text' };
    saveRecord.last.reject(conflict(later));
    await reached('conflicted');
    expect(context().base).toEqual(later);
    expect(context().conflicts).toEqual([{ field: 'body', mine: 'My text', theirs: 'Their text' }]);
  });
});

describe('removing', () => {
  const request: RecordEvent<NoteDraft> = { type: 'removal.requested' };
  const confirm: RecordEvent<NoteDraft> = { type: 'removal.confirmed' };
  const because = (reason: string): RecordEvent<NoteDraft> => ({ type: 'reason.changed', reason });

  test('is unavailable for a record that was never stored', () => {
    const { send, value, removeRecord } = startRecord(null, inspect);
    send(request, confirm);
    expect([value(), removeRecord.calls]).toEqual(['editing', []]);
  });

  test('requires confirmation, and cancelling clears the reason', () => {
    const { send, value, tags, context, removeRecord } = startRecord(stored, inspect);
    send(request);
    expect([value(), tags()]).toEqual(['confirmingRemoval', ['removing']]);
    send(because('Not ours'), { type: 'removal.cancelled' });
    expect([value(), removeRecord.calls]).toEqual(['editing', []]);
    send(request);
    expect(context().reason).toBe('');
  });

  test('finishes once confirmed, with no unsaved changes', async () => {
    const { send, reached, notices, tags, removeRecord } = startRecord(stored, inspect);
    send(change('title', 'Mine'), request, because('  Merged '), confirm, confirm);
    expect(tags()).toEqual(['busy', 'removing']);
    expect(removeRecord.calls.map(({ input }) => input)).toEqual([{ base: stored, reason: 'Merged' }]);
    removeRecord.last.resolve();
    const snapshot = await reached('removed');
    expect([snapshot.status, hasUnsavedChanges(snapshot)]).toEqual(['done', false]);
    expect(notices).toEqual([{ type: 'record.removed', entity: stored }]);
  });

  test('leaves the record unchanged on failure and emits a notice', async () => {
    const { send, reached, context, notices, removeRecord } = startRecord(stored, inspect);
    send(change('title', 'Mine'), request, confirm);
    removeRecord.last.reject(gone);
    await reached('editing');
    expect(context()).toEqual(contextOf(stored, { draft: { ...storedDraft, title: 'Mine' } }));
    expect(notices).toEqual([{ type: 'record.removalFailed', failure: gone }]);
  });

  test('after a concurrent change shows that change first; the next removal targets their version', async () => {
    const { send, reached, context, notices, removeRecord } = startRecord(stored, inspect);
    send(request, confirm);
    const failure = conflict(theirs);
    removeRecord.last.reject(failure);
    await reached('editing');
    expect(context()).toEqual(contextOf(theirs, { initial: theirDraft, draft: theirDraft }));
    expect(notices).toEqual([{ type: 'record.removalFailed', failure }]);
    send(request, confirm);
    expect(removeRecord.last.input).toEqual({ base: theirs, reason: '' });
  });

  test('with conflicting changes reports the conflicts and removes nothing', async () => {
    const { send, reached, context, saveRecord, removeRecord } = startRecord(stored, inspect);
    send(change('title', 'Mine'), request, confirm);
    removeRecord.last.reject(conflict({ ...stored, version: 4, title: 'Theirs' }));
    await reached('conflicted');
    expect(context().conflicts).toEqual([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    send({ type: 'conflict.settled', field: 'title', take: 'theirs' });
    expect(context().draft).toEqual({ ...storedDraft, title: 'Theirs' });
    expect([saveRecord.calls.length, removeRecord.calls.length]).toEqual([0, 1]);
  });
});

test('the transitions match the reviewed snapshot, and the tests above cover all of them', async () => {
  await expect(transitionTable(noteMachine)).toMatchFileSnapshot('__snapshots__/record.txt');
  expect([...taken].toSorted()).toEqual(transitionLines(noteMachine).toSorted());
});
