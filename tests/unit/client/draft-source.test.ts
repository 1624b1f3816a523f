import { expect, test } from 'vitest';

import { createDraftSource } from '#src/registers/unsaved/draft-source.ts';

const stored = { name: 'Larkfield', countries: ['IE'] };
const typed = { name: 'Larkfield Water', countries: ['IE'] };

test('what was saved is not unsaved again before it is read again, only when it is changed', () => {
  const source = createDraftSource(stored);
  source.set(typed, stored);
  expect(source.read()).not.toBeNull();
  source.clear();
  source.set({ ...typed }, { ...stored });
  expect(source.read()).toBeNull();
  source.set({ ...typed, countries: [] }, stored);
  expect(source.read()).not.toBeNull();
  source.set(typed, typed);
  expect(source.read()).toBeNull();
});

test('a chosen file is not kept, since a later page does not have it; what was typed beside it is', () => {
  const source = createDraftSource({ file: null, target: '' });
  const file = { key: 'k-1', name: 'incidents.json', size: 12 };
  source.set({ file, target: '' }, undefined);
  expect(source.read()).toBeNull();
  source.set({ file, target: 'ISO 27001' }, undefined);
  expect(source.read()?.changes).toEqual({ target: 'ISO 27001' });
});
