import type { components } from '#openapi/generated/types.ts';

import { forSomeoneElse, type Actor, type Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type AcceptanceStatus = Schemas['RiskAcceptanceStatus'];
export type AcceptanceAction = Schemas['RiskAcceptanceAction'];

/** While one is open, no other can be submitted. */
export const isOpen = (status: AcceptanceStatus): boolean => status === 'SUBMITTED' || status === 'ACCEPTED';

/** The people of an acceptance. */
export interface AcceptanceParties {
  readonly submittedById: string;
  readonly approverId: string;
}

/** Why an accepted risk has to be decided on again. */
export type AcceptanceEvent = 'EXPIRE' | 'RESIDUAL_RISE' | 'INCIDENT' | 'CONTROL_FAILURE';

export interface AcceptanceNames {
  readonly state: AcceptanceStatus;
  readonly action: AcceptanceAction;
  readonly event: AcceptanceEvent;
  readonly need: 'reason';
  readonly party: 'author' | 'approver' | 'riskOwner' | 'watchers';
  readonly parties: AcceptanceParties;
}

/** Nobody decides on what they have submitted themselves; who leads acts when the approver cannot. */
function mayTake(action: AcceptanceAction, { submittedById, approverId }: AcceptanceParties, actor: Actor): boolean {
  const isAuthor = actor.id === submittedById;
  const isApprover = actor.id === approverId;
  if (action === 'WITHDRAW') return isAuthor || actor.isLeading;
  if (action === 'REVOKE') return isAuthor || isApprover || actor.isLeading;
  return !isAuthor && (isApprover || actor.isLeading);
}

const all = ['author', 'approver', 'riskOwner', 'watchers'] as const;
const parties = ['author', 'approver', 'watchers'] as const;

/** What ends an accepted one by itself. */
const ended = { from: ['ACCEPTED'], to: 'REOPENED', needs: [], tells: all } as const;

/** The acceptance of a residual risk (ISO/IEC 27005:2022, 8.6.3). Rights and log are those of the risk. */
export const acceptanceLifecycle: Lifecycle<AcceptanceNames> = {
  initial: 'SUBMITTED',
  steps: {
    ACCEPT: { from: ['SUBMITTED'], to: 'ACCEPTED', needs: [], tells: all },
    REJECT: { from: ['SUBMITTED'], to: 'REJECTED', needs: ['reason'], tells: parties },
    WITHDRAW: { from: ['SUBMITTED'], to: 'WITHDRAWN', needs: [], tells: parties },
    REVOKE: { from: ['ACCEPTED'], to: 'REVOKED', needs: ['reason'], tells: all },
  },
  events: {
    EXPIRE: { ...ended, by: 'TIME' },
    RESIDUAL_RISE: { ...ended, by: 'CHANGE' },
    INCIDENT: { ...ended, by: 'CHANGE' },
    CONTROL_FAILURE: { ...ended, by: 'CHANGE' },
  },
  refusal: (action, people, actor) => (mayTake(action, people, actor) ? undefined : forSomeoneElse),
};
