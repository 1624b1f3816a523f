import type { Schemas } from '#server/contract/types.ts';

/** An exemption, and how far it got; people by the local part of a member's address, policies and controls by title. */
export interface DemoExemption {
  readonly title: string;
  readonly policy?: string;
  readonly control?: string;
  readonly scope: string;
  readonly reason: string;
  readonly justification?: string;
  readonly requester: string;
  readonly approver: string;
  readonly riskRating?: Schemas['Level'];
  readonly riskPlan?: string;
  readonly compensating?: readonly string[];
  readonly withoutControls?: string;
  readonly fromInDays?: number;
  readonly toInDays?: number;
  readonly reached: 'DRAFT' | 'UNDER_REVIEW' | 'REJECTED' | 'APPROVED' | 'ENDED';
  /** Of the approver. */
  readonly decision?: string;
  readonly extension?: {
    readonly toInDays: number;
    readonly reason: string;
    readonly decision?: Schemas['ExtensionAction'];
  };
  readonly question?: Schemas['ExemptionQuestion'];
  readonly endReason?: string;
  readonly lapsedDaysAgo?: number;
}

/** The exemptions of Harbour Logistics, in the order in which they were requested. */
export const harbourExemptions: readonly DemoExemption[] = [
  {
    title: 'Crane controllers keep their shared operator account',
    policy: 'Access Control Policy',
    scope: 'The twelve quay cranes at the Gdańsk terminal, and the operators of both shifts.',
    reason: 'The controllers know one account only. A second one needs firmware that the maker delivers next year.',
    justification: 'Nobody reaches the controllers but from the cabins and through the jump host.',
    requester: 'manager',
    approver: 'admin',
    riskRating: 'HIGH',
    riskPlan: 'Replace the firmware with the overhaul of each crane.',
    compensating: ['Jump host for the crane vendor', 'Locks on the cabinets'],
    fromInDays: -120,
    toInDays: 60,
    reached: 'APPROVED',
    decision: 'Only while every session through the jump host is recorded.',
    extension: { toInDays: 200, reason: 'The firmware is delayed until the spring.' },
  },
  {
    title: 'Handheld scanners without screen locks',
    policy: 'Access Control Policy',
    scope: 'Scanners of the four warehouses, while they are in the hall.',
    reason: 'Drivers wear gloves and cannot enter a code between two pallets.',
    requester: 'manager',
    approver: 'both',
    riskRating: 'MEDIUM',
    withoutControls: 'The scanners hold no data, and the hall is locked at night.',
    fromInDays: -30,
    toInDays: 120,
    reached: 'APPROVED',
    question: 'NEW_VERSION',
  },
  {
    title: 'Backups of the weighbridge are kept in one hall',
    policy: 'Backup Policy',
    scope: 'The weighbridge computer at the north gate.',
    reason: 'The line to the second hall is cut until the road works end.',
    requester: 'both',
    approver: 'admin',
    riskRating: 'LOW',
    compensating: ['Nightly full backup'],
    fromInDays: -10,
    toInDays: 20,
    reached: 'APPROVED',
    extension: { toInDays: 45, reason: 'The road works take three weeks longer.', decision: 'GRANT' },
  },
  {
    title: 'Weekly review of crane traffic is suspended',
    control: 'Traffic of the crane network is reviewed weekly',
    scope: 'From the move of the monitoring server until it runs again.',
    reason: 'The monitoring server moves to the new rack.',
    requester: 'both',
    approver: 'admin',
    riskRating: 'HIGH',
    compensating: ['Locks on the cabinets'],
    fromInDays: -3,
    toInDays: 25,
    reached: 'APPROVED',
    question: 'CONTROL_FAILED',
  },
  {
    title: 'Pilots use their own tablets aboard',
    policy: 'Remote Work Policy',
    scope: 'Eight pilots, and the berth plan only.',
    reason: 'The tablets of the port have no licence for the charts.',
    requester: 'manager',
    approver: 'admin',
    riskRating: 'MEDIUM',
    withoutControls: 'The berth plan is public once a ship has its berth.',
    toInDays: 90,
    reached: 'UNDER_REVIEW',
  },
  {
    title: 'Agency drivers share one app login per vehicle',
    policy: 'Access Control Policy',
    scope: 'Agency drivers at peak times.',
    reason: 'Their logins take two days, and they stay for one.',
    requester: 'manager',
    approver: 'admin',
    riskRating: 'HIGH',
    withoutControls: 'None was found.',
    toInDays: 60,
    reached: 'REJECTED',
    decision: 'Nobody could say afterwards who took a container. Order logins with the agency instead.',
  },
  {
    title: 'Old customs client without encryption at rest',
    policy: 'Cryptography Policy',
    scope: 'The customs client of the bonded warehouse.',
    reason: 'The client stops when its disk is encrypted.',
    requester: 'manager',
    approver: 'admin',
    riskRating: 'MEDIUM',
    withoutControls: 'The computer is locked in the customs office.',
    fromInDays: -20,
    toInDays: 30,
    reached: 'APPROVED',
    lapsedDaysAgo: 5,
  },
  {
    title: 'Test system without sign-in through the directory',
    policy: 'Access Control Policy',
    scope: 'The test system of the warehouse management.',
    reason: 'The directory had no test accounts.',
    requester: 'both',
    approver: 'admin',
    riskRating: 'LOW',
    withoutControls: 'It held invented data only.',
    fromInDays: -60,
    toInDays: 120,
    reached: 'ENDED',
    endReason: 'The test accounts are there.',
  },
  {
    title: 'Visitors’ network without a time limit at the conference',
    policy: 'Acceptable Use Policy',
    scope: 'Two days in the training centre.',
    reason: 'Guests would have to register again every four hours.',
    requester: 'manager',
    approver: 'admin',
    reached: 'DRAFT',
  },
];
