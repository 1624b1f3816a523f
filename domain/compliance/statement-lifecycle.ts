import type { Lifecycle } from '../lifecycle.ts';

export type StatementStatus = 'DRAFT' | 'REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
export type StatementAction = 'SUBMIT' | 'WITHDRAW' | 'APPROVE' | 'REJECT' | 'REVISE';

/** What moves a statement without being an action of a member: the passing of its review date. */
export type StatementEvent = 'EXPIRE';

export type StatementNeed = 'approver' | 'changeLog' | 'reason';

/** The course of a version of the statement of applicability (compliance T6). REVISE begins the next version. */
export const statementLifecycle: Lifecycle<StatementStatus, StatementAction | StatementEvent, StatementNeed> = {
  initial: 'DRAFT',
  steps: {
    SUBMIT: { from: ['DRAFT', 'REJECTED'], to: 'REVIEW', needs: ['approver', 'changeLog'] },
    WITHDRAW: { from: ['REVIEW'], to: 'DRAFT', needs: [] },
    APPROVE: { from: ['REVIEW'], to: 'APPROVED', needs: [] },
    REJECT: { from: ['REVIEW'], to: 'REJECTED', needs: ['reason'] },
    REVISE: { from: ['APPROVED', 'EXPIRED'], to: 'DRAFT', needs: [] },
    EXPIRE: { from: ['APPROVED'], to: 'EXPIRED', needs: [] },
  },
};

export interface StatementParties {
  readonly authorIds: readonly string[];
  readonly approverId: string | null;
}

export type StatementRefusal = 'NOT_LEADING' | 'NOT_AUTHOR' | 'NOT_APPROVER' | 'OWN_STATEMENT';

interface ActingPerson {
  readonly id: string;
  /** ORG_ADMIN or ORG_MANAGER. */
  readonly isLeading: boolean;
}

/** Nobody approves what they have written. */
function refusalToDecide({ authorIds, approverId }: StatementParties, { id }: ActingPerson) {
  if (id !== approverId) return 'NOT_APPROVER';
  return authorIds.includes(id) ? 'OWN_STATEMENT' : undefined;
}

const refusalToLead = (_parties: StatementParties, { isLeading }: ActingPerson) =>
  isLeading ? undefined : 'NOT_LEADING';

type Refusing = (parties: StatementParties, person: ActingPerson) => StatementRefusal | undefined;

const refusals: Readonly<Record<StatementAction, Refusing>> = {
  SUBMIT: refusalToLead,
  REVISE: refusalToLead,
  WITHDRAW: ({ authorIds }, { id, isLeading }) => (isLeading || authorIds.includes(id) ? undefined : 'NOT_AUTHOR'),
  APPROVE: refusalToDecide,
  REJECT: refusalToDecide,
};

/** Why a person may not take an action; undefined if they may. */
export const statementRefusal = (
  action: StatementAction,
  parties: StatementParties,
  person: ActingPerson,
): StatementRefusal | undefined => refusals[action](parties, person);
