import type { components } from '#openapi/generated/types.ts';

import { forSomeoneElse, type Actor, type Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type ProposalStatus = Schemas['ScoreProposalStatus'];
export type ProposalAction = Schemas['ScoreProposalAction'];

/** The people of a proposal. */
export interface ProposalParties {
  readonly proposedById: string;
  /** The owner of the risk now; null if it has none. */
  readonly riskOwnerId: string | null;
}

export interface ProposalNames {
  readonly state: ProposalStatus;
  readonly action: ProposalAction;
  readonly event: never;
  readonly need: 'reason';
  readonly party: 'author' | 'riskOwner';
  readonly parties: ProposalParties;
}

/** Only the owner of a risk decides on a proposal of their own; who leads acts when the owner cannot. */
function mayTake(action: ProposalAction, { proposedById, riskOwnerId }: ProposalParties, actor: Actor): boolean {
  const isAuthor = actor.id === proposedById;
  if (action === 'WITHDRAW') return isAuthor || actor.isLeading;
  if (actor.id === riskOwnerId) return true;
  return !isAuthor && (actor.isLeading || (riskOwnerId === null && actor.mayEdit));
}

/**
 * A score that an incident suggests for a risk. Once decided, it stays as it is: a new one can be proposed. Its log and its
 * rights are those of the risk, whose watchers are told of the score once it has changed.
 */
export const proposalLifecycle: Lifecycle<ProposalNames> = {
  initial: 'OPEN',
  steps: {
    ACCEPT: { from: ['OPEN'], to: 'ACCEPTED', needs: [], tells: ['author', 'riskOwner'] },
    DECLINE: { from: ['OPEN'], to: 'DECLINED', needs: ['reason'], tells: ['author', 'riskOwner'] },
    WITHDRAW: { from: ['OPEN'], to: 'WITHDRAWN', needs: [], tells: ['author', 'riskOwner'] },
  },
  events: {},
  refusal: (action, parties, actor) => (mayTake(action, parties, actor) ? undefined : forSomeoneElse),
};
