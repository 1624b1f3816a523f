import { at } from '#tests/server/identity/support.ts';

import { valueAt, type Counts } from './recounted.ts';

export const isOneOf =
  (path: string, values: readonly string[]): Counts =>
  (one) =>
    values.includes(String(at(one, path)));

export const isPerson =
  (path: string, id: string): Counts =>
  (one) =>
    at(one, `${path}.id`) === id;

export const hasPerson =
  (path: string, id: string): Counts =>
  (one) => {
    const found: unknown = at(one, path);
    return Array.isArray(found) && found.some((each: unknown) => at(each, 'id') === id);
  };

/** Where each register's days are that fall due (`x-due` of the contract), whose they are, and when nothing is due any more. */
export const dueDays: readonly (readonly [path: string, day: string, isDone?: Counts, owner?: string])[] = [
  ['information-asset', 'retireOn'],
  ['information-asset', 'reviewOn'],
  ['country-regulatory-register', 'dueOn', isOneOf('status', ['COMPLIANT'])],
  ['project', 'endsOn', isOneOf('status', ['COMPLETED', 'CANCELLED'])],
  ['task', 'dueOn', isOneOf('state', ['DONE', 'CANCELLED'])],
  [
    'risk',
    'treatmentPlan.dueOn',
    (one) => at(one, 'status') === 'CLOSED' || isOneOf('treatmentPlan.status', ['COMPLETED', 'CANCELLED'])(one),
  ],
  ['risk', 'nextReviewOn', isOneOf('status', ['CLOSED'])],
  ['compliance-assessment', 'dueOn', isOneOf('status', ['CLOSED', 'ABANDONED'])],
  ['statement-of-applicability', 'reviewOn', isOneOf('status', ['DRAFT', 'REVIEW', 'REJECTED', 'EXPIRED'])],
  ['evidence', 'coveredUntil'],
  ['policy', 'nextReviewOn', (one) => valueAt(one, 'retiredOn') !== null],
  ['document-repository', 'reviewOn'],
  ['service-provider', 'nextReviewOn'],
  [
    'service-provider-assessment',
    'dueOn',
    isOneOf('status', ['SUBMITTED', 'REVIEWED', 'APPROVED', 'REJECTED', 'EXPIRED']),
    'assignee',
  ],
  ['exemption', 'validTo', (one) => at(one, 'status') !== 'APPROVED'],
  ['audit', 'plannedTo', isOneOf('status', ['REPORTED', 'CANCELLED'])],
  ['management-review', 'heldOn', isOneOf('status', ['HELD', 'APPROVED'])],
  ['objective', 'dueOn', isOneOf('stage', ['ACHIEVED', 'DROPPED'])],
  ['objective', 'nextReadingOn', isOneOf('stage', ['ACHIEVED', 'DROPPED'])],
  ['change-management-process', 'reviewDueOn', isOneOf('status', ['CLOSED', 'CANCELLED'])],
];
