import type { components } from '#openapi/generated/types.ts';

import type { Labels } from './fields/choices.ts';

type Schemas = components['schemas'];

/** How a risk is treated (ISO/IEC 27005, clause 8.6), in words and in the order in which the register sorts it. */
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

/** What a risk may harm (specification section 3). */
export const pillarLabels: Labels<Schemas['SecurityPillar']> = {
  CONFIDENTIALITY: 'Confidentiality',
  INTEGRITY: 'Integrity',
  AVAILABILITY: 'Availability',
};
