import type { components } from '#openapi/generated/types.ts';

import { paperSizeLabels, reportFormatLabels, reportPeriodLabels } from './report.ts';

type Schemas = components['schemas'];

export const publicationStatuses: Readonly<Record<Schemas['PublicationStatus'], string>> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

export const publicationActions: Readonly<Record<Schemas['PublicationAction'], string>> = {
  PUBLISH: 'Publish',
  ARCHIVE: 'Archive',
  REVISE: 'Make a draft again',
};

/** What the log of the platform says of what it publishes. */
export const publicationTexts = {
  article: {
    name: 'Article',
    fields: {
      title: { label: 'Title' },
      categoryId: { label: 'Category' },
      summary: { label: 'Summary' },
      content: { label: 'Text' },
      links: { label: 'Links' },
      file: { label: 'File' },
      status: { label: 'Status', values: publicationStatuses },
    },
  },
  articleCategory: { name: 'Article category', fields: { name: { label: 'Name' } } },
  reportTemplate: {
    name: 'Report template',
    fields: {
      name: { label: 'Name' },
      description: { label: 'Description' },
      sections: { label: 'Sections' },
      columns: { label: 'Columns' },
      filters: { label: 'Filters' },
      period: { label: 'Period', values: reportPeriodLabels },
      paper: { label: 'Paper', values: paperSizeLabels },
      format: { label: 'Format', values: reportFormatLabels },
      keptDays: { label: 'Kept for days' },
      status: { label: 'Status', values: { DRAFT: 'Draft', PUBLISHED: 'Published', WITHDRAWN: 'Withdrawn' } },
    },
  },
  helpfulTip: {
    name: 'Helpful tip',
    fields: {
      topic: { label: 'Topic' },
      title: { label: 'Title' },
      description: { label: 'Text' },
      position: { label: 'Place' },
      status: { label: 'Status', values: publicationStatuses },
    },
  },
} as const;

export type PublishedEntity = keyof typeof publicationTexts;
