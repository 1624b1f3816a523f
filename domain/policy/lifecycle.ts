import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type PolicyStatus = Schemas['PolicyStatus'];
export type PolicyAction = Schemas['PolicyAction'];

/** What an action is given: a reason, or the hash of what was read, which is what is approved. */
export type PolicyNeed = 'reason' | 'contentSha256';

/** The people of a version. */
export interface PolicyParties {
  readonly approverId: string | null;
  readonly authorIds: readonly string[];
}

export interface PolicyNames {
  readonly state: PolicyStatus;
  readonly action: PolicyAction;
  readonly event: 'EXPIRE';
  readonly need: PolicyNeed;
  readonly party: 'owner' | 'approver' | 'reviewers' | 'watchers';
  readonly parties: PolicyParties;
}

const decisions: ReadonlySet<PolicyAction> = new Set(['APPROVE', 'REJECT', 'CONFIRM']);

/**
 * Decisions are the approver's. Nobody approves a version that they have written; the approver may confirm a version in
 * force even so, because it was approved by someone else.
 */
function refusalOf(action: PolicyAction, { approverId, authorIds }: PolicyParties, personId: string) {
  if (!decisions.has(action)) return undefined;
  if (approverId !== personId) return 'This is for the approver to decide';
  return action === 'APPROVE' && authorIds.includes(personId)
    ? 'Someone who has not written this version must approve it'
    : undefined;
}

const tells = ['owner', 'approver', 'reviewers', 'watchers'] as const;
const asks = ['approver', 'reviewers'] as const;

/**
 * The document control of a policy (ISO/IEC 27001, 7.5.3; specification section 4). The status is that of its newest
 * version: revising an approved one starts the next, while the approved one stays in force. After its review date a
 * policy is EXPIRED until someone confirms or revises it.
 */
export const policyLifecycle: Lifecycle<PolicyNames> = {
  initial: 'DRAFT',
  steps: {
    SUBMIT: { from: ['DRAFT', 'REJECTED'], to: 'REVIEW', needs: [], tells: ['owner', 'watchers'], asks, leadsOn: true },
    WITHDRAW: { from: ['REVIEW'], to: 'DRAFT', needs: [], tells },
    APPROVE: { from: ['REVIEW'], to: 'APPROVED', needs: ['contentSha256'], tells, leadsOn: true },
    REJECT: { from: ['REVIEW'], to: 'REJECTED', needs: ['reason'], tells },
    REVISE: { from: ['APPROVED', 'EXPIRED'], to: 'DRAFT', needs: [], tells },
    CONFIRM: { from: ['APPROVED', 'EXPIRED'], to: 'APPROVED', needs: [], tells, leadsOn: true },
  },
  events: {
    EXPIRE: { from: ['APPROVED'], to: 'EXPIRED', needs: [], tells: ['owner', 'approver', 'watchers'], by: 'TIME' },
  },
  refusal: (action, parties, { id }) => refusalOf(action, parties, id),
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

/** What a reviewer says of a version. */
export type PolicyVerdict = Schemas['PolicyVerdict'];

export interface VerdictNames {
  readonly state: Schemas['PolicyVersionStatus'];
  readonly action: PolicyVerdict;
  readonly event: never;
  readonly need: 'reason';
  readonly party: 'owner' | 'approver' | 'authors' | 'watchers';
  readonly parties: { readonly reviewerIds: readonly string[]; readonly authorIds: readonly string[] };
}

const informed = ['owner', 'approver', 'authors', 'watchers'] as const;

/** The verdicts of reviewers on a version under review, which decide nothing alone. A reviewer who wrote it may ask for changes only. */
export const verdictLifecycle: Lifecycle<VerdictNames> = {
  initial: 'REVIEW',
  steps: {
    APPROVED: { from: ['REVIEW'], to: 'REVIEW', needs: [], tells: informed, leadsOn: true },
    REJECTED: { from: ['REVIEW'], to: 'REVIEW', needs: ['reason'], tells: informed },
  },
  events: {},
  refusal(verdict, { reviewerIds, authorIds }, { id }) {
    if (!reviewerIds.includes(id)) return 'Only its reviewers can review this policy';
    return verdict === 'APPROVED' && authorIds.includes(id)
      ? 'Someone who has not written this version must review it'
      : undefined;
  },
};

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
