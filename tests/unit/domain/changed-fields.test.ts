import { expect, test } from 'vitest';

import { changedAmong } from '#domain/changed-fields.ts';

interface Input {
  readonly title: string;
  readonly ownerId: string | null;
  readonly memberIds: readonly string[];
  readonly groups: readonly string[];
  readonly dueOn: string | null;
}

const before: Input = { title: 'Locks', ownerId: 'abc', memberIds: ['a', 'b'], groups: ['A.5', 'A.6'], dueOn: null };

test.each([
  ['another text', { title: 'Doors' }, ['title']],
  ['the same letters in another case', { title: 'LOCKS' }, ['title']],
  ['the same id in another case', { ownerId: 'ABC' }, []],
  ['no id', { ownerId: null }, ['ownerId']],
  ['the same ids in another order, one of them twice', { memberIds: ['B', 'a', 'b'] }, []],
  ['fewer ids', { memberIds: ['a'] }, ['memberIds']],
  ['the same lines in another order', { groups: ['A.6', 'A.5'] }, []],
  ['a line in another case', { groups: ['a.5', 'A.6'] }, ['groups']],
  ['a day where there was none', { dueOn: '2026-11-29' }, ['dueOn']],
] as const)('%s', (_what, changes, changed) => {
  expect(changedAmong(['title', 'ownerId', 'memberIds', 'groups', 'dueOn'], before, { ...before, ...changes })).toEqual(
    changed,
  );
});

test('a field that is not among those asked for does not count', () => {
  expect(changedAmong(['ownerId'], before, { ...before, title: 'Doors' })).toEqual([]);
});
