import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { isEmail } from '../validation.ts';

/** What the provider answered to a step of a sign-in. */
export interface SignInStep {
  readonly status: string;
  readonly sessionId: string | null;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Codes; the sentences are in `src/texts` (specification section 5). */
export type SignInErrorCode =
  | 'email.required'
  | 'email.invalid'
  | 'password.required'
  | 'code.incomplete'
  | 'code.incorrect';

export interface SignInContext extends Credentials {
  readonly code: string;
  readonly errors: Readonly<Partial<Record<'email' | 'password' | 'code', SignInErrorCode>>>;
  readonly sessionId: string | null;
}

export type SignInEvent =
  | { type: 'email.changed'; value: string }
  | { type: 'password.changed'; value: string }
  | { type: 'code.changed'; value: string }
  | { type: 'form.submitted' }
  | { type: 'code.submitted' }
  | { type: 'back.pressed' };

export type SignInNotice =
  /** The person was signed in before this sign-in began (specification section 4). */
  | { type: 'signIn.alreadySignedIn' }
  | { type: 'signIn.failed'; failure: Failure }
  | { type: 'signIn.secondFactorRequired' };

const codeLength = 6;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

function credentialErrors({ email, password }: Credentials): SignInContext['errors'] {
  const emailError = email.trim() === '' ? 'email.required' : isEmail(email) ? undefined : 'email.invalid';
  return {
    ...(emailError === undefined ? {} : { email: emailError }),
    ...(password === '' ? { password: 'password.required' as const } : {}),
  };
}

/** Signing in by password, with a second factor where the account has one (specification section 4, "Sign-in"). */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInNotice,
    tags: {} as 'busy' | 'secondFactor',
  },
  actors: {
    createSignIn: fromPromise<SignInStep, Credentials>(notProvided('createSignIn')),
    attemptSecondFactor: fromPromise<SignInStep, { code: string }>(notProvided('attemptSecondFactor')),
    activateSession: fromPromise<void, { sessionId: string | null }>(notProvided('activateSession')),
  },
  guards: {
    isFilledIn: ({ context }) => Object.keys(credentialErrors(context)).length === 0,
    hasWholeCode: ({ context }) => context.code.length === codeLength,
    isComplete: (_, { step }: { step: SignInStep }) => step.status === 'complete',
    needsSecondFactor: (_, { step }: { step: SignInStep }) => step.status === 'needs_second_factor',
    isSignedInAlready: (_, { failure }: { failure: Failure }) => failure.code === 'session_exists',
    isWrongCode: (_, { failure }: { failure: Failure }) => failure.code === 'form_code_incorrect',
  },
  actions: {
    changeEmail: assign(({ context }, { value }: { value: string }) => {
      const { email: _cured, ...errors } = context.errors;
      return { email: value, errors };
    }),
    changePassword: assign(({ context }, { value }: { value: string }) => {
      const { password: _cured, ...errors } = context.errors;
      return { password: value, errors };
    }),
    changeCode: assign((_, { value }: { value: string }) => ({
      code: value.replaceAll(/\D/g, '').slice(0, codeLength),
      errors: {},
    })),
    showErrors: assign(({ context }) => ({ errors: credentialErrors(context) })),
    showIncompleteCode: assign({ errors: { code: 'code.incomplete' as const } }),
    showWrongCode: assign({ code: '', errors: { code: 'code.incorrect' as const } }),
    clearErrors: assign({ errors: {} }),
    forgetPassword: assign({ password: '', code: '', errors: {} }),
    keepSession: assign((_, { step }: { step: SignInStep }) => ({ sessionId: step.sessionId })),
    tellAlreadySignedIn: emit({ type: 'signIn.alreadySignedIn' }),
    tellSecondFactor: emit({ type: 'signIn.secondFactorRequired' }),
    tellFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'signIn.failed', failure }) as const),
    tellUnsupported: emit((_, { step }: { step: SignInStep }) => ({
      type: 'signIn.failed' as const,
      failure: { code: step.status, message: '', fieldErrors: {} },
    })),
  },
}).createMachine({
  id: 'signIn',
  context: { email: '', password: '', code: '', errors: {}, sessionId: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.changed': { actions: { type: 'changeEmail', params: ({ event }) => ({ value: event.value }) } },
        'password.changed': { actions: { type: 'changePassword', params: ({ event }) => ({ value: event.value }) } },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'submitting', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'createSignIn',
        src: 'createSignIn',
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ step: event.output }) },
            target: 'activating',
            actions: { type: 'keepSession', params: ({ event }) => ({ step: event.output }) },
          },
          {
            guard: { type: 'needsSecondFactor', params: ({ event }) => ({ step: event.output }) },
            target: 'enteringCode',
            actions: 'tellSecondFactor',
          },
          {
            target: 'editing',
            actions: { type: 'tellUnsupported', params: ({ event }) => ({ step: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isSignedInAlready', params: failureOf },
            target: 'activating',
            actions: 'tellAlreadySignedIn',
          },
          { target: 'editing', actions: { type: 'tellFailure', params: failureOf } },
        ],
      },
    },
    enteringCode: {
      tags: 'secondFactor',
      on: {
        'code.changed': { actions: { type: 'changeCode', params: ({ event }) => ({ value: event.value }) } },
        'code.submitted': [
          { guard: 'hasWholeCode', target: 'verifyingCode', actions: 'clearErrors' },
          { actions: 'showIncompleteCode' },
        ],
        'back.pressed': { target: 'editing', actions: 'forgetPassword' },
      },
    },
    verifyingCode: {
      tags: ['busy', 'secondFactor'],
      invoke: {
        id: 'attemptSecondFactor',
        src: 'attemptSecondFactor',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ step: event.output }) },
            target: 'activating',
            actions: { type: 'keepSession', params: ({ event }) => ({ step: event.output }) },
          },
          {
            target: 'editing',
            actions: ['forgetPassword', { type: 'tellUnsupported', params: ({ event }) => ({ step: event.output }) }],
          },
        ],
        onError: [
          { guard: { type: 'isWrongCode', params: failureOf }, target: 'enteringCode', actions: 'showWrongCode' },
          { target: 'editing', actions: ['forgetPassword', { type: 'tellFailure', params: failureOf }] },
        ],
      },
    },
    activating: {
      tags: 'busy',
      invoke: {
        id: 'activateSession',
        src: 'activateSession',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: 'complete',
        onError: { target: 'editing', actions: ['forgetPassword', { type: 'tellFailure', params: failureOf }] },
      },
    },
    complete: { type: 'final' },
  },
});
