import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { needsReverification, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { ReverificationInput, ReverificationOutcome } from '../reverification/reverification.machine.ts';
import { codeDigits, codeLength } from '../validation.ts';

/** The enrolment secret for an authenticator app, shown once. */
export interface SecondFactorSecret {
  /** Base32, for manual entry. */
  readonly secret: string;
  /** `otpauth:` address, for a QR code. */
  readonly uri: string;
}

export type SecondFactorErrorCode = 'code.incomplete' | 'code.incorrect';

export interface SecondFactorContext {
  readonly enabled: boolean;
  readonly secret: SecondFactorSecret | null;
  readonly code: string;
  readonly error: SecondFactorErrorCode | null;
}

export type SecondFactorEvent =
  | { type: 'enrolment.started' }
  | { type: 'removal.started' }
  | { type: 'code.changed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'cancelled' };

export type SecondFactorNotice =
  | { type: 'secondFactor.enabled' }
  | { type: 'secondFactor.removed' }
  | { type: 'secondFactor.failed'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const outcomeOf = ({ event }: { event: DoneActorEvent<ReverificationOutcome> }) => ({ outcome: event.output });
const contradicts = 409;

/**
 * Authenticator app as second factor. A code confirms that the app has the secret; another code is required to remove
 * it. The secret is shown once and discarded when enrolment ends.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    emitted: {} as SecondFactorNotice,
    input: {} as { enabled: boolean },
    tags: {} as 'busy' | 'enrolling' | 'removing',
  },
  actors: {
    beginSecondFactor: fromPromise<SecondFactorSecret>(notProvided('beginSecondFactor')),
    confirmSecondFactor: fromPromise<void, { code: string }>(notProvided('confirmSecondFactor')),
    removeSecondFactor: fromPromise<void, { code: string }>(notProvided('removeSecondFactor')),
    /** Reverifies the user by password or code; rejects if that is not possible. */
    reverify: fromPromise<ReverificationOutcome, ReverificationInput>(notProvided('reverify')),
  },
  guards: {
    isVerified: (_, { outcome }: { outcome: ReverificationOutcome }) => outcome.verified,
    needsReverification: (_, { failure }: { failure: Failure }) => needsReverification(failure),
    isEnabled: ({ context }) => context.enabled,
    hasWholeCode: ({ context }) => context.code.length === codeLength,
    isWrongCode: (_, { failure }: { failure: Failure }) => 'code' in failure.fieldErrors,
    /** The change was already made in another browser. */
    isEnabledAlready: (_, { failure }: { failure: Failure }) => failure.status === contradicts,
  },
  actions: {
    setSecret: assign((_, { secret }: { secret: SecondFactorSecret }) => ({ secret })),
    changeCode: assign((_, { value }: { value: string }) => ({ code: codeDigits(value), error: null })),
    clearError: assign({ error: null }),
    showIncompleteCode: assign({ error: 'code.incomplete' as const }),
    showWrongCode: assign({ error: 'code.incorrect' as const }),
    forget: assign({ secret: null, code: '', error: null }),
    notifyEnabled: emit({ type: 'secondFactor.enabled' }),
    notifyRemoved: emit({ type: 'secondFactor.removed' }),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'secondFactor.failed', failure }) as const),
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({ enabled: input.enabled, secret: null, code: '', error: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEnabled', target: 'on' }, { target: 'off' }] },
    off: { on: { 'enrolment.started': 'beginning' } },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'beginSecondFactor',
        src: 'beginSecondFactor',
        onDone: {
          target: 'enrolling',
          actions: { type: 'setSecret', params: ({ event }) => ({ secret: event.output }) },
        },
        onError: [
          { guard: { type: 'needsReverification', params: failureOf }, target: 'reverifyingToBegin' },
          { guard: { type: 'isEnabledAlready', params: failureOf }, target: 'on' },
          { target: 'off', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
    },
    reverifyingToBegin: {
      tags: 'busy',
      invoke: {
        id: 'reverifyToBegin',
        src: 'reverify',
        input: { password: null },
        onDone: [{ guard: { type: 'isVerified', params: outcomeOf }, target: 'beginning' }, { target: 'off' }],
        onError: { target: 'off', actions: { type: 'notifyFailure', params: failureOf } },
      },
    },
    enrolling: {
      tags: 'enrolling',
      on: {
        'code.changed': { actions: { type: 'changeCode', params: ({ event }) => ({ value: event.value }) } },
        'code.submitted': [
          { guard: 'hasWholeCode', target: 'confirming', actions: 'clearError' },
          { actions: 'showIncompleteCode' },
        ],
        cancelled: { target: 'off', actions: 'forget' },
      },
    },
    confirming: {
      tags: ['busy', 'enrolling'],
      invoke: {
        id: 'confirmSecondFactor',
        src: 'confirmSecondFactor',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'on', actions: ['forget', 'notifyEnabled'] },
        onError: [
          { guard: { type: 'needsReverification', params: failureOf }, target: 'reverifyingToConfirm' },
          { guard: { type: 'isWrongCode', params: failureOf }, target: 'enrolling', actions: 'showWrongCode' },
          { target: 'enrolling', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
    },
    /** Keep the secret: the app may already have it. */
    reverifyingToConfirm: {
      tags: ['busy', 'enrolling'],
      invoke: {
        id: 'reverifyToConfirm',
        src: 'reverify',
        input: { password: null },
        onDone: [{ guard: { type: 'isVerified', params: outcomeOf }, target: 'confirming' }, { target: 'enrolling' }],
        onError: { target: 'enrolling', actions: { type: 'notifyFailure', params: failureOf } },
      },
    },
    on: { on: { 'removal.started': 'enteringCode' } },
    enteringCode: {
      tags: 'removing',
      on: {
        'code.changed': { actions: { type: 'changeCode', params: ({ event }) => ({ value: event.value }) } },
        'code.submitted': [
          { guard: 'hasWholeCode', target: 'removing', actions: 'clearError' },
          { actions: 'showIncompleteCode' },
        ],
        cancelled: { target: 'on', actions: 'forget' },
      },
    },
    removing: {
      tags: ['busy', 'removing'],
      invoke: {
        id: 'removeSecondFactor',
        src: 'removeSecondFactor',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'off', actions: ['forget', 'notifyRemoved'] },
        onError: [
          { guard: { type: 'isWrongCode', params: failureOf }, target: 'enteringCode', actions: 'showWrongCode' },
          { target: 'enteringCode', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
    },
  },
});
