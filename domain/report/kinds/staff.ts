import type { ReportKindFacts } from '../kind.ts';

export const staffReport: ReportKindFacts = {
  kind: 'STAFF',
  name: 'Staff and responsibilities',
  description:
    'The people who work for the organisation, with position, manager and deputy, and the competences that they lack.',
  sections: [
    { key: 'counts', title: 'Summary', of: 'staffMember', form: 'counts', by: ['status'] },
    {
      key: 'staff',
      title: 'Staff',
      of: 'staffMember',
      form: 'register',
      fields: ['ref', 'title', 'position', 'department', 'manager', 'deputy', 'startsOn', 'endsOn', 'status'],
      dated: 'startsOn',
    },
    { key: 'competenceGaps', title: 'Competence gaps', of: 'staffMember', form: 'own', reader: 'competenceGaps' },
  ],
  filters: [{ field: 'status', of: 'staffMember' }],
  version: 2,
};
