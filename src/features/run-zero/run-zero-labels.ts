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

export const sinceLabels: Labels<Schemas['RunZeroSince']> = { ADDED: 'New', CHANGED: 'Changed', GONE: 'Gone' };

export const driftLabels: Labels<'yes' | 'no'> = { yes: 'Another than when it was moved', no: 'As it was moved' };

export const fieldLabels: Labels<Schemas['RunZeroField']> = {
  name: 'Name',
  hostNames: 'Host names',
  addresses: 'Addresses',
  macs: 'MAC addresses',
  type: 'Type',
  os: 'Operating system',
  hardware: 'Hardware',
  site: 'Site',
  tags: 'Tags',
  criticality: 'Criticality',
};
