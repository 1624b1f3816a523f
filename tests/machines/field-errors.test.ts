import { expect, test } from 'vitest';

import { errorAt, withoutField } from '#machines/record/field-errors.ts';

const errors = { title: 'required', titles: 'other', 'plan/progress': 'at most 100', 'plan/dueOn': 'a date' };

test('a field has its own message, or the first of what it holds', () => {
  expect(errorAt(errors, 'title')).toBe('required');
  expect(errorAt(errors, 'plan')).toBe('at most 100');
  expect(errorAt(errors, 'plan/dueOn')).toBe('a date');
  expect(errorAt(errors, 'pla')).toBeUndefined();
});

test('a cured field takes its messages with it, and no others', () => {
  expect(withoutField(errors, 'title')).toEqual({
    titles: 'other',
    'plan/progress': 'at most 100',
    'plan/dueOn': 'a date',
  });
  expect(withoutField(errors, 'plan')).toEqual({ title: 'required', titles: 'other' });
});
