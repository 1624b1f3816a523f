import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const assetKindLabels: ValueTexts<Schemas['AssetKind']> = { PRIMARY: 'Primary', SUPPORT: 'Supporting' };

export const levelLabels: ValueTexts<Schemas['Level']> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
};

/** The words of an information asset's fields. */
export const assetTexts = {
  title: recordTexts.title,
  description: { label: 'Description' },
  type: { label: 'Type' },
  kind: { label: 'Kind', values: assetKindLabels },
  owner: { label: 'Owner' },
  location: { label: 'Location' },
  confidentiality: { label: 'Confidentiality', values: levelLabels },
  integrity: { label: 'Integrity', values: levelLabels },
  availability: { label: 'Availability', values: levelLabels },
  reviewOn: { label: 'Next review' },
} satisfies FieldTexts<Schemas['InformationAsset']>;
