import type { Schemas } from '#server/contract/types.ts';

/** Days are counted from today; those in the past are negative. */
export interface DemoReading {
  readonly title: string;
  readonly inDays: number;
  readonly value: number;
}

export interface DemoObjective extends Pick<
  Schemas['ObjectiveInput'],
  'baseline' | 'direction' | 'everyMonths' | 'measure' | 'plan' | 'target' | 'title' | 'unit'
> {
  readonly owner: string;
  readonly dueInDays: number;
  readonly readings: readonly DemoReading[];
}

export const harbourObjectives: readonly DemoObjective[] = [
  {
    title: 'Nine of ten people report a suspicious mail',
    plan: 'A report button in every mailbox, an exercise each quarter, and thanks to those who report.',
    measure: 'Share of recipients of an exercise who report its mail within a day.',
    unit: '%',
    direction: 'AT_LEAST',
    baseline: 31,
    target: 90,
    everyMonths: 3,
    owner: 'manager',
    dueInDays: 215,
    readings: [
      { title: 'Exercise with a parcel notice', inDays: -290, value: 31 },
      { title: 'Exercise with an invoice', inDays: -200, value: 52 },
      { title: 'Exercise with a shared document', inDays: -110, value: 68.5 },
      { title: 'Exercise with a customs form', inDays: -20, value: 74 },
    ],
  },
  {
    title: 'Critical patches within seven days',
    plan: 'A maintenance window each week, and a list of systems that cannot be restarted.',
    measure: 'Mean days from the release of a critical patch to its installation, over all servers.',
    unit: 'days',
    direction: 'AT_MOST',
    baseline: 19,
    target: 7,
    everyMonths: 1,
    owner: 'assessor',
    dueInDays: 60,
    readings: [
      { title: 'Servers in August', inDays: -88, value: 11.4 },
      { title: 'Servers in September', inDays: -58, value: 8.2 },
      { title: 'Servers in October', inDays: -27, value: 6.8 },
    ],
  },
  {
    title: 'Every leaver loses access on the last day',
    plan: 'The personnel system tells the directory; exceptions are checked by hand each month.',
    measure: 'Share of leavers whose accounts were closed on their last day.',
    unit: '%',
    direction: 'AT_LEAST',
    baseline: 70,
    target: 100,
    everyMonths: 6,
    owner: 'both',
    dueInDays: -12,
    readings: [{ title: 'Leavers of the first half-year', inDays: -140, value: 96 }],
  },
];

export interface DemoAudit extends Pick<
  Schemas['AuditInput'],
  'criteria' | 'externalAuditors' | 'kind' | 'objective' | 'title'
> {
  /** How many of the top groups of the standard, from the first; all of them without. */
  readonly groups?: number;
  readonly leader?: string;
  readonly fromInDays: number;
  readonly toInDays: number;
  /** What it has shown, if it is reported. */
  readonly conclusion?: string;
  readonly isUnderWay?: boolean;
}

export const harbourAudits: readonly DemoAudit[] = [
  {
    title: 'Internal audit of the first groups',
    kind: 'INTERNAL',
    objective: 'Whether the controls of these groups are in place, and work in both warehouses.',
    criteria: 'Security Basics and our policies in the versions in force.',
    groups: 2,
    leader: 'auditor',
    fromInDays: -260,
    toInDays: -250,
    conclusion: 'The controls are in place. The list of remote accesses was out of date, which a finding follows up.',
  },
  {
    title: 'Internal audit of suppliers and continuity',
    kind: 'INTERNAL',
    objective: 'Whether suppliers are reviewed as their tier asks for, and restores are exercised.',
    criteria: 'Security Basics, the supplier policy, and the contracts of the five largest suppliers.',
    groups: 4,
    leader: 'auditor',
    fromInDays: -10,
    toInDays: 18,
    isUnderWay: true,
  },
  {
    title: 'Certification audit, stage 1',
    kind: 'CERTIFICATION',
    objective: 'Whether the documented management system is ready for stage 2.',
    criteria: '',
    externalAuditors: 'Northgate Certification',
    leader: 'manager',
    fromInDays: 120,
    toInDays: 122,
  },
];

export interface DemoReview extends Omit<
  Schemas['ManagementReviewInput'],
  'heldOn' | 'labelIds' | 'ownerId' | 'participantIds'
> {
  readonly chair: string;
  readonly participants: readonly string[];
  readonly inDays: number;
  readonly isApproved?: boolean;
  /** What it decided on. */
  readonly tasks?: readonly { readonly title: string; readonly owner: string; readonly dueInDays: number }[];
}

export const harbourReviews: readonly DemoReview[] = [
  {
    title: 'Management review, first half-year',
    chair: 'admin',
    participants: ['manager', 'both', 'auditor'],
    otherParticipants: 'Head of warehousing',
    inDays: -170,
    previousActions: 'This is the first review.',
    changedIssues: 'A second warehouse opened in Rotterdam; the terminal operator asks for evidence each year.',
    changedExpectations: 'Two customers ask for a certificate by the end of next year.',
    performance: 'Half of the controls are answered. Most findings concern access and logging.',
    feedback: 'Customers praise the notice of the last outage, and would like it earlier.',
    risks: 'Ransomware stays the highest risk. Offline backups reduce it once restores are exercised.',
    opportunities: 'Ask suppliers for reports that they already have, before sending a questionnaire.',
    decisions:
      'Certification is sought for next year. Restores are exercised each half-year. One more engineer is hired.',
    isApproved: true,
    tasks: [
      { title: 'Choose a certification body', owner: 'manager', dueInDays: 30 },
      { title: 'Exercise a full restore of the warehouse system', owner: 'assessor', dueInDays: -15 },
    ],
  },
  {
    title: 'Management review, second half-year',
    chair: 'admin',
    participants: ['manager', 'both', 'auditor'],
    inDays: 16,
  },
];
