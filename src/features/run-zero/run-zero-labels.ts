import type { Schemas } from '#src/api/client.ts';
import type { Labels } from '#src/components/fields/choices.ts';

export const criticalityLabels: Labels<Schemas['RunZeroCriticality']> = {
  UNKNOWN: 'Unknown',
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
};

export const movedLabels: Labels<'yes' | 'no'> = { yes: 'In the register', no: 'Not in the register' };
