import { expect, test } from 'vitest';

import { complianceScore, scoresByGroup, type ScoredItem } from '#domain/compliance/compliance-score.ts';

import { results, type ShortResult } from './support.ts';

const item = (
  groupId: string,
  importance: ScoredItem['importance'],
  result: ShortResult,
  maturity: number | null,
  target: number | null,
): ScoredItem => ({ groupId, importance, result: results[result], maturity, target });

const onlyInapplicable = item('G1', 'NICE_TO_HAVE', 'NON_APPLICABLE', null, null);

const items: readonly ScoredItem[] = [
  item('G1', 'MANDATORY', 'COMPLIANT', 3, 3),
  item('G1', 'MANDATORY', 'MINOR', 2, 3),
  item('G1', 'RECOMMENDED', 'OFI', 3, 4),
  onlyInapplicable,
  item('G2', 'MANDATORY', 'MAJOR', 1, 3),
  item('G2', 'RECOMMENDED', 'COMPLIANT', 1, 4),
  item('G2', 'RECOMMENDED', 'NOT_ASSESSED', null, 3),
  item('G2', 'NICE_TO_HAVE', 'COMPLIANT', null, 3),
];

test('scores are over what is applicable and assessed, beside their coverage', () => {
  expect(complianceScore(items)).toEqual({
    applicable: 7,
    assessed: 6,
    coverage: 857,
    resultShare: 667,
    weighted: 679,
    maturity: 20,
    maturityItems: 5,
    maturityGap: 14,
    maturityByGroup: 18,
  });
});

test('each group has scores of its own', () => {
  const groups = [...scoresByGroup(items)].map(([group, { resultShare, weighted, maturity }]) => [
    group,
    resultShare,
    weighted,
    maturity,
  ]);
  expect(groups).toEqual([
    ['G1', 667, 813, 27],
    ['G2', 667, 500, 10],
  ]);
});

test('where nothing is assessed there is no score', () => {
  const none = { resultShare: null, weighted: null, maturity: null, maturityGap: null, maturityByGroup: null };
  expect(complianceScore([onlyInapplicable])).toMatchObject({ ...none, coverage: null });
  expect(complianceScore([item('G1', 'MANDATORY', 'NOT_ASSESSED', 3, 3)])).toMatchObject({ ...none, coverage: 0 });
});

test('what is above its target does not make up for what is below', () => {
  const above = [item('G', 'MANDATORY', 'COMPLIANT', 5, 3), item('G', 'MANDATORY', 'COMPLIANT', 1, 3)];
  expect(complianceScore(above).maturityGap).toBe(10);
});

test('a mean of means is rounded once', () => {
  // 1.25 and 1 are 1.125 together, not 1.15.
  const [some, others] = [
    [1, 1, 1, 2].map((maturity) => item('G1', 'MANDATORY', 'COMPLIANT', maturity, null)),
    [item('G2', 'MANDATORY', 'COMPLIANT', 1, null)],
  ];
  expect(complianceScore([...some, ...others]).maturityByGroup).toBe(11);
});

test('no score rounds to everything while something is missing, or to nothing while something is there', () => {
  const many = (count: number, result: ShortResult) =>
    Array.from({ length: count }, () => item('G1', 'MANDATORY', result, null, null));
  const nearly = [...many(2400, 'COMPLIANT'), ...many(1, 'MAJOR'), ...many(1, 'NOT_ASSESSED')];
  expect(complianceScore(nearly)).toMatchObject({ coverage: 999, resultShare: 999, weighted: 999 });
  const hardly = [...many(1, 'COMPLIANT'), ...many(2400, 'MAJOR')];
  expect(complianceScore(hardly)).toMatchObject({ coverage: 1000, resultShare: 1, weighted: 1 });
  expect(complianceScore(many(3, 'COMPLIANT'))).toMatchObject({ coverage: 1000, resultShare: 1000, weighted: 1000 });
  expect(complianceScore(many(3, 'MAJOR'))).toMatchObject({ coverage: 1000, resultShare: 0, weighted: 0 });
});
