import { expect, test } from 'vitest';

import { errorAt, withoutField } from '#machines/record/field-errors.ts';

const errors = { title: 'required', titles: 'other', 'plan/progress': 'at most 100', 'plan/dueOn': 'a date' };

test('a field shows its own error, or the first error nested in it', () => {
  expect(errorAt(errors, 'title')).toBe('required');
  expect(errorAt(errors, 'plan')).toBe('at most 100');
  expect(errorAt(errors, 'plan/dueOn')).toBe('a date');
  expect(errorAt(errors, 'pla')).toBeUndefined();
});

test('editing a field clears its errors and no others', () => {
  expect(withoutField(errors, 'title')).toEqual({
    titles: 'other',
    'plan/progress': 'at most 100',
    'plan/dueOn': 'a date',
  });
  expect(withoutField(errors, 'plan')).toEqual({ title: 'required', titles: 'other' });
});
