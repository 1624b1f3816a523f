import { emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { SocialMode, SocialRequest } from '../identity-step.ts';
import { notProvided } from '../not-provided.ts';
import { slowAfter, waiting } from '../waiting.ts';

/** The outcome of a visit to a social provider. */
export type SocialOutcome =
  /** A session was created. A transfer makes the actual mode differ from the requested one. */
  | { readonly kind: 'signedIn'; readonly mode: SocialMode }
  | { readonly kind: 'secondFactorDue' }
  /** The social account lacks data required to create an account here. */
  | { readonly kind: 'incomplete' };

export type SocialReturnNotice =
  | { type: 'socialReturn.signedIn'; mode: SocialMode }
  | { type: 'socialReturn.secondFactorRequired' }
  | ({ type: 'socialReturn.incomplete' } & SocialRequest)
  | ({ type: 'socialReturn.failed'; failure: Failure } & SocialRequest);

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const outcomeOf = ({ event }: { event: DoneActorEvent<SocialOutcome> }) => ({ outcome: event.output });

/**
 * Return from a social provider's page (specification section 4, "Social login"). Every outcome emits a notice and
 * leads to another screen: the start page, the second-factor code, or the form where the visit started.
 */
export const socialReturnMachine = setup({
  types: {
    context: {} as SocialRequest,
    input: {} as SocialRequest,
    emitted: {} as SocialReturnNotice,
    tags: {} as 'slow',
  },
  actors: {
    finishSocial: fromPromise<SocialOutcome, SocialRequest>(notProvided('finishSocial')),
  },
  delays: { slow: slowAfter },
  guards: {
    isSignedIn: (_, { outcome }: { outcome: SocialOutcome }) => outcome.kind === 'signedIn',
    isSecondFactorDue: (_, { outcome }: { outcome: SocialOutcome }) => outcome.kind === 'secondFactorDue',
  },
  actions: {
    notifySignedIn: emit((_, { outcome }: { outcome: SocialOutcome }) => ({
      type: 'socialReturn.signedIn' as const,
      mode: outcome.kind === 'signedIn' ? outcome.mode : 'signIn',
    })),
    notifySecondFactor: emit({ type: 'socialReturn.secondFactorRequired' }),
    notifyIncomplete: emit(({ context }) => ({ type: 'socialReturn.incomplete' as const, ...context })),
    notifyFailure: emit(({ context }, { failure }: { failure: Failure }) => ({
      type: 'socialReturn.failed' as const,
      failure,
      ...context,
    })),
  },
}).createMachine({
  id: 'socialReturn',
  context: ({ input }) => input,
  initial: 'finishing',
  states: {
    finishing: {
      ...waiting,
      invoke: {
        id: 'finishSocial',
        src: 'finishSocial',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isSignedIn', params: outcomeOf },
            target: 'signedIn',
            actions: { type: 'notifySignedIn', params: outcomeOf },
          },
          {
            guard: { type: 'isSecondFactorDue', params: outcomeOf },
            target: 'secondFactorDue',
            actions: 'notifySecondFactor',
          },
          { target: 'refused', actions: 'notifyIncomplete' },
        ],
        onError: { target: 'refused', actions: { type: 'notifyFailure', params: failureOf } },
      },
    },
    signedIn: { type: 'final' },
    secondFactorDue: { type: 'final' },
    refused: { type: 'final' },
  },
});
