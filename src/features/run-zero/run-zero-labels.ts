import type { Schemas } from '#src/api/connection/client.ts';
import type { Labels } from '#src/components/fields/choices.ts';

export const criticalityLabels: Labels<Schemas['RunZeroCriticality']> = {
  UNKNOWN: 'Unknown',
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
};

export const seenLabels: Labels<'WITHIN_A_DAY' | 'NOT_FOR_30_DAYS'> = {
  WITHIN_A_DAY: 'In the last 24 hours',
  NOT_FOR_30_DAYS: 'Not for 30 days',
};

export const movedLabels: Labels<'yes' | 'no'> = { yes: 'In the register', no: 'Not in the register' };
