import { expect, test } from 'vitest';

import { labelOfKind } from '#domain/words/label-of-kind.ts';

test.each([
  ['risk', 'Risk'],
  ['informationAsset', 'Information asset'],
  ['serviceProviderAssessment', 'Service provider assessment'],
])('%s is called %s', (kind, label) => {
  expect(labelOfKind(kind)).toBe(label);
});
