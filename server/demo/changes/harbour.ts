import type { Schemas } from '#server/contract/types.ts';

/** A vote; people by the local part of a member's address. */
export interface DemoVote {
  readonly who: string;
  readonly vote: Schemas['Ballot'];
  readonly comment?: string;
}

/** A change, and how far it got; people by the local part of a member's address, records by title. */
export interface DemoChange {
  readonly title: string;
  readonly type?: Schemas['ChangeType'];
  readonly reason: string;
  readonly impact?: string;
  readonly outage?: string;
  readonly implementationPlan: string;
  readonly testPlan: string;
  readonly fallbackPlan: string;
  readonly voters: readonly string[];
  readonly implementer: string;
  readonly riskLevel: Schemas['Level'];
  readonly assets: readonly string[];
  readonly policies?: readonly string[];
  readonly risks?: readonly string[];
  readonly ownControls?: readonly string[];
  /** From now. */
  readonly startsInHours: number;
  readonly hours: number;
  readonly repeatable?: boolean;
  readonly reached: 'NEW' | 'AUTHORISE' | 'SCHEDULED' | 'REVIEW' | 'CLOSED';
  /** The votes of each round; after all but the last one, the requester submits it again. */
  readonly rounds?: readonly (readonly DemoVote[])[];
  readonly review?: string;
}

/** The changes of Harbour Logistics, in the order in which they were asked for, by the manager. */
export const harbourChanges: readonly DemoChange[] = [
  {
    title: 'Monthly patches of the office cloud tenant',
    reason: 'Security updates are to be in place within fourteen days.',
    impact: 'Mail and files are slow for ten minutes. Nobody is signed out.',
    implementationPlan: 'Patch the pilot group, wait for an hour, patch the others.',
    testPlan: 'Send a mail, open a shared file and sign in with a security key.',
    fallbackPlan: 'Take the update back for the group in which it fails.',
    voters: ['admin', 'both'],
    implementer: 'mfa',
    riskLevel: 'LOW',
    assets: ['Office cloud tenant'],
    startsInHours: -100,
    hours: 3,
    repeatable: true,
    reached: 'CLOSED',
    rounds: [
      [
        { who: 'admin', vote: 'YES' },
        { who: 'both', vote: 'YES' },
      ],
    ],
    review: 'No calls at the help desk. It can be repeated every month.',
  },
  {
    title: 'Close the exposed maintenance port of the crane controllers',
    type: 'EMERGENCY',
    reason: 'The maker’s port was found open to the office network.',
    impact: 'The maker cannot reach the controllers until the jump host is set up for it.',
    implementationPlan: 'Close the port on the switch of each quay, from north to south.',
    testPlan: 'Move each crane by hand from its cabin, then scan the port.',
    fallbackPlan: 'Open the port of the crane that does not move.',
    voters: ['admin', 'both', 'mfa'],
    implementer: 'mfa',
    riskLevel: 'HIGH',
    assets: ['Quay crane controllers'],
    policies: ['Access Control Policy'],
    risks: ['Cloud tenant has five permanent global administrators'],
    startsInHours: -6,
    hours: 4,
    reached: 'REVIEW',
    rounds: [[{ who: 'admin', vote: 'YES', comment: 'Before the night shift.' }]],
  },
  {
    title: 'Replace the controllers of the backup storage',
    reason: 'The maker ends its support in the spring.',
    impact: 'No backups for one night. Restores take twice as long until the second controller is in place.',
    outage: 'Backups of one night.',
    implementationPlan: 'Replace the passive controller, switch over, replace the other one.',
    testPlan: 'Restore the customs platform of the day before into the test hall.',
    fallbackPlan: 'Switch back to the old controller, which stays in its rack for a week.',
    voters: ['admin', 'both'],
    implementer: 'mfa',
    riskLevel: 'MEDIUM',
    assets: ['Backup storage'],
    policies: ['Backup Policy'],
    startsInHours: 130,
    hours: 6,
    reached: 'SCHEDULED',
    rounds: [
      [
        { who: 'both', vote: 'YES', comment: 'The night before a Sunday is right.' },
        { who: 'admin', vote: 'YES' },
      ],
    ],
  },
  {
    title: 'Move the gate cameras to the second recorder',
    reason: 'The first recorder keeps seven days only.',
    impact: 'Trucks are registered by hand for up to an hour.',
    outage: 'Automatic number plates at both gates.',
    implementationPlan: 'Move the cameras of the north gate, then those of the south gate.',
    testPlan: 'Drive the yard’s own truck through each lane and find its picture.',
    fallbackPlan: 'Plug the cameras back into the first recorder.',
    voters: ['admin', 'both'],
    implementer: 'mfa',
    riskLevel: 'MEDIUM',
    assets: ['Gate system and cameras'],
    startsInHours: 200,
    hours: 2,
    reached: 'AUTHORISE',
    rounds: [
      [{ who: 'both', vote: 'NO', comment: 'Not while the Monday trains are unloaded. Move it to the weekend.' }],
      [{ who: 'admin', vote: 'YES' }],
    ],
  },
  {
    title: 'New release of the customs declaration platform',
    reason: 'The customs office changes its messages with the new year.',
    implementationPlan: 'Install the release on the second node, switch over, install it on the first.',
    testPlan: 'Declare three test consignments of each kind.',
    fallbackPlan: '',
    voters: ['admin', 'both'],
    implementer: 'mfa',
    riskLevel: 'HIGH',
    assets: ['Customs declaration platform'],
    startsInHours: 500,
    hours: 5,
    reached: 'NEW',
  },
];
