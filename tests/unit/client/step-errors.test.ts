import { expect, test } from 'vitest';

import { stepErrors } from '#src/registers/step-dialog/step-errors.ts';

test('a field of a draft has the error of the field that the operation names otherwise', () => {
  const errorOf = stepErrors<{ reason: string; note: string }>(
    { reason: 'Give a reason', decisionReason: 'Too long' },
    { decisionReason: 'note' },
  );
  expect(errorOf('reason')).toBe('Give a reason');
  expect(errorOf('note')).toBe('Too long');
  expect(errorOf('decisionReason')).toBeUndefined();
});

test('a part of a draft has its own error, and the field that holds the parts the first of theirs', () => {
  const errorOf = stepErrors({ 'items/1/title': 'Enter a title' });
  expect(errorOf('items/1/title')).toBe('Enter a title');
  expect(errorOf('items/0/title')).toBeUndefined();
  expect(errorOf('items')).toBe('Enter a title');
});
