import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { codeDigits, codeLength } from '../validation.ts';

/** Verification factors: a password, a code from the authenticator app, or a mailed code. */
export type ReverificationFactor = 'password' | 'totp' | 'emailCode';

/** The next factor that the provider requires; null when verification is complete. */
export interface ReverificationStep {
  readonly factor: ReverificationFactor | null;
}

/** Error codes; the messages are in `src/texts`. */
export type ReverificationErrorCode = 'password.required' | 'password.incorrect' | 'code.incomplete' | 'code.incorrect';

export interface ReverificationInput {
  /** The current password if the user has just typed it: tried before prompting. Null if unknown. */
  readonly password: string | null;
}

export interface ReverificationContext {
  readonly factor: ReverificationFactor;
  /** The password or code being typed, or the password already known. */
  readonly secret: string;
  readonly error: ReverificationErrorCode | null;
  readonly verified: boolean;
  /** The error from starting the reverification. */
  readonly failure: Failure | null;
}

export type ReverificationEvent =
  | { type: 'secret.changed'; value: string }
  | { type: 'secret.submitted' }
  | { type: 'cancelled' };

/** The outcome: not verified and no failure means that the user cancelled. */
export interface ReverificationOutcome {
  readonly verified: boolean;
  readonly failure: Failure | null;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const stepOf = ({ event }: { event: DoneActorEvent<ReverificationStep> }) => ({ step: event.output });

const wrongCodes = new Set(['form_password_incorrect', 'form_code_incorrect']);

const errorIn = ({ factor, secret }: ReverificationContext): ReverificationErrorCode | null => {
  if (factor === 'password') return secret === '' ? 'password.required' : null;
  return secret.length === codeLength ? null : 'code.incomplete';
};

/**
 * Reverifies the signed-in user before a change of credentials (OWASP ASVS 5.0, 7.5.1). Invoked by flows whose request
 * was refused with `session_reverification_required`; they then repeat the request.
 */
export const reverificationMachine = setup({
  types: {
    context: {} as ReverificationContext,
    events: {} as ReverificationEvent,
    emitted: {} as { type: 'reverification.failed'; failure: Failure },
    input: {} as ReverificationInput,
    output: {} as ReverificationOutcome,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    startReverification: fromPromise<ReverificationStep>(notProvided('startReverification')),
    attemptReverification: fromPromise<ReverificationStep, { factor: ReverificationFactor; secret: string }>(
      notProvided('attemptReverification'),
    ),
  },
  guards: {
    isDone: (_, { step }: { step: ReverificationStep }) => step.factor === null,
    isKnown: ({ context }, { step }: { step: ReverificationStep }) =>
      step.factor === 'password' && context.secret !== '',
    isFilledIn: ({ context }) => errorIn(context) === null,
    isWrong: (_, { failure }: { failure: Failure }) => wrongCodes.has(failure.code),
  },
  actions: {
    askFor: assign(({ context }, { step }: { step: ReverificationStep }) => ({
      factor: step.factor ?? context.factor,
      secret: '',
      error: null,
    })),
    changeSecret: assign(({ context }, { value }: { value: string }) => ({
      secret: context.factor === 'password' ? value : codeDigits(value),
      error: null,
    })),
    showError: assign(({ context }) => ({ error: errorIn(context) })),
    clearError: assign({ error: null }),
    showWrong: assign(({ context }) => ({
      error: context.factor === 'password' ? ('password.incorrect' as const) : ('code.incorrect' as const),
    })),
    forgetSecret: assign({ secret: '' }),
    markVerified: assign({ secret: '', verified: true }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ secret: '', failure })),
    notifyFailure: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'reverification.failed', failure }) as const,
    ),
  },
}).createMachine({
  id: 'reverification',
  context: ({ input }) => ({
    factor: 'password',
    secret: input.password ?? '',
    error: null,
    verified: false,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startReverification',
        src: 'startReverification',
        onDone: [
          { guard: { type: 'isDone', params: stepOf }, target: 'verified', actions: 'markVerified' },
          { guard: { type: 'isKnown', params: stepOf }, target: 'provingKnown' },
          { target: 'asking', actions: { type: 'askFor', params: stepOf } },
        ],
        onError: { target: 'unavailable', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    /** Tries the known password, so that it is not typed twice. A wrong one ends the flow: the form shows the error. */
    provingKnown: {
      tags: 'busy',
      invoke: {
        id: 'attemptKnown',
        src: 'attemptReverification',
        input: ({ context: { factor, secret } }) => ({ factor, secret }),
        onDone: [
          { guard: { type: 'isDone', params: stepOf }, target: 'verified', actions: 'markVerified' },
          { target: 'asking', actions: { type: 'askFor', params: stepOf } },
        ],
        onError: { target: 'unavailable', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'secret.changed': { actions: { type: 'changeSecret', params: ({ event }) => ({ value: event.value }) } },
        'secret.submitted': [
          { guard: 'isFilledIn', target: 'checking', actions: 'clearError' },
          { actions: 'showError' },
        ],
        cancelled: { target: 'cancelled', actions: 'forgetSecret' },
      },
    },
    checking: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'attemptReverification',
        src: 'attemptReverification',
        input: ({ context: { factor, secret } }) => ({ factor, secret }),
        onDone: [
          { guard: { type: 'isDone', params: stepOf }, target: 'verified', actions: 'markVerified' },
          { target: 'asking', actions: { type: 'askFor', params: stepOf } },
        ],
        onError: [
          { guard: { type: 'isWrong', params: failureOf }, target: 'asking', actions: 'showWrong' },
          { target: 'asking', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
    },
    verified: { type: 'final' },
    cancelled: { type: 'final' },
    unavailable: { type: 'final' },
  },
  output: ({ context: { verified, failure } }) => ({ verified, failure }),
});
