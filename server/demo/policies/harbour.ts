import type { DemoPolicy } from '../policy.ts';

/** What the policies of Harbour Logistics are filled with. */
const values = {
  organisationName: 'Harbour Logistics',
  reportingAddress: 'security@harbour.example',
  ciso: 'Head of Information Security',
};

/** The policies of Harbour Logistics, in the order in which they were written. */
export const harbourPolicies: readonly DemoPolicy[] = [
  {
    template: 'INFORMATION_SECURITY',
    owner: 'admin',
    approver: 'both',
    reviewers: ['mfa'],
    department: 'Management',
    frequency: 'Yearly',
    classification: 'PUBLIC',
    reviewInDays: 305,
    versions: [
      {
        changeLog: 'First version',
        values,
        reached: 'APPROVED',
        before: { approvedBy: 'The board, at its meeting', inForceDaysAgo: 60 },
      },
    ],
  },
  {
    template: 'ACCESS_CONTROL',
    owner: 'manager',
    approver: 'admin',
    reviewers: ['mfa', 'both'],
    department: 'Information technology',
    frequency: 'Yearly',
    risks: [
      'Cloud tenant has five permanent global administrators',
      'Door controllers on default credentials at the Rotterdam cross-dock',
    ],
    versions: [
      { changeLog: 'First version', values: { ...values, passwordMinimumLength: '10' }, reached: 'APPROVED' },
      {
        size: 'MINOR',
        changeLog: 'Longer passwords, and leavers lose their access on the same working day.',
        values: { ...values, passwordMinimumLength: '14', leaverHours: '8' },
        reached: 'APPROVED',
        reason: 'Agreed, after the finding about agency drivers.',
      },
    ],
  },
  {
    template: 'BACKUP',
    owner: 'manager',
    approver: 'admin',
    reviewers: ['both'],
    department: 'Information technology',
    frequency: 'Yearly',
    risks: ['Backups of the customs declaration platform are joined to the production domain'],
    versions: [
      {
        changeLog: 'First version',
        values: { ...values, backupRetentionDays: '14' },
        reached: 'APPROVED',
        before: { approvedBy: 'Head of Information Security', inForceDaysAgo: 90 },
      },
      {
        size: 'MAJOR',
        changeLog:
          'Rewritten after the ransomware at Świnoujście: copies are kept for longer, and recovery is tested every month.',
        values: { ...values, backupRetentionDays: '60', recoveryTestMonths: '1', recoveryPointHours: '12' },
        reached: 'APPROVED',
      },
      {
        size: 'MINOR',
        changeLog: 'Half the time between two copies, once the new library of the Rotterdam data room is in use.',
        values: { ...values, backupRetentionDays: '60', recoveryTestMonths: '1', recoveryPointHours: '6' },
        reached: 'APPROVED',
        reason: 'Agreed. The library is delivered in two weeks.',
        comesInDays: 18,
      },
    ],
  },
  {
    template: 'CRYPTOGRAPHY',
    owner: 'mfa',
    approver: 'admin',
    department: 'Information technology',
    frequency: 'Every six months',
    reviewInDays: -12,
    versions: [{ changeLog: 'First version', values, reached: 'APPROVED' }],
  },
  {
    template: 'ACCEPTABLE_USE',
    owner: 'admin',
    approver: 'both',
    department: 'Human resources',
    frequency: 'Every two years',
    risks: ['Generative assistants receive customers’ tariff sheets'],
    reviewInDays: 690,
    versions: [
      {
        changeLog: 'First version',
        values,
        reached: 'APPROVED',
        before: { approvedBy: 'The works council and the board', inForceDaysAgo: 40 },
      },
    ],
  },
  {
    template: 'INCIDENT_RESPONSE',
    owner: 'mfa',
    approver: 'admin',
    reviewers: ['both', 'manager'],
    department: 'Operations',
    frequency: 'Yearly',
    classification: 'CONFIDENTIAL',
    versions: [
      {
        changeLog: 'First version',
        values: {
          ...values,
          privacyAddress: 'privacy@harbour.example',
          incidentLead: 'Terminal Duty Manager',
          triageHours: '2',
        },
        remark: {
          quote: 'at the latest 72 hours after',
          text: 'Does this clock start when the night desk is called, or when the duty manager knows of it? The crews ask every time.',
          answer:
            'With the call to the night desk: that is when the organisation is aware. I add a sentence to the next version.',
        },
        reached: 'REVIEW',
      },
    ],
  },
  {
    template: 'SUPPLIER_SECURITY',
    owner: 'manager',
    approver: 'both',
    department: 'Procurement',
    frequency: 'Yearly',
    risks: ['Sub-processors of the payroll bureau change without notice'],
    versions: [
      {
        changeLog: 'First version',
        values: { ...values, supplierReportHours: '2' },
        reached: 'REJECTED',
        reason: 'No crane vendor will agree to report within two hours. Propose what procurement can obtain.',
      },
    ],
  },
  {
    template: 'REMOTE_WORK',
    owner: 'mfa',
    approver: 'admin',
    department: 'Human resources',
    frequency: 'Yearly',
    versions: [{ changeLog: 'First version', values, reached: 'DRAFT' }],
  },
];
