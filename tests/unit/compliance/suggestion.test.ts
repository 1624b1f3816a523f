import { expect, test } from 'vitest';

import { suggestedResult } from '#domain/compliance/suggestion.ts';

import { results, type ShortResult } from './support.ts';

test.each<[chosen: readonly ShortResult[], suggested: ShortResult | null]>([
  [[], null],
  [['COMPLIANT'], 'COMPLIANT'],
  [['COMPLIANT', 'OFI'], 'OFI'],
  [['OFI', 'NOT_ASSESSED', 'COMPLIANT'], 'NOT_ASSESSED'],
  [['MINOR', 'NOT_ASSESSED'], 'MINOR'],
  [['MINOR', 'MAJOR', 'COMPLIANT'], 'MAJOR'],
  [['NON_APPLICABLE', 'COMPLIANT'], 'COMPLIANT'],
  [['NON_APPLICABLE', 'MINOR'], 'MINOR'],
  [['NON_APPLICABLE'], 'NON_APPLICABLE'],
])('options %j suggest %s', (chosen, suggested) => {
  expect(suggestedResult(chosen.map((one) => results[one]))).toBe(suggested && results[suggested]);
});
