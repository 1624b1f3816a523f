import type { DemoPolicy } from '../policy.ts';

/** What the policies of Meridian Health are filled with. */
const values = {
  organisationName: 'Meridian Health',
  reportingAddress: 'security@meridian.example',
  privacyAddress: 'privacy@meridian.example',
};

/** The policies of Meridian Health, in the order in which they were written. */
export const meridianPolicies: readonly DemoPolicy[] = [
  {
    template: 'INFORMATION_CLASSIFICATION',
    owner: 'both',
    approver: 'meridian',
    department: 'Information governance',
    frequency: 'Yearly',
    risks: ['Staff look up the records of relatives and colleagues'],
    versions: [{ changeLog: 'First version', values, reached: 'APPROVED' }],
  },
  {
    template: 'INCIDENT_RESPONSE',
    owner: 'both',
    approver: 'meridian',
    department: 'Information governance',
    frequency: 'Every six months',
    versions: [{ changeLog: 'First version', values, reached: 'DRAFT' }],
  },
];
