import type { components } from '#openapi/generated/types.ts';

import type { Labels } from './fields/choices.ts';

type Schemas = components['schemas'];

export const assetKindLabels: Labels<Schemas['AssetKind']> = { PRIMARY: 'Primary', SUPPORT: 'Supporting' };

export const levelLabels: Labels<Schemas['Level']> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
};
