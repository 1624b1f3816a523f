import type { components } from '#openapi/generated/types.ts';

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
