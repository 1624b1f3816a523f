import type { Schemas } from '#src/api/client.ts';

/** How a risk is treated (ISO/IEC 27005, clause 8.6), in words. */
export const treatmentLabels: Readonly<Record<Schemas['RiskTreatment'], string>> = {
  AVOID: 'Avoid',
  ACCEPT: 'Accept',
  MITIGATE: 'Mitigate',
  TRANSFER: 'Transfer',
  NONE: 'None',
};
