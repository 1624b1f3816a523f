import { describe, expect, test } from 'vitest';

import { hasUnsavedChanges } from '#machines/record/record.machine.ts';
import type { RecordEvent } from '#machines/record/record.types.ts';

import {
  change,
  conflict,
  contextOf,
  emptyNote,
  refused,
  save,
  startRecord,
  stored,
  storedDraft,
  theirDraft,
  theirs,
  type Note,
  type NoteDraft,
} from './support/note-record.ts';

describe('the draft', () => {
  test('follows the input and is dirty until it equals the initial values again', () => {
    const { actor, send, context } = startRecord(stored);
    expect(hasUnsavedChanges(actor.getSnapshot())).toBe(false);
    send(change('title', 'Other'), change('labels', ['a', 'b']));
    expect(context()).toEqual(contextOf(stored, { draft: { title: 'Other', body: 'Text', labels: ['a', 'b'] } }));
    expect(hasUnsavedChanges(actor.getSnapshot())).toBe(true);
    send(change('title', 'Stored'), change('labels', ['a']));
    expect(hasUnsavedChanges(actor.getSnapshot())).toBe(false);
  });

  test('can be discarded with its errors', () => {
    const { send, context } = startRecord(stored);
    send(change('title', ''), save, { type: 'changes.discarded' });
    expect(context()).toEqual(contextOf(stored));
  });

  test('that is invalid is not saved and shows errors until the field is changed', () => {
    const { send, value, context, notices, saveRecord } = startRecord(null);
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
    const { send, reached, context, notices, tags, saveRecord } = startRecord(null);
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
    const { actor, send, reached, context, notices, saveRecord } = startRecord(stored);
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

  test('keeps the input on refusal, and shows the field errors and the failure until the record is saved', async () => {
    const { send, reached, context, notices, saveRecord } = startRecord(stored);
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
    const { send, reached, context, saveRecord } = startRecord(stored);
    send(change('title', 'Other'), save);
    saveRecord.last.reject(failure);
    await reached('editing');
    expect(context()).toMatchObject({ failure, base: stored });
  });
});

describe('a version conflict', () => {
  test('without conflicting fields is retried on their version', async () => {
    const { send, reached, notices, saveRecord } = startRecord(stored);
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

  test('that recurs while the merge is saved is merged again', async () => {
    const { send, reached, context, saveRecord } = startRecord(stored);
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

  test('requires confirmation, and cancelling clears the reason', () => {
    const { send, value, tags, context, removeRecord } = startRecord(stored);
    send(request);
    expect([value(), tags()]).toEqual(['confirmingRemoval', ['removing']]);
    send(because('Not ours'), { type: 'removal.cancelled' });
    expect([value(), removeRecord.calls]).toEqual(['editing', []]);
    send(request);
    expect(context().reason).toBe('');
  });

  test('finishes once confirmed, with no unsaved changes', async () => {
    const { send, reached, notices, tags, removeRecord } = startRecord(stored);
    send(change('title', 'Mine'), request, because('  Merged '), confirm, confirm);
    expect(tags()).toEqual(['busy', 'removing']);
    expect(removeRecord.calls.map(({ input }) => input)).toEqual([{ base: stored, reason: 'Merged' }]);
    removeRecord.last.resolve();
    const snapshot = await reached('removed');
    expect([snapshot.status, hasUnsavedChanges(snapshot)]).toEqual(['done', false]);
    expect(notices).toEqual([{ type: 'record.removed', entity: stored }]);
  });
});
