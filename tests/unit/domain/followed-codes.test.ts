import { expect, test } from 'vitest';

import { codesIn } from '#domain/compliance/followed-codes.ts';

const steps = [
  {
    from: '1.0',
    to: '1.1',
    pairs: [
      { from: 'a', to: ['a'] },
      { from: 'b', to: ['b.1', 'b.2'] },
      { from: 'c', to: [] },
      { from: null, to: ['new'] },
    ],
  },
  {
    from: '1.1',
    to: '2.0',
    pairs: [
      { from: 'b.1', to: ['x'] },
      { from: 'b.2', to: ['x'] },
      { from: 'a', to: ['y'] },
    ],
  },
];

const from = (version: string, to: string, ...codes: string[]) =>
  [...codesIn(to, new Set(codes), { from: version, steps })].toSorted();

test('controls are followed over every version, split, merged and renumbered', () => {
  expect(from('1.0', '2.0', 'b')).toEqual(['x']);
  expect(from('1.0', '2.0', 'a', 'c')).toEqual(['y']);
  expect(from('1.0', '1.0', 'c')).toEqual(['c']);
});

test('controls are followed back to the version before an upgrade that was undone', () => {
  expect(from('2.0', '1.0', 'x', 'y')).toEqual(['a', 'b']);
  expect(from('1.1', '1.0', 'new')).toEqual([]);
});

test('where no lineage leads nothing is left', () => {
  expect(from('1.0', '3.0', 'a')).toEqual([]);
});
