import { expect, test } from 'vitest';

import { formerPeople } from '#domain/former-people.ts';

const status = (now: string) => ({ field: 'status', old: null, new: now });
const owner = (old: string | null, now: string | null) => ({ field: 'ownerId', old, new: now });
const during = new Set(['In progress']);

test.each([
  [
    'exchanged while it was worked on',
    [[status('In progress')], [owner('ana', 'ben')], [owner('ben', null)]],
    ['ana', 'ben'],
  ],
  ['exchanged before', [[owner('ana', 'ben')], [status('In progress')]], []],
  ['exchanged with the step that began the work', [[status('In progress'), owner('ana', 'ben')]], []],
  [
    'exchanged with the step that ended it',
    [[status('In progress')], [owner('ana', 'ben'), status('Closed')]],
    ['ana'],
  ],
  ['exchanged after the work', [[status('In progress')], [status('Closed')], [owner('ana', 'ben')]], []],
  ['chosen for the first time', [[status('In progress')], [owner(null, 'ben')]], []],
  ['another field', [[status('In progress')], [{ ...owner('ana', 'ben'), field: 'verifierId' }]], []],
  [
    'several people',
    [[status('In progress')], [{ field: 'ownerId', old: ['ana', 'ben'], new: ['cem'] }]],
    ['ana', 'ben'],
  ],
])('%s', (_, entries, people) => {
  expect(formerPeople(entries, 'ownerId', during)).toEqual(people);
});
