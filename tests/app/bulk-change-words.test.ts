import { expect, test } from 'vitest';

import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';
import { sentenceOf } from '#src/app/shell/bulk-change-words.ts';
import { failure } from '#tests/model/flows/support/failure.ts';

const change: BulkChange = {
  id: 'change',
  kind: 'risk',
  action: 'CHANGE',
  fields: ['ownerId'],
  state: 'DONE',
  total: 20,
  done: 20,
  refused: 0,
  failure: null,
  createdAt: '2026-11-30T12:00:00.000Z',
  undoUntil: null,
};

const said = (part: Partial<BulkChange>, following = false) =>
  sentenceOf({ bulk: { ...change, ...part }, failure: null }, following);

test.each<[string, Partial<BulkChange>]>([
  ['20 risks changed.', {}],
  ['18 of 20 risks changed. 2 were left, because others had changed them.', { refused: 2 }],
  ['1 risk deleted.', { action: 'REMOVE', total: 1, done: 1 }],
  ['20 risks have their former values.', { state: 'UNDONE' }],
  ['1 risk has its former values.', { state: 'UNDONE', total: 1, done: 1 }],
  ['20 risks restored.', { state: 'UNDONE', action: 'REMOVE' }],
  [
    '1 of 20 risks has its former values. 1 was left, because others had changed them. The others are still changed. You may not edit risks.',
    { state: 'UNDO_FAILED', done: 2, refused: 1, failure: 'You may not edit risks.' },
  ],
  [
    '5 of 20 risks restored. The others are still deleted. It was interrupted.',
    { state: 'UNDO_FAILED', action: 'REMOVE', done: 5, failure: 'It was interrupted.' },
  ],
])('says "%s"', (sentence, part) => {
  expect(said(part)).toBe(sentence);
});

test('says how far a change or its undo is', () => {
  expect(said({ state: 'RUNNING', done: 5 }, true)).toBe('Changing 5 of 20 risks...');
  expect(said({ state: 'STOPPING', done: 5 }, true)).toBe('Stopping: 5 of 20 risks...');
  expect(said({ state: 'UNDOING', done: 5 }, true)).toBe('Undoing: 5 of 20 risks...');
});

test('says after what has come of it why the next step was not taken', () => {
  const context = { bulk: change, failure: failure('not_now', 500) };
  expect(sentenceOf(context, false)).toBe(`20 risks changed. ${context.failure.message}`);
});
