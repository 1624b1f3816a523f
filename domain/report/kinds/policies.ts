import type { ReportKindFacts } from '../kind.ts';

export const policiesReport: ReportKindFacts = {
  kind: 'POLICIES',
  name: 'Policies and acknowledgements',
  description: 'Policies with their status and next review, and how far they have been acknowledged.',
  sections: [
    { key: 'counts', title: 'Summary', of: 'policy', form: 'counts', by: ['status'] },
    {
      key: 'policies',
      title: 'Policies',
      of: 'policy',
      form: 'register',
      fields: ['ref', 'title', 'status', 'owner', 'approver', 'effectiveOn', 'nextReviewOn'],
      dated: 'effectiveOn',
    },
    {
      key: 'acknowledgements',
      title: 'Acknowledgements',
      of: 'policy',
      form: 'register',
      fields: ['ref', 'title', 'acknowledgement'],
      present: ['acknowledgement'],
    },
  ],
  filters: [{ field: 'status', of: 'policy' }],
  version: 1,
};
