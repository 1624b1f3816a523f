import { expect, test } from 'vitest';

import { isolated } from '#src/components/bidi.ts';

test.each(['סיכון בארכיון', 'خطر الحريق', 'Fire (حريق)'])('the right-to-left name %s is isolated', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Fire in the archive', 'Müll und ÄRGER', '风险', '🚢 R-0042', ''])('%j is unchanged', (name) => {
  expect(isolated(name)).toBe(name);
});
