import { expect, test } from 'vitest';

import { recentlyUsed } from '#server/modules/record/index.ts';

const letters = (most: number) => recentlyUsed<string>(most, ({ length }) => length);

test('by default so many values are remembered; the least recently used is forgotten first', () => {
  const memory = recentlyUsed<number>(2);
  memory.set('a', 1);
  memory.set('b', 2);
  expect(memory.get('a')).toBe(1);
  memory.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([1, undefined, 3]);
});

test('with sizes, as many are forgotten as a new value needs', () => {
  const memory = letters(10);
  memory.set('a', 'xxxx');
  memory.set('b', 'xxxx');
  memory.set('c', 'xxxxxxx');
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([undefined, undefined, 'xxxxxxx']);
});

test('a value that replaces another counts once', () => {
  const memory = letters(10);
  memory.set('a', 'xxxx');
  memory.set('b', 'xxxx');
  memory.set('b', 'xxxxxx');
  expect(['a', 'b'].map((key) => memory.get(key))).toEqual(['xxxx', 'xxxxxx']);
});

test('a value that is larger than all may be is not remembered, nor the one it replaces', () => {
  const memory = letters(10);
  memory.set('a', 'xxxx');
  memory.set('b', 'xxxx');
  memory.set('b', 'xxxxxxxxxxx');
  expect(['a', 'b'].map((key) => memory.get(key))).toEqual(['xxxx', undefined]);
});
