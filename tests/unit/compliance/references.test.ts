import { expect, test } from 'vitest';

import { declaresReference } from '#domain/compliance/references.ts';

test.each([
  ['ISO/IEC 27001:2022', { title: 'ISO/IEC 27001:2022', number: '2022' }, true],
  ['ISO/IEC 27001:2022', { title: 'ISO/IEC 27001', number: '2022' }, true],
  ['iso iec 27001, 2022', { title: 'ISO/IEC 27001:2022', number: '1' }, true],
  ['ISO/IEC 27001:2013', { title: 'ISO/IEC 27001:2022', number: '2022' }, false],
  ['Security Basics', { title: 'Security Basics', number: '1.1' }, true],
  ['Security Basics 1.0', { title: 'Security Basics', number: '1.1' }, false],
  ['–', { title: '…', number: '' }, false],
])('%s names %j: %s', (reference, standard, isDeclared) => {
  expect(declaresReference(standard, reference)).toBe(isDeclared);
});
