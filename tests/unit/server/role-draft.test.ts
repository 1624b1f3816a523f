import { expect, test } from 'vitest';

import { roleFrom } from '#server/modules/staff/draft/role-families.ts';

test.each([
  [{ position: 'Head of information security' }, 'Runs the management system', 'Leading people.'],
  [{ position: 'Network administrator' }, 'Runs the systems', 'backup and restoration'],
  [{ position: 'Clerk', department: 'Human resources' }, 'Screens candidates', 'Labour law'],
  [
    { position: 'Data protection officer', department: 'Information security' },
    'record of processing',
    'Data protection',
  ],
  [{ position: 'Stevedore' }, 'Follows the policies', 'Awareness of information security'],
])('the role of %o follows from its words', (input, responsibility, competence) => {
  const role = roleFrom(input);
  expect(role.responsibilities).toContain(responsibility);
  expect(role.requiredCompetence).toContain(competence);
});

test('a part of a word is no family: an editor does not run systems', () => {
  expect(roleFrom({ position: 'Editor' }).responsibilities).not.toContain('Runs the systems');
});
