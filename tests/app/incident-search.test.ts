import { expect, test } from 'vitest';

import { anyOwnRegimeKey, formerRegimeKey, shippedRegimes } from '#domain/incident/duties/shipped.ts';
import { incidentRegimeLabels } from '#domain/incident/duties/words.ts';
import { incidentAddress } from '#src/features/incident/search.ts';

const queryOf = (given: object) => incidentAddress.toQuery(incidentAddress.schema.parse({ ...given }));

test('the register is filtered by any number of hours, and by regimes of the organisation', () => {
  expect(queryOf({ dueWithin: 36, regime: ['nis2', 'insurer-2'] })).toMatchObject({
    dueWithin: 36,
    regime: ['nis2', 'insurer-2'],
  });
  expect(queryOf({ due: 'OVERDUE' })).toMatchObject({ due: 'OVERDUE' });
});

test.each([
  [{ due: 'HOURS_4' }, { dueWithin: 4 }],
  [{ due: 'HOURS_168' }, { dueWithin: 168 }],
  [{ regime: ['NIS2', 'NIS2_TRUST', 'GDPR_33'] }, { regime: ['nis2', 'nis2-trust', 'gdpr-33'] }],
  [
    { regime: ['GDPR_34', 'DORA', 'AS_BEFORE', 'OWN'] },
    { regime: ['gdpr-34', 'dora', formerRegimeKey, anyOwnRegimeKey] },
  ],
])('an address from before, %o, asks for the same', (given, asked) => {
  const query = queryOf(given);
  expect(query).toMatchObject(asked);
  expect(query.due).toBeUndefined();
});

test.each([
  { dueWithin: -1 },
  { dueWithin: 10_001 },
  { dueWithin: '4' },
  { due: 'HOURS_0x' },
  { regime: ['Ärger'] },
  { regime: 'nis2' },
])('what no filter can be, %o, is left out of the request', (given) => {
  const { due, dueWithin, regime } = queryOf(given);
  expect([due, dueWithin, regime ?? []]).toEqual([undefined, undefined, []]);
});

test('regimes are called as they are shipped', () => {
  const { [formerRegimeKey]: _former, [anyOwnRegimeKey]: _own, ...labels } = incidentRegimeLabels;
  expect(labels).toEqual(Object.fromEntries(shippedRegimes.map(({ key, name }) => [key, name])));
});
