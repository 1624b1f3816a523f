import type { ReportKindFacts } from '../kind.ts';

export const changesReport: ReportKindFacts = {
  kind: 'CHANGES',
  name: 'Changes',
  description: 'Changes by status and type, with their planned time and outcome.',
  sections: [
    {
      key: 'counts',
      title: 'Summary',
      of: 'changeManagementProcess',
      form: 'counts',
      by: ['status', 'type', 'riskLevel'],
      dated: 'plannedStart',
    },
    {
      key: 'changes',
      title: 'Changes',
      of: 'changeManagementProcess',
      form: 'register',
      fields: ['ref', 'title', 'type', 'status', 'riskLevel', 'owner', 'plannedStart', 'plannedEnd', 'outcome'],
      dated: 'plannedStart',
    },
  ],
  filters: [
    { field: 'status', of: 'changeManagementProcess' },
    { field: 'type', of: 'changeManagementProcess' },
  ],
  version: 1,
};
