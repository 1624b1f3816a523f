import type { ReportKindFacts } from '../kind.ts';

export const documentsReport: ReportKindFacts = {
  kind: 'DOCUMENTS',
  name: 'Document repositories',
  description: 'Document repositories with owner, space and next review.',
  sections: [
    {
      key: 'repositories',
      title: 'Document repositories',
      of: 'documentRepository',
      form: 'register',
      fields: ['ref', 'title', 'description', 'owner', 'quotaMegabytes', 'reviewOn'],
      dated: 'createdAt',
    },
  ],
  filters: [],
  version: 1,
};
