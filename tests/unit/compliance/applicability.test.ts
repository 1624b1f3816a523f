import { expect, test } from 'vitest';

import { applicabilityGaps, type Applicability } from '#domain/compliance/applicability.ts';

const included: Applicability = { isApplicable: true, reasons: ['RISK'], justification: '', linkedRisks: 1 };
const excluded: Applicability = { isApplicable: false, reasons: [], justification: 'No own premises', linkedRisks: 0 };
const annex = { mayBeExcluded: true, isInStatement: true };
const clause = { mayBeExcluded: false, isInStatement: false };

test.each([
  ['an included control with its risk', included, annex, []],
  ['an exclusion with its reason', excluded, annex, []],
  ['an exclusion without text', { ...excluded, justification: ' \n' }, annex, ['JUSTIFICATION_MISSING']],
  ['a risk as the reason, and none linked', { ...included, linkedRisks: 0 }, annex, ['RISK_MISSING']],
  ['an inclusion that nothing gives a reason for', { ...included, reasons: [] }, annex, ['UNDECIDED']],
  ['an inclusion with a text instead of reasons', { ...included, reasons: [], justification: 'Law' }, annex, []],
  ['a risk as a former reason of an exclusion', { ...excluded, reasons: ['RISK'] }, annex, []],
  ['an excluded clause', excluded, clause, ['NOT_EXCLUDABLE']],
  ['an included clause', { ...included, linkedRisks: 0 }, clause, []],
] as const)('%s', (_name, applicability, rule, gaps) => {
  expect(applicabilityGaps(applicability, rule)).toEqual(gaps);
});
