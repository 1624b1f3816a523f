import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { SignInStep } from '../identity-step.ts';
import { notProvided } from '../not-provided.ts';
import {
  codeDigits,
  codeLength,
  emailError,
  errorsOf,
  isWrongCode,
  newPasswordError,
  withoutError,
} from '../validation.ts';

/** Error codes; the messages are in `src/texts` (specification section 5). */
export type PasswordResetErrorCode =
  | 'email.required'
  | 'email.invalid'
  | 'password.required'
  | 'password.weak'
  | 'code.incomplete'
  | 'code.incorrect';

export interface PasswordResetContext {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly errors: Readonly<Partial<Record<'email' | 'password' | 'code', PasswordResetErrorCode>>>;
  readonly sessionId: string | null;
}

export type PasswordResetEvent =
  | { type: 'email.changed'; value: string }
  | { type: 'password.changed'; value: string }
  | { type: 'code.changed'; value: string }
  | { type: 'request.submitted' }
  | { type: 'reset.submitted' }
  | { type: 'restart.pressed' };

export type PasswordResetNotice =
  | { type: 'passwordReset.alreadySignedIn' }
  | { type: 'passwordReset.codeSent' }
  | { type: 'passwordReset.codeNotSent'; failure: Failure }
  | { type: 'passwordReset.done' }
  | { type: 'passwordReset.failed'; failure: Failure }
  | { type: 'passwordReset.secondFactorRequired' };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const stepOf = ({ event }: { event: DoneActorEvent<SignInStep> }) => ({ step: event.output });

const requestErrors = ({ email }: PasswordResetContext): PasswordResetContext['errors'] =>
  errorsOf({ email: emailError(email) });

const resetErrors = ({ password, code }: PasswordResetContext): PasswordResetContext['errors'] =>
  errorsOf({
    password: newPasswordError(password),
    code: code.length === codeLength ? undefined : 'code.incomplete',
  });

