import type { Lifecycle } from '../lifecycle.ts';

export type FindingKind = 'MAJOR' | 'MINOR' | 'OFI';
export type FindingStatus = 'OPEN' | 'IN_PROGRESS' | 'CLOSED' | 'RISK_ACCEPTED';
export type FindingAction = 'START' | 'CLOSE' | 'FAIL_CHECK' | 'ACCEPT_RISK' | 'REOPEN';

/** What moves a finding without being an action on it: the end of the acceptance of its risk. */
export type FindingEvent = 'END';

export type FindingNeed = 'owner' | 'due' | 'reason' | 'acceptance';

/** How a person stands to a finding. */
export interface FindingRoles {
  readonly isOwner: boolean;
  readonly isVerifier: boolean;
  readonly isAssessor: boolean;
  readonly isLeading: boolean;
  /** Whether their role closes anything: consultants do not. */
  readonly mayClose: boolean;
}

/** Why a person may not take an action on a finding. */
export type FindingRefusal =
  | 'NOT_OWNER'
  | 'NEVER_CLOSES'
  | 'NOT_VERIFIER'
  | 'NOT_LEADING'
  | 'NOT_ASSESSOR'
  | 'MAJOR_NOT_ACCEPTABLE';

type Refusing = (roles: FindingRoles, kind: FindingKind) => FindingRefusal | undefined;

const refusalToTreat: Refusing = ({ isOwner, isLeading }) => (isOwner || isLeading ? undefined : 'NOT_OWNER');
const refusalToVerify: Refusing = ({ isVerifier }) => (isVerifier ? undefined : 'NOT_VERIFIER');

const refusals: Readonly<Record<FindingAction, Refusing>> = {
  START: refusalToTreat,
  CLOSE(roles, kind) {
    if (kind !== 'OFI') return refusalToVerify(roles, kind);
    return refusalToTreat(roles, kind) ?? (roles.mayClose ? undefined : 'NEVER_CLOSES');
  },
  FAIL_CHECK: refusalToVerify,
  ACCEPT_RISK({ isLeading }, kind) {
    if (kind === 'MAJOR') return 'MAJOR_NOT_ACCEPTABLE';
    return isLeading ? undefined : 'NOT_LEADING';
  },
  REOPEN: ({ isLeading, isAssessor }) => (isLeading || isAssessor ? undefined : 'NOT_ASSESSOR'),
};

/** Why a person may not take an action; undefined if they may. A major non-conformity is never accepted as a risk. */
export const findingRefusal = (
  action: FindingAction,
  kind: FindingKind,
  roles: FindingRoles,
): FindingRefusal | undefined => refusals[action](roles, kind);

/** The people of a finding. */
export interface FindingParties {
  readonly kind: FindingKind;
  readonly ownerId: string | null;
  readonly verifierId: string | null;
  /** Those of the assessment that raised it, and of open ones over the same controls. */
  readonly assessorIds: readonly string[];
  /** Whether the role of the actor verifies findings where they are named (T8). */
  readonly mayVerify: boolean;
  /** Whether it works on findings: auditors change nothing of what they audit. */
  readonly mayTreat: boolean;
  /** Whether it closes what is closed without a check: consultants never do. */
  readonly mayClose: boolean;
}

export interface FindingNames {
  readonly state: FindingStatus;
  readonly action: FindingAction;
  readonly event: FindingEvent;
  readonly need: FindingNeed;
  readonly party: 'owner' | 'verifier' | 'watchers';
  readonly parties: FindingParties;
}

const refusalTexts: Readonly<Record<FindingRefusal, string>> = {
  NOT_OWNER: 'This is for the owner, a manager or an administrator to do',
  NEVER_CLOSES: 'A consultant closes no findings',
  NOT_VERIFIER: 'This is for the verifier to decide',
  NOT_LEADING: 'This is for a manager or an administrator to decide',
  NOT_ASSESSOR: 'This is for an assessor, a manager or an administrator to decide',
  MAJOR_NOT_ACCEPTABLE: 'A major non-conformity cannot be accepted as a risk',
};

const tells = ['owner', 'verifier', 'watchers'] as const;

/** The course of a finding (compliance T6). What CLOSE needs is `closureOf`; a later item of the control is a reason to reopen. */
export const findingLifecycle: Lifecycle<FindingNames> = {
  initial: 'OPEN',
  steps: {
    START: { from: ['OPEN'], to: 'IN_PROGRESS', needs: ['owner', 'due'], tells, leadsOn: true },
    CLOSE: { from: ['IN_PROGRESS'], to: 'CLOSED', needs: [], tells, leadsOn: true },
    FAIL_CHECK: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS', needs: ['reason'], tells, asks: ['owner'] },
    ACCEPT_RISK: { from: ['OPEN', 'IN_PROGRESS'], to: 'RISK_ACCEPTED', needs: ['acceptance'], tells },
    REOPEN: { from: ['CLOSED'], to: 'IN_PROGRESS', needs: ['reason'], tells, asks: ['owner'] },
  },
  events: { END: { from: ['RISK_ACCEPTED'], to: 'OPEN', needs: [], tells, asks: ['owner'], by: 'CHANGE' } },
  refusal(action, { kind, ownerId, verifierId, assessorIds, mayVerify, mayTreat, mayClose }, { id, isLeading }) {
    const roles = {
      isOwner: ownerId === id && mayTreat,
      isVerifier: verifierId === id && mayVerify,
      isAssessor: assessorIds.includes(id),
      isLeading,
      mayClose,
    };
    const refusal = findingRefusal(action, kind, roles);
    return refusal && refusalTexts[refusal];
  },
};

/** Whether a finding can be archived: a closed one, or an open one that was raised in error. Both with a reason. */
export const isArchivable = (status: FindingStatus, isRaisedInError: boolean): boolean =>
  status === 'CLOSED' || (status === 'OPEN' && isRaisedInError);

/** Whether how grave a finding is can still be changed: nobody has decided on it. */
export const isReclassifiable = (status: FindingStatus): boolean => status === 'OPEN' || status === 'IN_PROGRESS';

/** Whether a finding can be removed; others are archived. One of an assessment that has begun is part of what that found. */
export const isRemovable = (status: FindingStatus, isOfBegunAssessment: boolean): boolean =>
  isReclassifiable(status) && !isOfBegunAssessment;

/** What only `reclassify` changes: the person who works on a finding decides neither how grave it is nor what counts as done since. */
const classification = ['kind', 'raisedOn'] as const;

/** What stays as it is while a finding is closed or its risk is accepted: what was decided on. */
const substance = [
  'kind',
  'title',
  'description',
  'ownerId',
  'verifierId',
  'raisedOn',
  'rootCause',
  'correction',
  'evidenceIds',
  'positionIds',
] as const;

type Substance = Readonly<Record<(typeof substance)[number], unknown>>;

/** The fields that an input changes although they are fixed. */
export const fixedFindingFields = (status: FindingStatus, before: Substance, input: Substance): string[] => {
  const fixed = status === 'CLOSED' || status === 'RISK_ACCEPTED' ? substance : classification;
  return fixed.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(input[field]));
};
