import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import { dayAfter } from './recount-demo.ts';
import { dueDays, hasPerson, isOneOf, isPerson } from './recounted-due.ts';
import { isBefore, valueAt, type Counts } from './recounted.ts';

/** What waits for someone, as the recount finds it: one for each task of each record. */
export interface Waiting {
  readonly task: Schemas['WaitingTask'];
  readonly ref: string;
  readonly dueOn: string | null;
}

/** A register as its export has it, by its path; and what belongs to each of its records, by `path/part`. */
export type Registers = ReadonlyMap<string, readonly unknown[]>;

export const textOrNull = (found: unknown): string | null => (typeof found === 'string' ? found.slice(0, 10) : null);

/** Tasks that a register alone tells. */
const ofRecords = (
  id: string,
): readonly (readonly [Schemas['WaitingTask'], path: string, isTheirs: Counts, day?: string])[] => [
  [
    'RISK_ACCEPTANCE',
    'risk/acceptances',
    (one) => isOneOf('status', ['SUBMITTED'])(one) && isPerson('approver', id)(one),
  ],
  [
    'EXEMPTION_APPROVAL',
    'exemption',
    (one) => at(one, 'status') === 'UNDER_REVIEW' && isPerson('approver', id)(one) && !isPerson('owner', id)(one),
  ],
  [
    'EXEMPTION_CONFIRMATION',
    'exemption',
    (one) => at(one, 'isInForce') === true && valueAt(one, 'question') !== null && isPerson('approver', id)(one),
  ],
  [
    'EXTENSION_DECISION',
    'exemption/extensions',
    (one) => at(one, 'status') === 'REQUESTED' && isPerson('of.approver', id)(one) && !isPerson('askedBy', id)(one),
    'validToBefore',
  ],
  [
    'PROVIDER_ASSESSMENT_REVIEW',
    'service-provider-assessment',
    (one) =>
      at(one, 'status') === 'SUBMITTED' &&
      isPerson(valueAt(one, 'assignee') === null ? 'createdBy' : 'assignee', id)(one),
    'dueOn',
  ],
  [
    'PROVIDER_ASSESSMENT_APPROVAL',
    'service-provider-assessment',
    (one) => at(one, 'status') === 'REVIEWED' && isPerson('approver', id)(one),
    'dueOn',
  ],
  [
    'RESPONDENT_QUESTION',
    'service-provider-assessment/questions',
    (one) =>
      at(one, 'answer') === '' &&
      isOneOf('of.status', ['SENT', 'IN_PROGRESS'])(one) &&
      isPerson(valueAt(one, 'of.assignee') === null ? 'of.createdBy' : 'of.assignee', id)(one),
  ],
  [
    'COMPLIANCE_ASSESSMENT',
    'compliance-assessment',
    (one) => at(one, 'status') === 'IN_PROGRESS' && hasPerson('assessors', id)(one),
    'dueOn',
  ],
  [
    'COMPLIANCE_REVIEW',
    'compliance-assessment',
    (one) => at(one, 'status') === 'IN_REVIEW' && hasPerson('reviewers', id)(one),
    'dueOn',
  ],
  [
    'DELEGATED_CONTROL',
    'compliance-assessment/items',
    (one) =>
      isPerson('delegation.person', id)(one) &&
      valueAt(one, 'delegation.answeredAt') === null &&
      at(one, 'of.status') === 'IN_PROGRESS',
    'delegation.dueOn',
  ],
  [
    'STATEMENT_APPROVAL',
    'statement-of-applicability',
    (one) => at(one, 'status') === 'REVIEW' && isPerson('approver', id)(one),
  ],
  [
    'MANAGEMENT_REVIEW_APPROVAL',
    'management-review',
    (one) => at(one, 'status') === 'HELD' && isPerson('owner', id)(one),
    'heldOn',
  ],
  ['FINDING', 'non-conformance', (one) => isLiveFinding('')(one) && isPerson('owner', id)(one), 'dueOn'],
  [
    'CORRECTIVE_ACTION',
    'non-conformance/actions',
    (one) => isLiveFinding('of.')(one) && isPerson('owner', id)(one) && valueAt(one, 'doneOn') === null,
    'dueOn',
  ],
  [
    'EVIDENCE_REQUEST',
    'evidence/requests',
    (one) => at(one, 'status') === 'OPEN' && isPerson('person', id)(one),
    'dueOn',
  ],
  [
    'SCORE_PROPOSAL',
    'risk/score-proposals',
    (one) => at(one, 'status') === 'OPEN' && isPerson('of.owner', id)(one) && at(one, 'of.status') !== 'CLOSED',
  ],
  [
    'INCIDENT_NOTIFICATION',
    'incident',
    (one) => valueAt(one, 'nextDueAt') !== null && (isPerson('owner', id)(one) || hasPerson('coOwners', id)(one)),
    'nextDueAt',
  ],
  [
    'TREATMENT_ACTION',
    'risk/treatment-actions',
    (one) => isPerson('owner', id)(one) && !isOneOf('status', ['COMPLETED', 'CANCELLED'])(one),
    'dueOn',
  ],
  [
    'CHANGE_ASSESSMENT',
    'change-management-process',
    (one) => at(one, 'status') === 'ASSESS' && isPerson('assessor', id)(one) && !isPerson('owner', id)(one),
    'plannedStart',
  ],
  [
    'CHANGE_REVIEW',
    'change-management-process',
    (one) => at(one, 'status') === 'REVIEW' && isPerson('owner', id)(one) && !hasPerson('implementers', id)(one),
    'reviewDueOn',
  ],
  [
    'CHANGE_VOTE',
    'change-management-process/seats',
    (one) =>
      isPerson('voter', id)(one) &&
      valueAt(one, 'vote') === null &&
      !isPerson('of.owner', id)(one) &&
      (at(one, 'of.status') === 'AUTHORISE' ||
        (at(one, 'of.type') === 'EMERGENCY' && isOneOf('of.status', ['SCHEDULED', 'IMPLEMENT', 'REVIEW'])(one))),
    'of.reviewDueOn',
  ],
];

