import { describe, expect, test } from 'vitest';

import { mergeAnswer, type IncomingAnswer, type StoredAnswer } from '#domain/provider-assessment/answer-merge.ts';

const mine = '00000000-0000-4000-8000-000000000001';
const theirs = '00000000-0000-4000-8000-000000000002';

const stored: StoredAnswer = { response: ['Yes'], version: 3, editorId: theirs, sequence: 7 };
const sent = (changes: Partial<IncomingAnswer>): IncomingAnswer => ({
  response: ['No'],
  version: 3,
  editorId: mine,
  sequence: 1,
  ...changes,
});

describe('an answer that arrives', () => {
  test('is stored if there is none', () => {
    expect(mergeAnswer(undefined, sent({ version: 0 }))).toBe('STORE');
  });

  test('is stored if its tab has seen what is stored', () => {
    expect(mergeAnswer(stored, sent({}))).toBe('STORE');
  });

  test('conflicts with what its tab has not seen', () => {
    expect(mergeAnswer(stored, sent({ version: 2 }))).toBe('CONFLICT');
    expect(mergeAnswer(stored, sent({ version: 4 }))).toBe('CONFLICT');
  });

  test('does not conflict with the same words', () => {
    expect(mergeAnswer(stored, sent({ version: 0, response: ['Yes'] }))).toBe('SAVED');
    expect(mergeAnswer(stored, sent({ version: 0, response: ['Yes', 'No'] }))).toBe('CONFLICT');
    const two = { ...stored, response: ['Yes', 'No'] };
    expect(mergeAnswer(two, sent({ version: 0, response: ['Yes', 'Maybe'] }))).toBe('CONFLICT');
  });

  test('replaces an older one of its tab, even if the tab never learnt that it was stored', () => {
    expect(mergeAnswer(stored, sent({ editorId: theirs, version: 0, sequence: 8 }))).toBe('STORE');
  });

  test('is known already when it is sent again, and outdated when it comes late', () => {
    expect(mergeAnswer(stored, sent({ editorId: theirs, version: 2, sequence: 7 }))).toBe('SAVED');
    expect(mergeAnswer(stored, sent({ editorId: theirs, version: 2, sequence: 6 }))).toBe('OUTDATED');
  });
});
