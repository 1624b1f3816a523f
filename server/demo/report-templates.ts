import type { PlatformDatabase } from '#server/database/platform.ts';
import { reportTemplate } from '#server/database/schema/index.ts';

type NewTemplate = typeof reportTemplate.$inferInsert;

const published = (text: Pick<NewTemplate, 'kind' | 'name' | 'sections'> & Partial<NewTemplate>): NewTemplate => ({
  number: 1,
  filters: [],
  period: 'ALL',
  paper: 'A4',
  format: 'PDF',
  keptDays: 400,
  status: 'PUBLISHED',
  publishedAt: new Date(),
  ...text,
});

const templates: readonly NewTemplate[] = [
  published({
    kind: 'RISKS',
    name: 'Risks for the management board',
    description: 'One line for each risk: what it is, who owns it, and how high it is now.',
    sections: ['risks'],
    columns: [{ section: 'risks', fields: ['ref', 'title', 'owner', 'current.rating', 'treatment', 'nextReviewOn'] }],
  }),
  published({
    kind: 'INCIDENTS',
    name: 'Incidents of the quarter',
    description: 'Critical and major incidents of the quarter before, for the audit committee.',
    sections: ['counts', 'incidents'],
    filters: [{ field: 'severity', values: ['CRITICAL', 'MAJOR'] }],
    period: 'PREVIOUS_QUARTER',
    format: 'DOCX',
  }),
];

/** Publishes two report templates on a platform without any. */
export const ensureReportTemplates = (platform: PlatformDatabase): Promise<void> =>
  platform.transaction(async (transaction) => {
    if ((await transaction.$count(reportTemplate)) > 0) return;
    await transaction.insert(reportTemplate).values([...templates]);
  });
