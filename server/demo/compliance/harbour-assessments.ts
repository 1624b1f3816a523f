import type { Schemas } from '#server/contract/types.ts';

/** A finding of a demo assessment. */
export interface DemoFinding {
  readonly title: string;
  readonly kind: Schemas['FindingKind'];
  readonly description: string;
  /** The references of the controls that it is about. */
  readonly about: readonly string[];
  /** The local part of a member's address. */
  readonly owner: string;
  readonly dueInDays: number;
  readonly isBegun?: boolean;
  readonly treatment?: DemoTreatment;
  /** Why it was put out of the way: it had been raised in error. */
  readonly archivedFor?: string;
}

/** What was done about a finding since it was raised. */
export interface DemoTreatment {
  readonly raisedDaysAgo: number;
  readonly verifier: string;
  readonly rootCause: string;
  readonly correction: string;
  /** The title of the evidence that shows it. */
  readonly evidence?: string;
  readonly actions: readonly {
    readonly title: string;
    readonly owner: string;
    readonly dueInDays: number;
    /** Not done without it. */
    readonly doneDaysAgo?: number;
  }[];
  /** Closed by its verifier; an opportunity for improvement by who leads. */
  readonly isClosed?: boolean;
}

/** A self-assessment of a part of the demo standard. */
export interface DemoComplianceAssessment {
  readonly title: string;
  readonly groups: readonly string[];
  readonly period: readonly [fromDaysAgo: number, toDaysAgo: number];
  readonly assessor: string;
  readonly reviewer: string;
  readonly findings: readonly DemoFinding[];
  /** Why controls were not assessed. */
  readonly unassessed: readonly { readonly refs: readonly string[]; readonly reason: string }[];
  /** Who was asked to answer a control. */
  readonly asked?: {
    readonly ref: string;
    readonly person: string;
    readonly dueInDays: number;
    readonly note: string;
  };
  /** What it was closed with; without it, it is in progress. */
  readonly conclusion?: string;
}

export const harbourComplianceAssessments: readonly DemoComplianceAssessment[] = [
  {
    title: 'Security Basics: organisation, people and access',
    groups: ['GO', 'PE', 'AC'],
    period: [330, 30],
    assessor: 'assessor',
    reviewer: 'admin',
    findings: [
      {
        title: 'Agency drivers are not trained',
        kind: 'MINOR',
        description:
          'A third of the agency drivers have not taken the yearly training. The agency is told, but nobody checks before the first shift.',
        about: ['PE-2'],
        owner: 'manager',
        dueInDays: 45,
        isBegun: true,
        treatment: {
          raisedDaysAgo: 75,
          verifier: 'assessor',
          rootCause:
            'The contract with the agency says that drivers are trained, but not who checks it. The gate issues badges without asking.',
          correction: 'The drivers who were not trained took the training on their next shift.',
          evidence: 'Sample of personnel files',
          actions: [
            {
              title: 'Have the gate issue badges only with a certificate of training',
              owner: 'manager',
              dueInDays: -30,
              doneDaysAgo: 34,
            },
            { title: 'Add the check to the contract with the agency', owner: 'both', dueInDays: -20, doneDaysAgo: 22 },
          ],
        },
      },
      {
        title: 'Deputies who have left are still named',
        kind: 'OFI',
        description:
          'Two deputies in the handbook have left. Their tasks have been taken over without being written down.',
        about: ['GO-2'],
        owner: 'both',
        dueInDays: 60,
        isBegun: true,
        treatment: {
          raisedDaysAgo: 75,
          verifier: 'assessor',
          rootCause: '',
          correction: '',
          actions: [{ title: 'Name the deputies in the handbook', owner: 'both', dueInDays: -10, doneDaysAgo: 12 }],
          isClosed: true,
        },
      },
      {
        title: 'Accounts of crane controllers',
        kind: 'OFI',
        description: 'The crane controllers do not ask the directory.',
        about: ['AC-1'],
        owner: 'both',
        dueInDays: 90,
        archivedFor: 'Raised in error: an exemption for the crane controllers is in force.',
      },
    ],
    unassessed: [
      { refs: ['GO-3', 'GO-4', 'GO-5'], reason: 'The new handbook is being written. Assessed with the next round.' },
      { refs: ['PE-3', 'PE-4', 'PE-5'], reason: 'Human resources changes its system until the end of the year.' },
      { refs: ['AC-4', 'AC-5'], reason: 'Left for the audit of the directory in spring.' },
    ],
    conclusion:
      'The board stands behind security, and access is well kept. The training of agency drivers has to be put right before the winter season.',
  },
  {
    title: 'Security Basics: assets, operations and suppliers',
    groups: ['AS', 'OP', 'NS', 'SU', 'IR'],
    period: [60, -30],
    assessor: 'assessor',
    reviewer: 'admin',
    findings: [
      {
        title: 'Crane controllers are four years behind',
        kind: 'MAJOR',
        description:
          'No patch was installed since the overhaul of 2022. The manufacturer offers one, which needs a stop of two days per crane.',
        about: ['OP-2'],
        owner: 'both',
        dueInDays: 21,
        isBegun: true,
        treatment: {
          raisedDaysAgo: 25,
          verifier: 'admin',
          rootCause: '',
          correction: 'The controllers were cut off from the office network until they are patched.',
          actions: [
            { title: 'Agree on the stops with the terminal', owner: 'manager', dueInDays: -3, doneDaysAgo: 5 },
            { title: 'Install the patch on cranes 1 and 2', owner: 'both', dueInDays: 14 },
          ],
        },
      },
    ],
    unassessed: [{ refs: ['SU-2'], reason: 'The visits to critical suppliers are in January.' }],
    asked: {
      ref: 'OP-5',
      person: 'manager',
      dueInDays: 10,
      note: 'You know best how logs are kept in the terminal.',
    },
  },
];
