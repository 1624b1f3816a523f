import type { ReportKindFacts } from '../kind.ts';

export const complianceReport: ReportKindFacts = {
  kind: 'COMPLIANCE',
  name: 'Compliance',
  description: 'Positions of the adopted standards by result, findings, and evidence with its freshness.',
  sections: [
    { key: 'positions', title: 'Positions by result', of: 'complianceAssessment', form: 'own', reader: 'positions' },
    {
      key: 'findings',
      title: 'Findings',
      of: 'finding',
      form: 'register',
      fields: ['ref', 'title', 'kind', 'status', 'owner', 'raisedOn', 'dueOn', 'closedOn', 'archivedAt'],
      // Of one that is no longer archived, there is no day.
      present: ['archivedAt'],
      dated: 'raisedOn',
    },
    {
      key: 'evidence',
      title: 'Evidence',
      of: 'evidence',
      form: 'register',
      fields: ['ref', 'title', 'owner', 'madeOn', 'coveredUntil', 'freshness'],
    },
  ],
  filters: [
    { field: 'status', of: 'finding' },
    { field: 'kind', of: 'finding' },
  ],
  version: 1,
};
