import type { components } from '#openapi/generated/types.ts';

import type { FieldTexts } from './field-text.ts';

type Schemas = components['schemas'];

/** The words of a document repository's fields. */
export const documentRepositoryTexts = {
  title: { label: 'Name' },
  description: { label: 'Description' },
  owner: { label: 'Owner' },
  quotaMegabytes: { label: 'Space in MB' },
  reviewOn: { label: 'Next review' },
  files: { label: 'Files' },
} satisfies FieldTexts<Schemas['DocumentRepository']>;
