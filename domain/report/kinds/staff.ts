import type { ReportKindFacts } from '../kind.ts';

export const staffReport: ReportKindFacts = {
  kind: 'STAFF',
  name: 'Staff and responsibilities',
  description: 'The people who work for the organisation, with position, manager and deputy.',
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
  ],
  filters: [{ field: 'status', of: 'staffMember' }],
  version: 1,
};
