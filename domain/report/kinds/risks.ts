import type { ReportKindFacts } from '../kind.ts';

export const risksReport: ReportKindFacts = {
  kind: 'RISKS',
  name: 'Risk register',
  description: 'All risks with their scores, treatment and next review.',
  sections: [
    { key: 'counts', title: 'Summary', of: 'risk', form: 'counts', by: ['treatment', 'controlEffectiveness'] },
    {
      key: 'risks',
      title: 'Risks',
      of: 'risk',
      form: 'register',
      fields: [
        'ref',
        'title',
        'owner',
        'inherent.score',
        'current.score',
        'current.rating',
        'residual.score',
        'treatment',
        'nextReviewOn',
      ],
      dated: 'createdAt',
    },
  ],
  filters: [
    { field: 'treatment', of: 'risk' },
    { field: 'controlEffectiveness', of: 'risk' },
  ],
  version: 1,
};
