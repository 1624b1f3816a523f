import { expect, test } from 'vitest';

import { standardName } from '#domain/compliance/standard-name.ts';

test.each([
  ['Security Basics', '1.0', 'Security Basics 1.0'],
  ['ISO/IEC 27001:2022', '2022', 'ISO/IEC 27001:2022'],
  ['Essential Eight 2023', '2023', 'Essential Eight 2023'],
  // The number is no word of the title.
  ['Baseline 11', '1', 'Baseline 11 1'],
])('%s, version %s', (title, number, name) => {
  expect(standardName({ title, number })).toBe(name);
});
