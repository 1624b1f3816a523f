import type { ReportKindFacts } from '../kind.ts';

export const serviceProvidersReport: ReportKindFacts = {
  kind: 'SERVICE_PROVIDERS',
  name: 'Service providers',
  description: 'Service providers by criticality, with their risk and the assessments of them.',
  sections: [
    {
      key: 'counts',
      title: 'Summary',
      of: 'serviceProvider',
      form: 'counts',
      by: ['reviewStatus', 'businessCriticality'],
    },
    {
      key: 'providers',
      title: 'Service providers',
      of: 'serviceProvider',
      form: 'register',
      fields: [
        'ref',
        'title',
        'owner',
        'businessCriticality',
        'dataSensitivity',
        'inherentRisk',
        'residualRisk',
        'reviewStatus',
        'nextReviewOn',
      ],
      dated: 'createdAt',
    },
    {
      key: 'assessments',
      title: 'Assessments',
      of: 'serviceProviderAssessment',
      form: 'register',
      fields: ['ref', 'title', 'provider', 'status', 'conclusion', 'dueOn'],
      dated: 'dueOn',
    },
  ],
  filters: [
    { field: 'reviewStatus', of: 'serviceProvider' },
    { field: 'businessCriticality', of: 'serviceProvider' },
  ],
  version: 1,
};
