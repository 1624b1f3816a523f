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

export const classificationLabels: ValueTexts<Schemas['AssetClassification']> = {
  PUBLIC: 'Public',
  INTERNAL: 'Internal',
  CONFIDENTIAL: 'Confidential',
  RESTRICTED: 'Restricted',
};

export const mediumLabels: ValueTexts<Schemas['AssetMedium']> = {
  ELECTRONIC: 'Electronic',
  REMOVABLE: 'Removable medium',
  PAPER: 'Paper',
  SPOKEN: 'Spoken',
  OTHER: 'Other',
};

const inEffect = (label: string) => ({ label: `${label} in effect`, values: levelLabels });

/** The words of an information asset's fields. */
export const assetTexts = {
  title: recordTexts.title,
  description: { label: 'Description' },
  type: { label: 'Type' },
  kind: { label: 'Kind', values: assetKindLabels },
  owner: { label: 'Owner' },
  custodian: { label: 'Custodian' },
  location: { label: 'Location' },
  medium: { label: 'Medium', values: mediumLabels },
  classification: { label: 'Classification', values: classificationLabels },
  parents: { label: 'Needed by' },
  confidentiality: { label: 'Confidentiality', values: levelLabels },
  integrity: { label: 'Integrity', values: levelLabels },
  availability: { label: 'Availability', values: levelLabels },
  businessImpact: { label: 'Business impact', values: levelLabels },
  effectiveConfidentiality: inEffect('Confidentiality'),
  effectiveIntegrity: inEffect('Integrity'),
  effectiveAvailability: inEffect('Availability'),
  effectiveBusinessImpact: inEffect('Business impact'),
  recoveryTimeHours: { label: 'Recovery time (hours)' },
  recoveryPointHours: { label: 'Recovery point (hours)' },
  acquiredOn: { label: 'In use since' },
  retireOn: { label: 'To be retired' },
  reviewOn: { label: 'Next review' },
} satisfies FieldTexts<Schemas['InformationAsset']>;
