import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from './lifecycle.ts';

type Schemas = components['schemas'];

export type AcceptanceStatus = Schemas['RiskAcceptanceStatus'];
export type AcceptanceAction = Schemas['RiskAcceptanceAction'];

/** The acceptance of a residual risk (ISO/IEC 27005:2022, 8.6.3). An accepted one may also end by itself. */
export const acceptanceLifecycle: Lifecycle<AcceptanceStatus, AcceptanceAction, 'reason'> = {
  initial: 'SUBMITTED',
  steps: {
    ACCEPT: { from: ['SUBMITTED'], to: 'ACCEPTED', needs: [] },
    REJECT: { from: ['SUBMITTED'], to: 'REJECTED', needs: ['reason'] },
    WITHDRAW: { from: ['SUBMITTED'], to: 'WITHDRAWN', needs: [] },
    REVOKE: { from: ['ACCEPTED'], to: 'REVOKED', needs: ['reason'] },
  },
};

/** While one is open, no other can be submitted. */
export const isOpen = (status: AcceptanceStatus): boolean => status === 'SUBMITTED' || status === 'ACCEPTED';

interface Parties {
  readonly submittedById: string;
  readonly approverId: string;
}

interface Person {
  readonly id: string;
  /** ORG_ADMIN or ORG_MANAGER, who act when the approver cannot. */
  readonly isLeading: boolean;
}

/** Whether a person may take an action. Nobody decides on what they have submitted themselves. */
export function mayTake(action: AcceptanceAction, { submittedById, approverId }: Parties, person: Person): boolean {
  const isAuthor = person.id === submittedById;
  const isApprover = person.id === approverId;
  if (action === 'WITHDRAW') return isAuthor || person.isLeading;
  if (action === 'REVOKE') return isAuthor || isApprover || person.isLeading;
  return !isAuthor && (isApprover || person.isLeading);
}