const isLiveFinding =
  (of: string): Counts =>
  (one) =>
    valueAt(one, `${of}archivedAt`) === null && !isOneOf(`${of}status`, ['CLOSED', 'RISK_ACCEPTED'])(one);

const refOf = (one: unknown): string => String(at(one, 'of.ref') ?? at(one, 'ref'));

/** Those who carry a change out: until it begins by its start, then by its end. */
const implementations = (id: string, changes: readonly unknown[]): Waiting[] =>
  changes.filter(hasPerson('implementers', id)).flatMap((one): Waiting[] => {
    const isScheduled = at(one, 'status') === 'SCHEDULED';
    if (!isScheduled && at(one, 'status') !== 'IMPLEMENT') return [];
    const dueOn = textOrNull(at(one, isScheduled ? 'plannedStart' : 'plannedEnd'));
    return [{ task: 'CHANGE_IMPLEMENTATION', ref: refOf(one), dueOn }];
  });

/** Verifiers of findings whose actions are all done: a fortnight after the last, of major ones a month. */
const findingChecks = (id: string, registers: Registers): Waiting[] =>
  (registers.get('non-conformance') ?? []).flatMap((one): Waiting[] => {
    const actions = (registers.get('non-conformance/actions') ?? []).filter(
      (each) => at(each, 'of.id') === at(one, 'id'),
    );
    const days = actions.map((each) => textOrNull(at(each, 'doneOn')));
    const isTheirs = at(one, 'status') === 'IN_PROGRESS' && at(one, 'kind') !== 'OFI' && isLiveFinding('')(one);
    const done = days.flatMap((day) => day ?? []);
    const last = done.reduce((latest, day) => (day > latest ? day : latest), '');
    if (!isTheirs || !isPerson('verifier', id)(one) || last === '' || done.length < days.length) return [];
    return [{ task: 'FINDING_CHECK', ref: refOf(one), dueOn: dayAfter(last, at(one, 'kind') === 'MAJOR' ? 30 : 14) }];
  });

/** Versions that wait for the verdict of a reviewer, or for the decision of an approver who has not written them. */
const versions = (id: string, registers: Registers): Waiting[] =>
  (registers.get('policy/versions') ?? []).flatMap((one): Waiting[] => {
    if (at(one, 'status') !== 'REVIEW') return [];
    const given: unknown = at(one, 'reviews');
    const hasReviewed =
      Array.isArray(given) &&
      given.some((each: unknown) => isPerson('reviewer', id)(each) && at(each, 'isVoid') !== true);
    const ofTask = (task: Waiting['task'], isTheirs: boolean): Waiting[] =>
      isTheirs ? [{ task, ref: refOf(one), dueOn: null }] : [];
    return [
      ...ofTask('POLICY_REVIEW', hasPerson('of.reviewers', id)(one) && !hasReviewed),
      ...ofTask('POLICY_APPROVAL', isPerson('of.approver', id)(one) && !hasPerson('authors', id)(one)),
    ];
  });

interface Someone {
  readonly id: string;
  readonly email: string;
}

/** Everything that waits for someone who may see all registers. */
export function waitingRecounted({ id, email }: Someone, registers: Registers, today: string): Waiting[] {
  const rows = (path: string) => registers.get(path) ?? [];
  return [
    ...ofRecords(id).flatMap(([task, path, isTheirs, day]) =>
      rows(path)
        .filter(isTheirs)
        .map((one): Waiting => ({ task, ref: refOf(one), dueOn: day === undefined ? null : textOrNull(at(one, day)) })),
    ),
    ...implementations(id, rows('change-management-process')),
    ...findingChecks(id, registers),
    ...versions(id, registers),
    ...rows('policy/acknowledgements')
      .filter((one) => at(one, 'recipient.email') === email && isOneOf('state', ['REQUESTED', 'OPENED'])(one))
      .map((one): Waiting => ({
        task: 'POLICY_ACKNOWLEDGEMENT',
        ref: refOf(one),
        dueOn: textOrNull(at(one, 'expiresOn')),
      })),
    ...dueDays.flatMap(([path, day, isDone, owner = 'owner']) =>
      rows(path)
        .filter((one) => isPerson(owner, id)(one) && isDone?.(one) !== true && isBefore(one, day, dayAfter(today, 31)))
        .map((one): Waiting => ({ task: 'DUE_DATE', ref: refOf(one), dueOn: textOrNull(at(one, day)) })),
    ),
  ];
}
