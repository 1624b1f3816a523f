import type { components } from '#openapi/generated/types.ts';

import type { Labels } from './fields/choices.ts';

type Schemas = components['schemas'];

/** The labels of the risk treatment options (ISO/IEC 27005, clause 8.6), in the register's sort order. */
export const treatmentLabels: Labels<Schemas['RiskTreatment']> = {
  NONE: 'None',
  MITIGATE: 'Mitigate',
  TRANSFER: 'Transfer',
  AVOID: 'Avoid',
  ACCEPT: 'Accept',
};

export const planStatusLabels: Labels<Schemas['TreatmentPlanStatus']> = {
  NOT_STARTED: 'Not started',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  ON_HOLD: 'On hold',
  CANCELLED: 'Cancelled',
};

/** The labels of what a risk may affect (specification section 3). */
export const pillarLabels: Labels<Schemas['SecurityPillar']> = {
  CONFIDENTIALITY: 'Confidentiality',
  INTEGRITY: 'Integrity',
  AVAILABILITY: 'Availability',
};
