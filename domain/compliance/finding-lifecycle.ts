import type { Lifecycle } from '../lifecycle.ts';

export type FindingKind = 'MAJOR' | 'MINOR' | 'OFI';
export type FindingStatus = 'OPEN' | 'IN_PROGRESS' | 'CLOSED' | 'RISK_ACCEPTED';
export type FindingAction = 'START' | 'CLOSE' | 'FAIL_CHECK' | 'ACCEPT_RISK' | 'REOPEN';

/** What moves a finding without being an action on it: the end of the acceptance of its risk. */
export type FindingEvent = 'END';

export type FindingNeed = 'owner' | 'due' | 'reason' | 'acceptance';

/** The course of a finding (compliance T6). What CLOSE needs is `closureOf`; a later item of the control is a reason to reopen. */
export const findingLifecycle: Lifecycle<FindingStatus, FindingAction | FindingEvent, FindingNeed> = {
  initial: 'OPEN',
  steps: {
    START: { from: ['OPEN'], to: 'IN_PROGRESS', needs: ['owner', 'due'] },
    CLOSE: { from: ['IN_PROGRESS'], to: 'CLOSED', needs: [] },
    FAIL_CHECK: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS', needs: ['reason'] },
    ACCEPT_RISK: { from: ['OPEN', 'IN_PROGRESS'], to: 'RISK_ACCEPTED', needs: ['acceptance'] },
    END: { from: ['RISK_ACCEPTED'], to: 'OPEN', needs: [] },
    REOPEN: { from: ['CLOSED'], to: 'IN_PROGRESS', needs: ['reason'] },
  },
};

/** How a person stands to a finding. */
export interface FindingRoles {
  readonly isOwner: boolean;
  readonly isVerifier: boolean;
  readonly isAssessor: boolean;
  readonly isLeading: boolean;
}

/** Why a person may not take an action on a finding. */
export type FindingRefusal = 'NOT_OWNER' | 'NOT_VERIFIER' | 'NOT_LEADING' | 'NOT_ASSESSOR' | 'MAJOR_NOT_ACCEPTABLE';

type Refusing = (roles: FindingRoles, kind: FindingKind) => FindingRefusal | undefined;

const refusalToTreat: Refusing = ({ isOwner, isLeading }) => (isOwner || isLeading ? undefined : 'NOT_OWNER');
const refusalToVerify: Refusing = ({ isVerifier }) => (isVerifier ? undefined : 'NOT_VERIFIER');

const refusals: Readonly<Record<FindingAction, Refusing>> = {
  START: refusalToTreat,
  CLOSE: (roles, kind) => (kind === 'OFI' ? refusalToTreat(roles, kind) : refusalToVerify(roles, kind)),
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

/** Whether a finding can be archived: a closed one, or an open one that was raised in error. Both with a reason. */
export const isArchivable = (status: FindingStatus, isRaisedInError: boolean): boolean =>
  status === 'CLOSED' || (status === 'OPEN' && isRaisedInError);
