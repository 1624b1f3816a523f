import { expect, test } from 'vitest';

import type { Lineage } from '#domain/compliance/lineage.ts';
import {
  followedDecisions,
  overrideHoldsForParts,
  upgradeSteps,
  upgradeUndoableUntil,
} from '#domain/compliance/upgrade.ts';

const pair = (kind: Lineage['kind'], from: string | null, ...to: string[]): Lineage => ({
  kind,
  from,
  to,
  isMoved: false,
});

test('each kind of lineage has its step, and new controls have none', () => {
  const pairs = [
    pair('UNCHANGED', 'a', 'a'),
    pair('EDITORIAL', 'b', 'b'),
    pair('RENUMBERED', 'c', 'c2'),
    pair('REWORDED', 'd', 'd'),
    pair('REWORDED', 'e', 'e2'),
    pair('SPLIT', 'f', 'f1', 'f2'),
    pair('MERGED', 'g', 'gh'),
    pair('MERGED', 'h', 'gh'),
    pair('NEW', null, 'n'),
    pair('WITHDRAWN', 'w', 'a'),
  ];
  expect(upgradeSteps(pairs, new Set(['e2', 'a']))).toEqual({
    moves: [
      { from: 'a', to: 'a', asks: false },
      { from: 'b', to: 'b', asks: false },
      { from: 'c', to: 'c2', asks: false },
      { from: 'd', to: 'd', asks: true },
      { from: 'e', to: 'e2', asks: false },
    ],
    replacements: [
      { kind: 'SPLIT', from: ['f'], to: ['f1', 'f2'] },
      { kind: 'MERGED', from: ['g', 'h'], to: ['gh'] },
    ],
    withdrawals: [{ from: 'w', successors: ['a'] }],
  });
});

const decisions = (more: Partial<ReturnType<typeof followedDecisions<string>>>) => ({
  isApplicable: true,
  reasons: ['RISK'],
  justification: 'Needed',
  ownerId: 'ana',
  target: 2,
  ...more,
});

test('what was split has the decisions of the whole', () => {
  expect(followedDecisions([decisions({})])).toEqual(decisions({}));
});

test('what was merged applies if a part does, for the reasons of those parts', () => {
  const parts = [
    decisions({}),
    decisions({ isApplicable: false, reasons: [], justification: 'No such place', target: 3 }),
    decisions({ reasons: ['RISK', 'LEGAL'], ownerId: 'ben', target: null }),
  ];
  expect(followedDecisions(parts)).toEqual(decisions({ reasons: ['RISK', 'LEGAL'], ownerId: null, target: 3 }));
});

test.each([
  ['SPLIT', 'COMPLIANT', true],
  ['SPLIT', 'MINOR_NON_CONFORMITY', false],
  ['SPLIT', null, false],
  ['MERGED', 'COMPLIANT', false],
] as const)('of a control that is %s, an override %s holds: %s', (kind, result, holds) => {
  expect(overrideHoldsForParts(kind, result)).toBe(holds);
});

test('an upgrade can be undone for fourteen days', () => {
  expect(upgradeUndoableUntil(new Date('2026-11-20T09:00:00Z'))).toEqual(new Date('2026-12-04T09:00:00Z'));
});
