import { expect, test } from 'vitest';

import { assessmentsSearch, evidenceAddress, ownControlAddress } from '#src/features/compliance/assessments-search.ts';

const id = '0a1b2c3d-0000-4000-8000-000000000001';

test.each([
  [{}, 'standards'],
  [{ view: 'unknown' }, 'standards'],
  [{ view: 'mapping' }, 'mapping'],
  [{ control: id }, 'controls'],
  [{ evidence: 'new' }, 'evidence'],
])('the address %j shows %s', (given, view) => {
  expect(assessmentsSearch.parse(given).view).toBe(view);
});

test('a view with a register has the address of that register, whose own view is named `list`', () => {
  const given = { view: 'evidence', list: 'import', freshness: ['STALE', 'DUE'], sort: 'coveredUntil', perPage: 50 };
  const search = assessmentsSearch.parse(given);
  expect(search).toMatchObject(given);
  const { query } = { query: evidenceAddress.toQuery(evidenceAddress.schema.parse(given)) };
  expect(query).toMatchObject({ freshness: ['STALE', 'DUE'], sortId: 'coveredUntil', perPage: 50 });
});

test('parameters that equal the defaults of their view are left out, and only the first view is one', () => {
  expect(assessmentsSearch.defaultsOf?.({ view: 'standards' })).toEqual({ view: 'standards' });
  const defaults = assessmentsSearch.defaultsOf?.({ evidence: id });
  expect(defaults).toMatchObject({ page: 1, sort: 'ref', freshness: [] });
  expect(defaults).not.toHaveProperty('view');
});

test('what another view is sorted by is no order of this one', () => {
  expect(assessmentsSearch.parse({ view: 'controls', sort: 'coveredUntil' })).toMatchObject({ sort: 'ref' });
  expect(ownControlAddress.defaults.sort).toBe('ref');
});
