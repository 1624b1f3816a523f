import type { components } from '#openapi/generated/types.ts';

import { isPossible, type Lifecycle } from './lifecycle.ts';

type Schemas = components['schemas'];

export type PolicyStatus = Schemas['PolicyStatus'];
export type PolicyAction = Schemas['PolicyAction'];

/** What an action is given: a reason, or the hash of what was read, which is what is approved. */
export type PolicyNeed = 'reason' | 'contentSha256';

/**
 * The document control of a policy (ISO/IEC 27001, 7.5.3; specification section 4). The status is that of its newest
 * version: revising an approved one starts the next, while the approved one stays in force. After its review date a
 * policy is EXPIRED until someone confirms or revises it.
 */
export const policyLifecycle: Lifecycle<PolicyStatus, PolicyAction, PolicyNeed> = {
  initial: 'DRAFT',
  steps: {
    SUBMIT: { from: ['DRAFT', 'REJECTED'], to: 'REVIEW', needs: [] },
    WITHDRAW: { from: ['REVIEW'], to: 'DRAFT', needs: [] },
    APPROVE: { from: ['REVIEW'], to: 'APPROVED', needs: ['contentSha256'] },
    REJECT: { from: ['REVIEW'], to: 'REJECTED', needs: ['reason'] },
    REVISE: { from: ['APPROVED', 'EXPIRED'], to: 'DRAFT', needs: [] },
    CONFIRM: { from: ['APPROVED', 'EXPIRED'], to: 'APPROVED', needs: [] },
  },
};

/** What a version must have before it can be reviewed. */
export interface Reviewable {
  /** The text, address or files, by its method; null or empty without one. */
  readonly document: string | null;
  readonly changeLog: string;
  readonly approverId: string | null;
}

/** What a version still needs before it can be submitted. */
export const missingForReview = (version: Reviewable): (keyof Reviewable)[] =>
  (['document', 'changeLog', 'approverId'] as const).filter((need) => (version[need] ?? '').trim() === '');

/**
 * What was decided about a version last. An approved one stays as it is, so that any other that someone has decided on was
 * rejected, also while it is written or reviewed again.
 */
export const decisionOf = ({
  status,
  decidedAt,
}: {
  readonly status: Schemas['PolicyVersionStatus'];
  readonly decidedAt: string | null;
}): Schemas['PolicyVerdict'] | null => {
  if (decidedAt === null) return null;
  return status === 'APPROVED' ? 'APPROVED' : 'REJECTED';
};

/** Whether a version can be written; one that is under review returns to its author. */
export const isWritable = (status: PolicyStatus): boolean => status !== 'APPROVED' && status !== 'EXPIRED';

/** The people of a version. */
export interface PolicyParties {
  readonly approverId: string | null;
  readonly authorIds: readonly string[];
}

/** Who decides on a version, as they are chosen for its policy. */
interface Deciders {
  readonly approverId: string | null;
  readonly reviewerIds: readonly string[];
}

/**
 * The fields that a change may not set: while a version is under review, its approver stays, and so do its reviewers;
 * more can be added. To change them, it is withdrawn first, so that all concerned see who decides then.
 */
export function fixedDeciders(status: PolicyStatus, before: Deciders, after: Deciders): readonly (keyof Deciders)[] {
  if (status !== 'REVIEW') return [];
  const chosen = new Set(after.reviewerIds.map((id) => id.toLowerCase()));
  const isSameApprover = before.approverId === (after.approverId?.toLowerCase() ?? null);
  return [
    ...(isSameApprover ? [] : (['approverId'] as const)),
    ...(before.reviewerIds.every((id) => chosen.has(id)) ? [] : (['reviewerIds'] as const)),
  ];
}

/** Why a person may not take an action that is possible; undefined if they may. */
export type PolicyRefusal = 'NOT_APPROVER' | 'OWN_VERSION';

const decisions: ReadonlySet<PolicyAction> = new Set(['APPROVE', 'REJECT', 'CONFIRM']);

/**
 * Decisions are the approver's. Nobody approves a version that they have written; the approver may confirm a version in
 * force even so, because it was approved by someone else.
 */
export function refusalOf(
  action: PolicyAction,
  { approverId, authorIds }: PolicyParties,
  personId: string,
): PolicyRefusal | undefined {
  if (!decisions.has(action)) return undefined;
  if (approverId !== personId) return 'NOT_APPROVER';
  return action === 'APPROVE' && authorIds.includes(personId) ? 'OWN_VERSION' : undefined;
}

/** The actions that a person can take on a policy, for its buttons. */
export const actionsFor = (status: PolicyStatus, parties: PolicyParties, personId: string): readonly PolicyAction[] =>
  policyActions.filter(
    (action) => isPossible(policyLifecycle.steps[action], status) && refusalOf(action, parties, personId) === undefined,
  );

const policyActions = ['SUBMIT', 'WITHDRAW', 'APPROVE', 'REJECT', 'REVISE', 'CONFIRM'] as const;

/** Whether a day, `2026-12-31`, is later than another one. */
export const isLater = (day: string, than: string): boolean => day > than;

/** Whether a version that is approved now waits for the first day of its policy; until then the version before applies. */
export const isComing = (effectiveOn: string | null, today: string): boolean =>
  effectiveOn !== null && isLater(effectiveOn, today);

/** Who is asked to acknowledge a version unless the approver says otherwise: a minor one asks nobody again. */
export const usuallyAsked = ({ minor }: Pick<VersionNumber, 'minor'>): Schemas['AskedAgain'] =>
  minor > 0 ? 'NOBODY' : 'EVERYONE';

interface VersionNumber {
  readonly major: number;
  readonly minor: number;
}

/** The number of the version after another: `1.4` is followed by `2.0` or `1.5`. */
export const nextNumber = ({ major, minor }: VersionNumber, size: Schemas['PolicyChangeSize']): VersionNumber =>
  size === 'MAJOR' ? { major: major + 1, minor: 0 } : { major, minor: minor + 1 };

export const numberText = ({ major, minor }: VersionNumber): string => `${major}.${minor}`;

/** The reviewers whose verdict on a version is missing or negative. */
export const missingReviews = <Person extends { readonly id: string }>(
  reviewers: readonly Person[],
  reviews: readonly Pick<Schemas['PolicyReview'], 'reviewer' | 'verdict' | 'isVoid'>[],
): readonly Person[] =>
  reviewers.filter(
    ({ id }) => !reviews.some((review) => !review.isVoid && review.reviewer.id === id && review.verdict === 'APPROVED'),
  );
