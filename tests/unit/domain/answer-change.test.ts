import { describe, expect, test } from 'vitest';

import { answerChange, listChange, textChange } from '#domain/provider-assessment/answer-change.ts';

import { numbersFrom } from '../support/questionnaires.ts';

const given = (...response: readonly string[]) => ({
  questionId: 'q',
  response: [...response],
  fileNames: [],
  answeredAt: '2026-11-20T10:00:00Z',
});

const before = (...response: readonly string[]) => ({
  ...given(...response),
  from: { id: 'a', ref: 'SA-0001', title: '' },
  isSameQuestion: true,
  reworded: null,
});

describe('an answer', () => {
  const change = (now: readonly string[] | null, then: readonly string[] | null, fileNames: readonly string[] = []) =>
    answerChange({
      answer: now === null ? null : { ...given(...now), fileNames: [...fileNames] },
      previous: then === null ? null : before(...then),
    });

  test('is new, the same, changed or withdrawn', () => {
    expect(change(['Yes'], null)).toBe('NEW');
    expect(change(['Yes'], [' '])).toBe('NEW');
    expect(change(null, null)).toBe('NEW');
    expect(change(['Yes '], ['Yes'])).toBe('SAME');
    expect(change(['No'], ['Yes'])).toBe('CHANGED');
    expect(change([''], ['Yes'])).toBe('WITHDRAWN');
    expect(change(null, ['Yes'])).toBe('WITHDRAWN');
  });

  test('is never the same where the question was reworded', () => {
    const reworded = { question: 'Before?', help: '', options: [] };
    const changeTo = (text: string) => answerChange({ answer: given(text), previous: { ...before('Yes'), reworded } });
    expect([changeTo('Yes'), changeTo('No')]).toEqual(['REWORDED', 'CHANGED']);
  });

  test('is compared option by option, in any order, and by the names of its files', () => {
    expect(change(['b', 'a'], ['a', 'b'])).toBe('SAME');
    expect(change(['a', 'b'], ['ab'])).toBe('CHANGED');
    expect(change(['ab'], ['a', 'b'])).toBe('CHANGED');
    expect(change([], ['Yes'], ['a.pdf'])).toBe('CHANGED');
  });
});

describe('what changed', () => {
  test('in a text is marked word by word', () => {
    expect(textChange('We test every year in May', 'We test every month in May')).toEqual([
      { change: 'SAME', text: 'We test every' },
      { change: 'REMOVED', text: ' year' },
      { change: 'ADDED', text: ' month' },
      { change: 'SAME', text: ' in May' },
    ]);
    expect(textChange('same', 'same')).toEqual([{ change: 'SAME', text: 'same' }]);
    expect(textChange('every six months within a week.', 'every month within a day.')).toEqual([
      { change: 'SAME', text: 'every' },
      { change: 'REMOVED', text: ' six months' },
      { change: 'ADDED', text: ' month' },
      { change: 'SAME', text: ' within a' },
      { change: 'REMOVED', text: ' week.' },
      { change: 'ADDED', text: ' day.' },
    ]);
    expect(textChange('a a', 'a a a').map(({ change }) => change)).toEqual(['SAME', 'ADDED']);
  });

  test('puts both texts together again', () => {
    for (const [old, now] of [
      ['', ''],
      ['', 'x'],
      ['x', ''],
      ['a b a b', 'a b'],
      ['one\n\ntwo', 'one two'],
      ['x y z', 'y z x'],
    ] as const) {
      const parts = textChange(old, now);
      const without = (change: string) =>
        parts
          .filter((part) => part.change !== change)
          .map(({ text }) => text)
          .join('');
      expect([without('ADDED'), without('REMOVED')]).toEqual([old, now]);
    }
  });

  test('is as little as possible', () => {
    const lengthOfShared = (one: readonly string[], other: readonly string[]): number => {
      const [first, ...rest] = one;
      if (first === undefined) return 0;
      const at = other.indexOf(first);
      const without = lengthOfShared(rest, other);
      return at < 0 ? without : Math.max(without, 1 + lengthOfShared(rest, other.slice(at + 1)));
    };
    const next = numbersFrom(31);
    const words = () => Array.from({ length: next(8) }, () => ` ${'abc'.charAt(next(3))}`);
    for (let round = 0; round < 500; round += 1) {
      const [old, now] = [words(), words()];
      const parts = textChange(old.join(''), now.join(''));
      const textOf = (change: string) => parts.flatMap((part) => (part.change === change ? [part.text] : [])).join('');
      const shared = 2 * lengthOfShared(old, now);
      expect(textOf('SAME')).toHaveLength(shared);
      expect(textOf('REMOVED')).toHaveLength(old.join('').length - shared);
      expect(textOf('ADDED')).toHaveLength(now.join('').length - shared);
    }
  });

  test('names what is gone before what is new where both are as short', () => {
    expect(textChange(' x a', ' a x')).toEqual([
      { change: 'REMOVED', text: ' x' },
      { change: 'SAME', text: ' a' },
      { change: 'ADDED', text: ' x' },
    ]);
  });

  test('may be the space at the end', () => {
    expect(textChange('a ', 'a  ')).toEqual([
      { change: 'SAME', text: 'a' },
      { change: 'REMOVED', text: ' ' },
      { change: 'ADDED', text: '  ' },
    ]);
    expect(textChange('a', 'a ')).toEqual([
      { change: 'SAME', text: 'a' },
      { change: 'ADDED', text: ' ' },
    ]);
  });

  test('in texts of up to two hundred words between their beginning and end is found word by word', () => {
    const words = (word: string, count: number) => Array.from({ length: count }, (_, at) => ` ${word}${at}`);
    const textWith = (word: string, count: number) =>
      ['Start', ...words(word, count - 101), ' shared', ...words(word, 100), ' end'].join('');
    const changes = (old: string, now: string) => textChange(old, now).map(({ change }) => change);
    const wordByWord = ['SAME', 'REMOVED', 'ADDED', 'SAME', 'REMOVED', 'ADDED', 'SAME'];
    expect(changes(textWith('a', 200), textWith('b', 200))).toEqual(wordByWord);
    for (const [old, now] of [
      [textWith('a', 201), textWith('b', 200)],
      [textWith('a', 200), textWith('b', 201)],
    ] as const)
      expect(textChange(old, now)).toEqual([
        { change: 'SAME', text: 'Start' },
        { change: 'REMOVED', text: old.slice('Start'.length, -' end'.length) },
        { change: 'ADDED', text: now.slice('Start'.length, -' end'.length) },
        { change: 'SAME', text: ' end' },
      ]);
  });

  test('in a list is what is new and what is gone', () => {
    expect(listChange(['TLS', 'VPN'], ['TLS', 'SSO'])).toEqual([
      { change: 'SAME', text: 'TLS' },
      { change: 'ADDED', text: 'SSO' },
      { change: 'REMOVED', text: 'VPN' },
    ]);
  });
});