/**
 * Password reset by a mailed code (specification section 4, "Forgot password"). The screen provides the action
 * `logOutcome`: any provider response other than the two known outcomes is only logged.
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetNotice,
    tags: {} as 'busy' | 'loading' | 'request' | 'reset',
  },
  actors: {
    awaitProvider: fromPromise<void>(notProvided('awaitProvider')),
    createReset: fromPromise<SignInStep, { email: string }>(notProvided('createReset')),
    attemptReset: fromPromise<SignInStep, { code: string; password: string }>(notProvided('attemptReset')),
    activateSession: fromPromise<void, { sessionId: string | null }>(notProvided('activateSession')),
  },
  guards: {
    hasEmail: ({ context }) => Object.keys(requestErrors(context)).length === 0,
    isFilledIn: ({ context }) => Object.keys(resetErrors(context)).length === 0,
    isComplete: (_, { step }: { step: SignInStep }) => step.status === 'complete',
    needsSecondFactor: (_, { step }: { step: SignInStep }) => step.status === 'needs_second_factor',
    isSignedInAlready: (_, { failure }: { failure: Failure }) => failure.code === 'session_exists',
    isWrongCode,
  },
  actions: {
    /** Logs the provider's name for an unhandled outcome; provided by the screen. */
    logOutcome: (_: unknown, { step }: { step: SignInStep }): void => {
      throw new Error(`The action logOutcome was not provided: ${step.status}`);
    },
    changeEmail: assign(({ context: { errors } }, { value }: { value: string }) => ({
      email: value,
      errors: withoutError(errors, 'email'),
    })),
    changePassword: assign(({ context: { errors } }, { value }: { value: string }) => ({
      password: value,
      errors: withoutError(errors, 'password'),
    })),
    changeCode: assign(({ context: { errors } }, { value }: { value: string }) => ({
      code: codeDigits(value),
      errors: withoutError(errors, 'code'),
    })),
    showRequestErrors: assign(({ context }) => ({ errors: requestErrors(context) })),
    showResetErrors: assign(({ context }) => ({ errors: resetErrors(context) })),
    showWrongCode: assign({ errors: { code: 'code.incorrect' as const } }),
    clearErrors: assign({ errors: {} }),
    forgetSecrets: assign({ password: '', code: '', errors: {} }),
    setSession: assign((_, { sessionId }: { sessionId: string | null }) => ({ sessionId })),
    notifyAlreadySignedIn: emit({ type: 'passwordReset.alreadySignedIn' }),
    notifyCodeSent: emit({ type: 'passwordReset.codeSent' }),
    notifyCodeNotSent: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'passwordReset.codeNotSent', failure }) as const,
    ),
    notifyDone: emit({ type: 'passwordReset.done' }),
    notifySecondFactor: emit({ type: 'passwordReset.secondFactorRequired' }),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'passwordReset.failed', failure }) as const),
  },
}).createMachine({
  id: 'passwordReset',
  context: { email: '', password: '', code: '', errors: {}, sessionId: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      // If the provider is unavailable, the first request fails and shows it.
      invoke: { id: 'awaitProvider', src: 'awaitProvider', onDone: 'enteringEmail', onError: 'enteringEmail' },
    },
    enteringEmail: {
      tags: 'request',
      on: {
        'email.changed': { actions: { type: 'changeEmail', params: ({ event }) => event } },
        'request.submitted': [
          { guard: 'hasEmail', target: 'sendingCode', actions: 'clearErrors' },
          { actions: 'showRequestErrors' },
        ],
      },
    },
    sendingCode: {
      tags: ['busy', 'request'],
      invoke: {
        id: 'createReset',
        src: 'createReset',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'enteringReset', actions: 'notifyCodeSent' },
        onError: [
          {
            guard: { type: 'isSignedInAlready', params: failureOf },
            target: 'activating',
            actions: 'notifyAlreadySignedIn',
          },
          { target: 'enteringEmail', actions: { type: 'notifyCodeNotSent', params: failureOf } },
        ],
      },
    },
    enteringReset: {
      tags: 'reset',
      on: {
        'password.changed': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'code.changed': { actions: { type: 'changeCode', params: ({ event }) => event } },
        'reset.submitted': [
          { guard: 'isFilledIn', target: 'resetting', actions: 'clearErrors' },
          { actions: 'showResetErrors' },
        ],
        'restart.pressed': { target: 'enteringEmail', actions: 'forgetSecrets' },
      },
    },
    resetting: {
      tags: ['busy', 'reset'],
      invoke: {
        id: 'attemptReset',
        src: 'attemptReset',
        input: ({ context: { code, password } }) => ({ code, password }),
        onDone: [
          {
            guard: { type: 'isComplete', params: stepOf },
            target: 'activating',
            actions: [{ type: 'setSession', params: ({ event }) => event.output }, 'notifyDone'],
          },
          {
            guard: { type: 'needsSecondFactor', params: stepOf },
            target: 'secondFactorDue',
            actions: ['forgetSecrets', 'notifySecondFactor'],
          },
          { target: 'enteringReset', actions: { type: 'logOutcome', params: stepOf } },
        ],
        onError: [
          {
            guard: { type: 'isSignedInAlready', params: failureOf },
            target: 'activating',
            actions: 'notifyAlreadySignedIn',
          },
          {
            guard: { type: 'isWrongCode', params: failureOf },
            target: 'enteringReset',
            actions: ['showWrongCode', { type: 'notifyFailure', params: failureOf }],
          },
          { target: 'enteringReset', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
    },
    // The new password is stored; sign-in asks for the second factor.
    secondFactorDue: { type: 'final' },
    activating: {
      tags: ['busy', 'reset'],
      invoke: {
        id: 'activateSession',
        src: 'activateSession',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: 'complete',
        onError: { target: 'enteringEmail', actions: ['forgetSecrets', { type: 'notifyFailure', params: failureOf }] },
      },
    },
    complete: { type: 'final' },
  },
});
