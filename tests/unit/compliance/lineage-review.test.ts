import { expect, test } from 'vitest';

import {
  followedLineage,
  inOrder,
  lineageToReview,
  problemOf,
  withChange,
  withConfirmed,
  withRejected,
  type ReviewedPair,
} from '#domain/compliance/lineage-review.ts';
import type { LineageControl } from '#domain/compliance/lineage.ts';

const control = (code: string, text: string): LineageControl => ({
  code,
  text,
  place: 'g',
  isWithdrawn: false,
  successors: [],
});

const versions = {
  before: [control('a', 'Keep the gates locked.'), control('b', 'Keep a list.'), control('c', 'Old rule.')],
  now: [
    control('a', 'Keep the doors locked.'),
    control('b', 'Keep a list.'),
    control('d', 'First part.'),
    control('e', 'Second part.'),
  ],
};

const shown = (pairs: readonly ReviewedPair[]) =>
  inOrder(pairs, versions).map(
    ({ kind, from, to, isDecided }) => `${kind} ${from ?? '-'} ${to.join('+')}${isDecided ? '' : ' ?'}`,
  );

const proposed = lineageToReview(versions);

test('nothing is asked about what has not changed', () => {
  expect(shown(proposed)).toEqual(['REWORDED a a ?', 'UNCHANGED b b', 'NEW - d ?', 'NEW - e ?', 'WITHDRAWN c  ?']);
  expect(proposed.map(({ similarity }) => similarity)).toEqual([75, 100, null, null, null]);
});

test('pairs are confirmed as they stand', () => {
  expect(shown(withConfirmed(proposed, [0, 4]))).toEqual([
    'REWORDED a a',
    'UNCHANGED b b',
    'NEW - d ?',
    'NEW - e ?',
    'WITHDRAWN c ',
  ]);
});

test('a pair that is rejected is one withdrawn and one new control', () => {
  expect(shown(withRejected(proposed, [0], versions))).toEqual([
    'NEW - a',
    'UNCHANGED b b',
    'NEW - d ?',
    'NEW - e ?',
    'WITHDRAWN a ',
    'WITHDRAWN c  ?',
  ]);
});

test('a split takes its parts, and a merged control all that it came from', () => {
  const split = withChange(proposed, { kind: 'SPLIT', from: ['c'], to: ['d', 'e'] }, versions);
  expect(shown(split)).toEqual(['REWORDED a a ?', 'UNCHANGED b b', 'SPLIT c d+e']);
  const merged = withChange(split, { kind: 'MERGED', from: ['b', 'c'], to: ['d'] }, versions);
  expect(shown(merged)).toEqual(['REWORDED a a ?', 'NEW - b ?', 'MERGED b d', 'MERGED c d', 'NEW - e ?']);
});

test('the kind of one that became one other follows from the texts', () => {
  const changed = withChange(proposed, { kind: 'RENUMBERED', from: ['c'], to: ['d'] }, versions);
  expect(shown(changed)).toContain('REWORDED c d');
});

test('what takes over a withdrawn control keeps its own pair', () => {
  const changed = withChange(proposed, { kind: 'WITHDRAWN', from: ['c'], to: ['b', 'group'] }, versions);
  expect(shown(changed)).toEqual(['REWORDED a a ?', 'UNCHANGED b b', 'NEW - d ?', 'NEW - e ?', 'WITHDRAWN c b+group']);
});

test('what was edited since is decided again, and what was added is new', () => {
  const decided = withConfirmed(proposed, [0, 2, 3, 4]);
  const [a, b, d] = versions.now;
  const edited = {
    before: versions.before,
    now: [a, b, d]
      .flatMap((one) => one ?? [])
      .map((one) => (one.code === 'b' ? { ...one, text: 'Keep two lists.' } : one)),
  };
  expect(shown(followedLineage(decided, edited))).toEqual([
    'REWORDED a a',
    'REWORDED b b ?',
    'NEW - d',
    'WITHDRAWN c ',
  ]);
});

test.each([
  ['a split of one part', { kind: 'SPLIT', from: ['c'], to: ['d'] }, 'kind'],
  ['one control that is merged', { kind: 'MERGED', from: ['c'], to: ['d'] }, 'kind'],
  ['a new control that came from one', { kind: 'NEW', from: ['c'], to: ['d'] }, 'kind'],
  ['one control in two', { kind: 'REWORDED', from: ['a'], to: ['d', 'e'] }, 'kind'],
  ['a control twice', { kind: 'SPLIT', from: ['c'], to: ['d', 'd'] }, 'kind'],
  ['a former control that is not there', { kind: 'WITHDRAWN', from: ['x'], to: [] }, 'from'],
  ['a later control that is not there', { kind: 'SPLIT', from: ['c'], to: ['d', 'x'] }, 'to'],
] as const)('%s cannot be said', (_what, said, field) => {
  expect(problemOf(said, versions)?.field).toBe(field);
});

test('what can be said has no problem', () => {
  expect(problemOf({ kind: 'WITHDRAWN', from: ['c'], to: ['anything'] }, versions)).toBeNull();
});
