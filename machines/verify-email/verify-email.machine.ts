import { assign, emit, fromCallback, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { SignUpStep } from '../identity-step.ts';
import { notProvided } from '../not-provided.ts';
import { codeDigits, codeLength, isWrongCode } from '../validation.ts';

/** Cooldown before the code can be resent, in milliseconds (specification section 9). */
const resendCooldown = 30_000;

export interface VerifyEmailInput {
  /** The email address from the URL or as stored by the sign-up; null if neither has one. */
  readonly email: string | null;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  /** The end of the resend cooldown, as stored by an earlier load of this screen. */
  readonly resendAt: number | null;
}

export interface VerifyEmailContext {
  readonly email: string;
  readonly code: string;
  readonly error: 'code.incomplete' | 'code.incorrect' | null;
  readonly sessionId: string | null;
  readonly now: number;
  readonly resendAt: number;
  /** The provider reports the address as verified; there may be no session left to activate. */
  readonly verifiedBefore: boolean;
}

export type ClockEvent = { type: 'clock.ticked'; now: number };

export type VerifyEmailEvent =
  | ClockEvent
  | { type: 'code.changed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'resend.pressed' }
  | { type: 'back.pressed' };

/** Notices for the user. */
export type VerifyEmailMessage =
  | { type: 'verifyEmail.codeMissing' }
  | { type: 'verifyEmail.verified' }
  | { type: 'verifyEmail.verifiedBefore' }
  | { type: 'verifyEmail.failed'; failure: Failure | null }
  | { type: 'verifyEmail.resent' }
  | { type: 'verifyEmail.notResent'; failure: Failure };

export type VerifyEmailNotice =
  | VerifyEmailMessage
  /** There is nothing to verify: go back to the sign-up. */
  | { type: 'verifyEmail.noEmail' }
  /** Store in the browser so that the countdown survives a reload. */
  | { type: 'verifyEmail.cooldownStarted'; resendAt: number }
  /** Clear the sign-up data stored in the browser. */
  | { type: 'verifyEmail.forgotten' }
  | { type: 'verifyEmail.left' }
  | { type: 'verifyEmail.finished' };

/** Returns the whole seconds until the code may be resent. */
export const secondsToResend = ({ now, resendAt }: Pick<VerifyEmailContext, 'now' | 'resendAt'>): number =>
  Math.max(0, Math.ceil((resendAt - now) / 1000));

/** A clock set back must not extend the cooldown. */
const firstResend = ({ now, resendAt }: VerifyEmailInput): number =>
  Math.min(resendAt ?? now + resendCooldown, now + resendCooldown);

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const stepOf = ({ event }: { event: DoneActorEvent<SignUpStep> }) => ({ step: event.output });
const foundOf = ({ event }: { event: DoneActorEvent<SignUpStep | null> }) => ({ found: event.output });

/**
 * Verification of a new account's email address by a mailed code (specification section 4, "Email verification"). An
 * actor provides the clock; the screen writes to browser storage on request.
 */
export const verifyEmailMachine = setup({
  types: {
    context: {} as VerifyEmailContext,
    events: {} as VerifyEmailEvent,
    emitted: {} as VerifyEmailNotice,
    input: {} as VerifyEmailInput,
    tags: {} as 'busy' | 'form' | 'resending',
  },
  actors: {
    readSignUp: fromPromise<SignUpStep | null>(notProvided('readSignUp')),
    attemptEmailCode: fromPromise<SignUpStep, { code: string }>(notProvided('attemptEmailCode')),
    sendEmailCode: fromPromise<void>(notProvided('sendEmailCode')),
    activateSession: fromPromise<void, { sessionId: string | null }>(notProvided('activateSession')),
    watchClock: fromCallback<ClockEvent>(() => {
      throw new Error('The actor watchClock was not provided');
    }),
  },
  guards: {
    hasNoEmail: ({ context }) => context.email === '',
    isFoundComplete: (_, { found }: { found: SignUpStep | null }) => found?.status === 'complete',
    hasWholeCode: ({ context }) => context.code.length === codeLength,
    isComplete: (_, { step }: { step: SignUpStep }) => step.status === 'complete',
    isVerifiedAlready: (_, { failure }: { failure: Failure }) =>
      // A user who verified in another tab is already signed in.
      ['verification_already_verified', 'session_exists'].includes(failure.code),
    wasVerifiedBefore: ({ context }) => context.verifiedBefore,
    isWrongCode,
    mayResend: ({ context }) => secondsToResend(context) === 0,
  },
  actions: {
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    startCooldown: assign(({ context }) => ({ resendAt: context.now + resendCooldown })),
    changeCode: assign((_, { value }: { value: string }) => ({ code: codeDigits(value), error: null })),
    emptyCode: assign({ code: '' }),
    showIncomplete: assign({ error: 'code.incomplete' }),
    showWrongCode: assign({ error: 'code.incorrect' }),
    clearError: assign({ error: null }),
    keepSession: assign((_, { sessionId }: { sessionId: string | null }) => ({ sessionId })),
    noteVerified: assign({ verifiedBefore: true }),
    tellCooldown: emit(({ context }) => ({ type: 'verifyEmail.cooldownStarted', resendAt: context.resendAt }) as const),
    tellForgotten: emit({ type: 'verifyEmail.forgotten' }),
    tellLeft: emit({ type: 'verifyEmail.left' }),
    tellFinished: emit({ type: 'verifyEmail.finished' }),
    tellNoEmail: emit({ type: 'verifyEmail.noEmail' }),
    tellCodeMissing: emit({ type: 'verifyEmail.codeMissing' }),
    tellVerified: emit({ type: 'verifyEmail.verified' }),
    tellVerifiedBefore: emit({ type: 'verifyEmail.verifiedBefore' }),
    tellNotVerified: emit({ type: 'verifyEmail.failed', failure: null }),
    tellFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'verifyEmail.failed', failure }) as const),
    tellResent: emit({ type: 'verifyEmail.resent' }),
    tellNotResent: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'verifyEmail.notResent', failure }) as const,
    ),
  },
}).createMachine({
  id: 'verifyEmail',
  context: ({ input }) => ({
    email: input.email ?? '',
    code: '',
    error: null,
    sessionId: null,
    now: input.now,
    resendAt: firstResend(input),
    verifiedBefore: false,
  }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'readSignUp',
        src: 'readSignUp',
        onDone: [
          { guard: 'hasNoEmail', target: 'left', actions: 'tellNoEmail' },
          {
            guard: { type: 'isFoundComplete', params: foundOf },
            target: 'activating',
            actions: [
              'tellForgotten',
              { type: 'keepSession', params: ({ event }) => ({ sessionId: event.output?.sessionId ?? null }) },
              'tellVerified',
            ],
          },
          { target: 'asking', actions: 'tellCooldown' },
        ],
        onError: [
          { guard: 'hasNoEmail', target: 'left', actions: 'tellNoEmail' },
          // The state of the sign-up is read again when the code is submitted.
          { target: 'asking', actions: 'tellCooldown' },
        ],
      },
    },
    asking: {
      type: 'parallel',
      tags: 'form',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } },
        'back.pressed': { target: 'left', actions: ['tellForgotten', 'tellLeft'] },
      },
      states: {
        code: {
          initial: 'entering',
          states: {
            entering: {
              on: {
                'code.changed': { actions: { type: 'changeCode', params: ({ event }) => event } },
                'code.submitted': [
                  { guard: 'hasWholeCode', target: 'verifying', actions: 'clearError' },
                  { actions: ['showIncomplete', 'tellCodeMissing'] },
                ],
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'attemptEmailCode',
                src: 'attemptEmailCode',
                input: ({ context }) => ({ code: context.code }),
                onDone: [
                  {
                    guard: { type: 'isComplete', params: stepOf },
                    target: '#verifyEmail.activating',
                    actions: [
                      'tellForgotten',
                      { type: 'keepSession', params: ({ event }) => event.output },
                      'tellVerified',
                    ],
                  },
                  { target: 'entering', actions: ['showWrongCode', 'tellNotVerified'] },
                ],
                onError: [
                  {
                    guard: { type: 'isVerifiedAlready', params: failureOf },
                    target: '#verifyEmail.activating',
                    actions: ['tellForgotten', 'noteVerified', 'tellVerifiedBefore'],
                  },
                  {
                    guard: { type: 'isWrongCode', params: failureOf },
                    target: 'entering',
                    actions: ['showWrongCode', { type: 'tellFailure', params: failureOf }],
                  },
                  { target: 'entering', actions: { type: 'tellFailure', params: failureOf } },
                ],
              },
            },
          },
        },
        resend: {
          initial: 'idle',
          states: {
            idle: { on: { 'resend.pressed': { guard: 'mayResend', target: 'sending' } } },
            sending: {
              tags: 'resending',
              invoke: {
                id: 'sendEmailCode',
                src: 'sendEmailCode',
                onDone: {
                  target: 'idle',
                  actions: ['startCooldown', 'tellCooldown', 'tellResent'],
                },
                onError: { target: 'idle', actions: { type: 'tellNotResent', params: failureOf } },
              },
            },
          },
        },
      },
    },
    activating: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'activateSession',
        src: 'activateSession',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: 'verified',
        onError: [
          { guard: 'wasVerifiedBefore', target: 'verified' },
          { target: 'asking', actions: ['emptyCode', { type: 'tellFailure', params: failureOf }] },
        ],
      },
    },
    verified: { type: 'final', entry: 'tellFinished' },
    left: { type: 'final' },
  },
});
