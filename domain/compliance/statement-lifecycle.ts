import type { Actor, Lifecycle } from '../lifecycle.ts';

export type StatementStatus = 'DRAFT' | 'REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
export type StatementAction = 'SUBMIT' | 'WITHDRAW' | 'APPROVE' | 'REJECT' | 'REVISE';

/** What moves a statement without being an action of a member: the passing of its review date. */
export type StatementEvent = 'EXPIRE';

export type StatementNeed = 'approver' | 'changeLog' | 'reason';

export interface StatementParties {
  readonly authorIds: readonly string[];
  readonly approverId: string | null;
}

export type StatementRefusal = 'NOT_LEADING' | 'NOT_AUTHOR' | 'NOT_APPROVER' | 'OWN_STATEMENT';

type ActingPerson = Pick<Actor, 'id' | 'isLeading'>;

export interface StatementNames {
  readonly state: StatementStatus;
  readonly action: StatementAction;
  readonly event: StatementEvent;
  readonly need: StatementNeed;
  readonly party: 'authors' | 'approver' | 'watchers';
  readonly parties: StatementParties;
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

const refusalTexts: Readonly<Record<StatementRefusal, string>> = {
  NOT_LEADING: 'This is for a manager or an administrator to do',
  NOT_AUTHOR: 'This is for its authors to do',
  NOT_APPROVER: 'This is for the approver to decide',
  OWN_STATEMENT: 'Someone who has written none of it must decide',
};

const tells = ['authors', 'approver', 'watchers'] as const;

/** The course of a version of the statement of applicability (compliance T6). REVISE begins the next version. */
export const statementLifecycle: Lifecycle<StatementNames> = {
  initial: 'DRAFT',
  steps: {
    SUBMIT: {
      from: ['DRAFT', 'REJECTED'],
      to: 'REVIEW',
      needs: ['approver', 'changeLog'],
      tells,
      asks: ['approver'],
      leadsOn: true,
    },
    WITHDRAW: { from: ['REVIEW'], to: 'DRAFT', needs: [], tells },
    APPROVE: { from: ['REVIEW'], to: 'APPROVED', needs: [], tells, leadsOn: true },
    REJECT: { from: ['REVIEW'], to: 'REJECTED', needs: ['reason'], tells, asks: ['authors'] },
    REVISE: { from: ['APPROVED', 'EXPIRED'], to: 'DRAFT', needs: [], tells },
  },
  events: { EXPIRE: { from: ['APPROVED'], to: 'EXPIRED', needs: [], tells, by: 'TIME' } },
  refusal(action, parties, actor) {
    const refusal = statementRefusal(action, parties, actor);
    return refusal && refusalTexts[refusal];
  },
};
