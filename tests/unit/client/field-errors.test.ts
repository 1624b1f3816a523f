import { expect, it } from 'vitest';

import { errorAmong } from '#src/components/fields/binding.ts';

const messageOf = (errors: Readonly<Record<string, string>>, memberIds: string[]) =>
  errorAmong(
    { draft: { memberIds }, readOnly: false, errorOf: (path) => errors[path], change: () => undefined },
    'memberIds',
  );

it('says what is wrong with a field of several values, or with one of them', () => {
  const ofOne = { 'memberIds/1': 'Choose members who may edit incidents' };
  expect(messageOf(ofOne, ['a', 'b'])).toBe('Choose members who may edit incidents');
  expect(messageOf({ ...ofOne, memberIds: 'Name someone' }, ['a', 'b'])).toBe('Name someone');
  expect(messageOf(ofOne, ['a'])).toBeUndefined();
});
