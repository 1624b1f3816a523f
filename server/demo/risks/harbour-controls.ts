import type { DemoControl } from '../risk.ts';

/** The controls of the flat network of the cranes. */
export const craneControls: readonly DemoControl[] = [
  {
    title: 'Jump host for the crane vendor',
    description: 'Sessions are recorded and end after four hours.',
    type: 'PREVENTIVE',
    owner: 'manager',
    tested: { daysAgo: 41, effectiveness: 'EFFECTIVE' },
  },
  {
    title: 'Locks on the cabinets',
    type: 'PREVENTIVE',
    tested: { daysAgo: 203, effectiveness: 'PARTLY_EFFECTIVE' },
  },
  { title: 'Spare controllers with the last known configuration', type: 'CORRECTIVE' },
  {
    title: 'Traffic of the crane network is reviewed weekly',
    type: 'DETECTIVE',
    tested: { daysAgo: 41, effectiveness: 'INEFFECTIVE' },
  },
];

/** The controls of the recovery of the terminal operating system. */
export const recoveryControls: readonly DemoControl[] = [
  {
    title: 'Log shipment to the second hall',
    type: 'CORRECTIVE',
    tested: { daysAgo: 96, effectiveness: 'EFFECTIVE' },
  },
  { title: 'Nightly full backup', type: 'CORRECTIVE', owner: 'manager' },
];
