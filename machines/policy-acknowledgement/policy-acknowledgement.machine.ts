import { assign, emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided, watcherNotProvided } from '../not-provided.ts';
import { slowAfter, waiting } from '../waiting.ts';

/** What a recipient has of an acknowledgement. */
export interface Acknowledged {
  /** ISO 8601. */
  readonly acknowledgedAt: string;
  readonly receiptCode: string;
}

export interface PolicyAcknowledgementContext {
  /** Null until the policy is acknowledged. */
  readonly acknowledged: Acknowledged | null;
  /** Why the last attempt failed. */
  readonly failure: Failure | null;
}

export type PolicyAcknowledgementEvent =
  | { type: 'box.ticked' }
  | { type: 'message.closed' }
  /** The browser is online again. */
  | { type: 'connection.returned' };

/** Milliseconds for which a message is shown (specification section 9). */
const messageTime = 4000;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The checkbox under a policy (specification section 4, policy acknowledgement): one-way. A request that no answer came to is
 * repeated once there is a connection again: the server stores only the first. A page that was acknowledged on an earlier
 * visit has no machine.
 */
export const policyAcknowledgementMachine = setup({
  types: {
    context: {} as PolicyAcknowledgementContext,
    events: {} as PolicyAcknowledgementEvent,
    emitted: {} as { type: 'policy.acknowledged' },
  },
  actors: {
    acknowledge: fromPromise<Acknowledged>(notProvided('acknowledge')),
    watchConnection: fromCallback<PolicyAcknowledgementEvent>(watcherNotProvided('watchConnection')),
  },
  delays: { slow: slowAfter, message: messageTime },
  guards: {
    isUnanswered: (_, { failure }: { failure: Failure }) => failure.code === 'network_error',
  },
  actions: {
    keep: assign((_, acknowledged: Acknowledged) => ({ acknowledged, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    notifyAcknowledged: emit({ type: 'policy.acknowledged' }),
  },
}).createMachine({
  id: 'policyAcknowledgement',
  context: { acknowledged: null, failure: null },
  initial: 'unticked',
  states: {
    unticked: { on: { 'box.ticked': 'acknowledging' } },
    acknowledging: {
      invoke: {
        id: 'acknowledge',
        src: 'acknowledge',
        onDone: {
          target: 'acknowledged',
          actions: [{ type: 'keep', params: ({ event }) => event.output }, 'notifyAcknowledged'],
        },
        onError: [
          {
            guard: { type: 'isUnanswered', params: failureOf },
            target: 'unanswered',
            actions: { type: 'keepFailure', params: failureOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
      ...waiting,
    },
    unanswered: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: { 'box.ticked': 'acknowledging', 'connection.returned': 'acknowledging' },
    },
    failed: { on: { 'box.ticked': 'acknowledging' } },
    acknowledged: {
      initial: 'announced',
      states: {
        announced: { after: { message: 'settled' }, on: { 'message.closed': 'settled' } },
        settled: {},
      },
    },
  },
});
