import { describe, expect, test } from 'vitest';

import { newestAnswer } from '#machines/control-answer/answer-edits.ts';
import { stored } from '#tests/model/flows/control-answer.ts';

const of = (itemVersion: number, ownControl: { id: string; version: number } | null = null) => ({
  ...stored,
  itemVersion,
  ownControl,
});

describe('what is shown of an answer after a save', () => {
  test('is what was read, before anything was saved', () => {
    expect(newestAnswer(undefined, of(1))).toEqual(of(1));
  });

  test('is what was saved, until it was read again', () => {
    expect(newestAnswer(of(2), of(1))).toEqual(of(2));
    const [saved, read] = [of(1, { id: 'control-1', version: 4 }), of(1, { id: 'control-1', version: 3 })];
    expect(newestAnswer(saved, read)).toEqual(saved);
  });

  test('is what was saved, while the own control that it has made is unknown', () => {
    const saved = of(1, { id: 'control-1', version: 1 });
    expect(newestAnswer(saved, of(1))).toEqual(saved);
  });

  test('is what was read, once someone else has changed it since', () => {
    expect(newestAnswer(of(2), of(3))).toEqual(of(3));
    const [saved, read] = [of(1, { id: 'control-1', version: 4 }), of(1, { id: 'control-1', version: 5 })];
    expect(newestAnswer(saved, read)).toEqual(read);
  });

  test('is what was read, where another own control is answered now', () => {
    const [saved, read] = [of(1, { id: 'control-1', version: 4 }), of(1, { id: 'control-2', version: 1 })];
    expect(newestAnswer(saved, read)).toEqual(read);
  });
});
