import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from './lifecycle.ts';

type Schemas = components['schemas'];

export type ProposalStatus = Schemas['ScoreProposalStatus'];
export type ProposalAction = Schemas['ScoreProposalAction'];

/** A score that an incident suggests for a risk. Once decided, it stays as it is: a new one can be proposed. */
export const proposalLifecycle: Lifecycle<ProposalStatus, ProposalAction, 'reason'> = {
  initial: 'OPEN',
  steps: {
    ACCEPT: { from: ['OPEN'], to: 'ACCEPTED', needs: [] },
    DECLINE: { from: ['OPEN'], to: 'DECLINED', needs: ['reason'] },
    WITHDRAW: { from: ['OPEN'], to: 'WITHDRAWN', needs: [] },
  },
};

interface Parties {
  readonly proposedById: string;
  /** The owner of the risk now; null if it has none. */
  readonly riskOwnerId: string | null;
}

interface Person {
  readonly id: string;
  /** ORG_ADMIN or ORG_MANAGER, who act when the owner cannot. */
  readonly isLeading: boolean;
  /** Whether they may edit risks. */
  readonly mayEditRisks: boolean;
}

/** Whether a person may take an action. Only the owner of a risk decides on a proposal of their own. */
export function mayTake(action: ProposalAction, { proposedById, riskOwnerId }: Parties, person: Person): boolean {
  const isAuthor = person.id === proposedById;
  if (action === 'WITHDRAW') return isAuthor || person.isLeading;
  if (person.id === riskOwnerId) return true;
  return !isAuthor && (person.isLeading || (riskOwnerId === null && person.mayEditRisks));
}
