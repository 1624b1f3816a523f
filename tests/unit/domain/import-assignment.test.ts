import { expect, test } from 'vitest';

import { missingField, repeatedFields } from '#domain/files/import-assignment.ts';

const keys = { titleField: 'title', referenceField: 'ref' };

test('new records need a title, and rows that update records their reference', () => {
  expect(missingField(['ref', null], 'SKIP', keys)).toBe('title');
  expect(missingField(['title', null], 'SKIP', keys)).toBeUndefined();
  expect(missingField(['title'], 'UPDATE', keys)).toBe('ref');
  expect(missingField(['ref'], 'UPDATE', keys)).toBeUndefined();
  expect(missingField(['ownIdentifier'], 'UPDATE', keys)).toBeUndefined();
  expect(missingField(['ownIdentifier'], 'SKIP', keys)).toBe('title');
});

test('a field is assigned to one column, and any number of columns to none', () => {
  expect([...repeatedFields(['title', null, 'owner', null])]).toEqual([]);
  expect([...repeatedFields(['title', 'owner', 'title', 'owner', null, 'ref'])]).toEqual(['title', 'owner']);
});
