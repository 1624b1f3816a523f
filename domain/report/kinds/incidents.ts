import type { ReportKindFacts } from '../kind.ts';

export const incidentsReport: ReportKindFacts = {
  kind: 'INCIDENTS',
  name: 'Incident register',
  description: 'Incidents by severity and status, by the day on which they occurred.',
  sections: [
    {
      key: 'counts',
      title: 'Summary',
      of: 'incident',
      form: 'counts',
      by: ['status', 'severity'],
      dated: 'occurredAt',
    },
    {
      key: 'incidents',
      title: 'Incidents',
      of: 'incident',
      form: 'register',
      fields: ['ref', 'title', 'severity', 'status', 'owner', 'occurredAt', 'detectedAt', 'containedAt', 'resolvedAt'],
      dated: 'occurredAt',
    },
  ],
  filters: [
    { field: 'status', of: 'incident' },
    { field: 'severity', of: 'incident' },
  ],
  version: 1,
};
