import { describe, expect, test } from 'vitest';

import { changesOf, mergeDraft, restoreDraft, sameValue, textOf } from '#machines/record/merge.ts';

interface Draft {
  title: string;
  parts: readonly string[];
  review: string | null;
}

/** Possible values of a field: initial, mine and theirs; lists and null are compared as a whole. */
const values: Readonly<Record<keyof Draft, readonly unknown[]>> = {
  title: ['first', 'mine', 'theirs'],
  parts: [[], ['a'], ['a', 'b']],
  review: [null, '2027-01-31', ''],
};

interface Expectation {
  readonly value: 'initial' | 'mine' | 'theirs';
  readonly asked: boolean;
}

/** The expected merge: one-sided changes are taken; equal changes do not conflict; different ones keep mine and conflict. */
function expected(initial: unknown, mine: unknown, theirs: unknown): Expectation {
  const [changedByMe, changedByThem] = [mine !== initial, theirs !== initial];
  if (changedByMe && changedByThem) return { value: 'mine', asked: mine !== theirs };
  if (changedByMe) return { value: 'mine', asked: false };
  return { value: changedByThem ? 'theirs' : 'initial', asked: false };
}

/** Every combination of a field's initial value, mine and theirs. */
const combinations = Object.entries(values).flatMap(([field, choices]) =>
  choices.flatMap((initial) => choices.flatMap((mine) => choices.map((theirs) => ({ field, initial, mine, theirs })))),
);

/** A deep copy of `value`, as two responses from a server would be. */
const copyOf = (value: unknown): unknown => structuredClone(value);

describe('one field', () => {
  test.each(combinations)('$field $initial: mine $mine, theirs $theirs', ({ field, initial, mine, theirs }) => {
    const sides = { initial, mine, theirs };
    const { value, asked } = expected(initial, mine, theirs);
    const merge = mergeDraft<object>({ [field]: initial }, { [field]: copyOf(mine) }, { [field]: copyOf(theirs) });
    expect(merge).toEqual({ draft: { [field]: sides[value] }, conflicts: asked ? [{ field, mine, theirs }] : [] });
  });

  test('every combination of field, value and side is covered', () => {
    expect(combinations).toHaveLength(3 * 3 ** 3);
  });
});

describe('several fields', () => {
  const initial: Draft = { title: 'first', parts: ['a'], review: null };

  test('are merged independently, and conflicts keep field order', () => {
    const mine: Draft = { title: 'mine', parts: ['a', 'b'], review: '2027-01-31' };
    const theirs: Draft = { title: 'theirs', parts: ['a'], review: '2028-02-29' };
    expect(mergeDraft(initial, mine, theirs)).toEqual({
      draft: mine,
      conflicts: [
        { field: 'title', mine: 'mine', theirs: 'theirs' },
        { field: 'review', mine: '2027-01-31', theirs: '2028-02-29' },
      ],
    });
  });

  test('keep changes that both sides made', () => {
    const both: Draft = { title: 'both', parts: [], review: '' };
    expect(mergeDraft(initial, both, copyOfDraft(both))).toEqual({ draft: both, conflicts: [] });
  });

  test('are merged without mutating the inputs', () => {
    const [mine, theirs] = [copyOfDraft(initial), { ...initial, title: 'theirs' }];
    const before = structuredClone({ initial, mine, theirs });
    const merge = mergeDraft(initial, mine, theirs);
    expect(merge.draft).toEqual(theirs);
    expect({ initial, mine, theirs }).toEqual(before);
  });

  const copyOfDraft = (draft: Draft): Draft => structuredClone(draft);
});

describe('the changes sent', () => {
  const initial: Draft = { title: 'first', parts: ['a', 'b'], review: '2027-01-31' };

  test.each<[string, Partial<Draft>]>([
    ['nothing', {}],
    ['a text', { title: 'second' }],
    ['an extended list', { parts: ['a', 'b', 'c'] }],
    ['a list in another order', { parts: ['b', 'a'] }],
    ['an emptied list', { parts: [] }],
    ['a removed value', { review: null }],
    ['everything', { title: '', parts: ['c'], review: null }],
  ])('are the fields that differ: %s', (_name, changes) => {
    expect(changesOf(initial, { ...structuredClone(initial), ...changes })).toEqual(changes);
  });

  test.each([
    [null, null, true],
    [null, '', false],
    ['', '', true],
    [0, '0', false],
    [0, null, false],
    [['a'], ['a'], true],
    [['a', 'b'], ['b', 'a'], false],
    [[], null, false],
  ])('%j and %j are the same: %j', (left, right, same) => {
    expect(sameValue(left, right)).toBe(same);
    expect(sameValue(right, left)).toBe(same);
  });
});

describe('a text that was kept', () => {
  const initial: Draft = { title: 'first', parts: ['a'], review: null };

  test('is what differs, with what it differed from', () => {
    expect(textOf(initial, structuredClone(initial))).toBeNull();
    expect(textOf(initial, { ...initial, title: 'mine', review: '2027-01-31' })).toEqual({
      changes: { title: 'mine', review: '2027-01-31' },
      before: { title: 'first', review: null },
    });
  });

  test('is put into the same form, and leaves what others have changed beside it', () => {
    const text = { changes: { title: 'mine' }, before: { title: 'first' } };
    const now: Draft = { title: 'first', parts: ['theirs'], review: null };
    expect(restoreDraft(now, text)).toEqual({ draft: { ...now, title: 'mine' }, conflicts: [] });
  });

  test('conflicts with what someone else has made of the same field since, unless it is the same', () => {
    const text = { changes: { title: 'mine', review: '' }, before: { title: 'first', review: null } };
    expect(restoreDraft({ title: 'theirs', parts: [], review: '' }, text)).toEqual({
      draft: { title: 'mine', parts: [], review: '' },
      conflicts: [{ field: 'title', mine: 'mine', theirs: 'theirs' }],
    });
  });

  test('gives nothing to fields that the form no longer has, or has with another type', () => {
    const text = {
      changes: { title: ['mine'], parts: 'mine', review: '2027-01-31', owner: 'Ada' },
      before: { title: 'first', parts: ['a'], review: null, owner: null },
    };
    expect(restoreDraft(initial, text)).toEqual({ draft: { ...initial, review: '2027-01-31' }, conflicts: [] });
  });
});
