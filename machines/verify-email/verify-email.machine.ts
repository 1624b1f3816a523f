import { assign, emit, fromCallback, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { SignUpStep } from '../identity-step.ts';
import { notProvided } from '../not-provided.ts';
import { codeDigits, codeLength, isWrongCode } from '../validation.ts';
import type {
  ClockEvent,
  VerifyEmailContext,
  VerifyEmailEvent,
  VerifyEmailInput,
  VerifyEmailNotice,
} from './verify-email.types.ts';

/** Cooldown before the code can be resent, in milliseconds (specification section 9). */
const resendCooldown = 30_000;

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
    setTime: assign((_, { now }: { now: number }) => ({ now })),
    startCooldown: assign(({ context }) => ({ resendAt: context.now + resendCooldown })),
    changeCode: assign((_, { value }: { value: string }) => ({ code: codeDigits(value), error: null })),
    emptyCode: assign({ code: '' }),
    showIncomplete: assign({ error: 'code.incomplete' }),
    showWrongCode: assign({ error: 'code.incorrect' }),
    clearError: assign({ error: null }),
    setSession: assign((_, { sessionId }: { sessionId: string | null }) => ({ sessionId })),
    markVerifiedBefore: assign({ verifiedBefore: true }),
    notifyCooldown: emit(
      ({ context }) => ({ type: 'verifyEmail.cooldownStarted', resendAt: context.resendAt }) as const,
    ),
    notifyForgotten: emit({ type: 'verifyEmail.forgotten' }),
    notifyLeft: emit({ type: 'verifyEmail.left' }),
    notifyFinished: emit({ type: 'verifyEmail.finished' }),
    notifyNoEmail: emit({ type: 'verifyEmail.noEmail' }),
    notifyCodeMissing: emit({ type: 'verifyEmail.codeMissing' }),
    notifyVerified: emit({ type: 'verifyEmail.verified' }),
    notifyVerifiedBefore: emit({ type: 'verifyEmail.verifiedBefore' }),
    notifyNotVerified: emit({ type: 'verifyEmail.failed', failure: null }),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'verifyEmail.failed', failure }) as const),
    notifyResent: emit({ type: 'verifyEmail.resent' }),
    notifyNotResent: emit(
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
          { guard: 'hasNoEmail', target: 'left', actions: 'notifyNoEmail' },
          {
            guard: { type: 'isFoundComplete', params: foundOf },
            target: 'activating',
            actions: [
              'notifyForgotten',
              { type: 'setSession', params: ({ event }) => ({ sessionId: event.output?.sessionId ?? null }) },
              'notifyVerified',
            ],
          },
          { target: 'asking', actions: 'notifyCooldown' },
        ],
        onError: [
          { guard: 'hasNoEmail', target: 'left', actions: 'notifyNoEmail' },
          // The state of the sign-up is read again when the code is submitted.
          { target: 'asking', actions: 'notifyCooldown' },
        ],
      },
    },
    asking: {
      type: 'parallel',
      tags: 'form',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': { actions: { type: 'setTime', params: ({ event }) => event } },
        'back.pressed': { target: 'left', actions: ['notifyForgotten', 'notifyLeft'] },
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
                  { actions: ['showIncomplete', 'notifyCodeMissing'] },
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
                      'notifyForgotten',
                      { type: 'setSession', params: ({ event }) => event.output },
                      'notifyVerified',
                    ],
                  },
                  { target: 'entering', actions: ['showWrongCode', 'notifyNotVerified'] },
                ],
                onError: [
                  {
                    guard: { type: 'isVerifiedAlready', params: failureOf },
                    target: '#verifyEmail.activating',
                    actions: ['notifyForgotten', 'markVerifiedBefore', 'notifyVerifiedBefore'],
                  },
                  {
                    guard: { type: 'isWrongCode', params: failureOf },
                    target: 'entering',
                    actions: ['showWrongCode', { type: 'notifyFailure', params: failureOf }],
                  },
                  { target: 'entering', actions: { type: 'notifyFailure', params: failureOf } },
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
                  actions: ['startCooldown', 'notifyCooldown', 'notifyResent'],
                },
                onError: { target: 'idle', actions: { type: 'notifyNotResent', params: failureOf } },
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
          { target: 'asking', actions: ['emptyCode', { type: 'notifyFailure', params: failureOf }] },
        ],
      },
    },
    verified: { type: 'final', entry: 'notifyFinished' },
    left: { type: 'final' },
  },
});
