import { expect, test } from 'vitest';

import { linkAfter, proposedLineage, type LineageControl } from '#domain/compliance/lineage.ts';

const control = (code: string, text: string, more: Partial<LineageControl> = {}): LineageControl => ({
  code,
  text,
  place: 'g',
  isWithdrawn: false,
  successors: [],
  ...more,
});

const x = control('x', 'Keep the gates locked.');

test.each([
  ['the same code and text', x, { kind: 'UNCHANGED', from: 'x', to: ['x'], isMoved: false }],
  [
    'signs, case and forms of characters',
    control('x', 'KEEP the gates\u00a0locked'),
    { kind: 'EDITORIAL', from: 'x', to: ['x'], isMoved: false },
  ],
  ['another text', control('x', 'Keep the doors locked.'), { kind: 'REWORDED', from: 'x', to: ['x'], isMoved: false }],
  [
    'another code and the same text',
    control('y', 'Keep the gates locked'),
    { kind: 'RENUMBERED', from: 'x', to: ['y'], isMoved: false },
  ],
  ['another group', { ...x, place: 'h' }, { kind: 'UNCHANGED', from: 'x', to: ['x'], isMoved: true }],
] as const)('%s', (_name, now, lineage) => {
  expect(proposedLineage([x], [now])).toEqual([lineage]);
});

test.each([
  ['in the later version', [x], [x, control('y', x.text)]],
  ['in the former version', [x, control('z', x.text)], [control('z', x.text), control('y', x.text)]],
])('a text that two controls have %s names none of them', (_where, before, now) => {
  expect(proposedLineage(before, now)).toContainEqual({ kind: 'NEW', from: null, to: ['y'], isMoved: false });
});

test('controls without a text are not taken for one another', () => {
  expect(proposedLineage([control('x', '')], [control('y', ' - ')]).map(({ kind }) => kind)).toEqual([
    'NEW',
    'WITHDRAWN',
  ]);
});

test.each([
  ['gone', []],
  ['there as withdrawn', [control('x', '', { isWithdrawn: true, successors: ['y', 'group'] })]],
])('a control that is %s is withdrawn, after what is there', (_how, now) => {
  const y = control('y', 'New');
  const successors = now.flatMap((one) => one.successors);
  expect(proposedLineage([x], [...now, y])).toEqual([
    { kind: 'NEW', from: null, to: ['y'], isMoved: false },
    { kind: 'WITHDRAWN', from: 'x', to: successors, isMoved: false },
  ]);
});

test.each([
  ['EDITORIAL', 'EQUAL', { relation: 'EQUAL', isToConfirm: false }],
  ['RENUMBERED', 'SUBSET', { relation: 'SUBSET', isToConfirm: false }],
  ['REWORDED', 'EQUAL', { relation: 'EQUAL', isToConfirm: true }],
  ['SPLIT', 'EQUAL', { relation: 'SUPERSET', isToConfirm: true }],
  ['SPLIT', 'SUBSET', null],
  ['MERGED', 'EQUAL', { relation: 'SUBSET', isToConfirm: true }],
  ['MERGED', 'SUPERSET', { relation: 'INTERSECTS', isToConfirm: true }],
  ['WITHDRAWN', 'EQUAL', null],
] as const)('of a control that is %s, a link %s becomes %j', (kind, relation, after) => {
  expect(linkAfter(kind, relation)).toEqual(after);
});
