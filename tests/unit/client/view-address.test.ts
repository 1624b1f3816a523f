import { expect, test } from 'vitest';

import { searchOfView, viewAddressOf } from '#src/registers/views/view-address.ts';

const id = '0b0c8a52-3f0a-4e55-9d5c-0d8b6f1f2a10';

test('a view keeps search, filters and order, and neither page, size nor the open record', () => {
  const search = {
    search: 'crane',
    sort: 'dueOn',
    desc: true,
    ownerId: [id, 'none'],
    treatment: [],
    reviewBy: undefined,
  };
  const address = viewAddressOf({ ...search, page: 3, perPage: 50, view: undefined, risk: id }, 'risk');
  expect(searchOfView(address)).toEqual({ search: 'crane', sort: 'dueOn', desc: true, ownerId: [id, 'none'] });
});

test('the same list has the same address, whatever the order of its parameters', () => {
  expect(viewAddressOf({ sort: 'ref', search: 'a' }, 'risk')).toBe(viewAddressOf({ search: 'a', sort: 'ref' }, 'risk'));
});

test('text that looks like a number, or contains anything, stays what it is', () => {
  for (const text of ['007', 'true', '[1]', 'a&b=c#d?e', 'Zürich 🏗', '"quoted"'])
    expect(searchOfView(viewAddressOf({ search: text }, 'risk'))).toEqual({ search: text });
});

test('an address is printable ASCII, as the contract requires', () => {
  expect(viewAddressOf({ search: 'Zürich\n\u2028 🏗' }, 'risk')).toMatch(/^[!-~]*$/);
});
