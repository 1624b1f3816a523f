import { expect, test } from 'vitest';

import { durationText } from '#src/features/incident-dashboard/duration-text.ts';

test.each([
  [0.44, '0.4 h'],
  [9.96, '10 h'],
  [71.6, '72 h'],
  [72, '3 d'],
  [108, '4.5 d'],
  [24 * 1234, '1,234 d'],
])('%d hours are written as %s', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});
