import { expect, test } from 'vitest';

import { zRiskInput } from '#openapi/generated/zod.ts';
import { riskKind } from '#src/features/risk/risk-kind.ts';
import { contractErrors } from '#src/registers/contract-errors.ts';

const valid = { ...riskKind.empty, title: 'Fire in the archive' };
const errorsOf = (change: Partial<typeof valid>) => contractErrors(zRiskInput, { ...valid, ...change });
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-0000000000${index + 10}`);

test('a valid value has no errors', () => {
  expect(errorsOf({ nextReviewOn: '2026-12-31', categoryIds: ids(20), treatment: 'AVOID' })).toEqual({});
});

test('an empty or blank title is reported as required', () => {
  expect(errorsOf({ title: '' })).toEqual({ title: 'This field is required' });
  expect(errorsOf({ title: '  \t ' })).toEqual({ title: 'This field is required' });
});

test('an invisible title is reported with a remedy', () => {
  const advice =
    'Use at least one visible character, and no line breaks or hidden characters that change the direction of text';
  expect(errorsOf({ title: '\u200B' })).toEqual({ title: advice });
  expect(errorsOf({ title: 'a\u202Eb' })).toEqual({ title: advice });
});

test('a description with hidden characters is reported with a remedy', () => {
  const advice = 'Remove control characters and hidden characters that change the direction of text';
  expect(errorsOf({ description: 'a\u202Eb' })).toEqual({ description: advice });
});

test('exceeded limits are reported at the field with a remedy', () => {
  expect(errorsOf({ title: 'x'.repeat(301) })).toEqual({ title: 'Use at most 300 characters' });
  expect(errorsOf({ categoryIds: ids(21) })).toEqual({ categoryIds: 'Choose at most 20' });
  expect(errorsOf({ nextReviewOn: '2026-02-31' })).toEqual({ nextReviewOn: 'Choose a date' });
  // The value a date field keeps for invalid text, so that it is neither saved nor lost.
  expect(errorsOf({ nextReviewOn: 'next week' })).toEqual({ nextReviewOn: 'Choose a date' });
  const plan = { actions: '', dueOn: null, status: 'NOT_STARTED' } as const;
  expect(errorsOf({ treatmentPlan: { ...plan, progress: 101 } })).toEqual({
    'treatmentPlan/progress': 'Enter at most 100',
  });
  expect(errorsOf({ treatmentPlan: { ...plan, progress: -1 } })).toEqual({
    'treatmentPlan/progress': 'Enter at least 0',
  });
});
