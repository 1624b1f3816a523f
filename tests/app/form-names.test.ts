import { expect, test } from 'vitest';

import { recordFormName, stepFormName } from '#src/registers/unsaved/form-names.ts';

const risk = '0198f3a2-7c1e-7d44-9f11-2a6b3c4d5e6f';
const entry = '0198f3a2-7c1e-7d44-9f11-aaaaaaaaaaaa';

test('the form of a record is told by its kind and id, that of a new one by its kind', () => {
  expect(recordFormName({ one: 'risk', many: 'risks' }, risk)).toBe(`risk ${risk}`);
  expect(recordFormName({ one: 'risk', many: 'risks' })).toBe('risk new');
});

test('a dialog is told by what it asks and what it is about, wherever the list is', () => {
  const draft = { entryId: entry, text: 'Typed', severity: null };
  const onPage = (page: number) =>
    stepFormName('Change the entry', draft, { pathname: '/incident-list', search: `?incident=${risk}&page=${page}` });
  expect(onPage(1)).toBe(`Change the entry /incident-list ${risk} ${entry}`);
  expect(onPage(2)).toBe(onPage(1));
});
