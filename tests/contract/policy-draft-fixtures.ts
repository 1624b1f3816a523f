import { policyTemplates } from '#server/modules/policy/templates/index.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';

/** What each kind of placeholder accepts. */
const values = { TEXT: 'Quay', NUMBER: '14', EMAIL: 'security@quay.example' } as const;

/** Valid inputs of the operations of `PolicyTemplates` and `PolicyDrafts`. */
export const policyDraftFixtures = {
  'PolicyTemplates.all': nothing,
  'PolicyTemplates.fill': async () => ({
    body: {
      template: 'BACKUP',
      values: (policyTemplates.find(({ id }) => id === 'BACKUP')?.placeholders ?? []).map(({ name, kind }) => ({
        name,
        value: values[kind],
      })),
    },
  }),
  'PolicyDrafts.draft': async (place) => ({
    body: {
      title: `Backup ${place.marker}`,
      documentType: 'PROCEDURE',
      brief: 'How copies are made and tested',
      audience: 'Administrators',
      tone: 'Plain',
      headings: ['Purpose', 'Recovery tests'],
    },
  }),
} satisfies FixturesOf<'PolicyTemplates'> & FixturesOf<'PolicyDrafts'>;
