import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { SignInStep, SocialProvider, SocialRequest, SocialStart } from '../identity-step.ts';
import { notProvided } from '../not-provided.ts';
import { codeDigits, codeLength, emailError, errorsOf, withoutError } from '../validation.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Error codes; the messages are in `src/texts` (specification section 5). */
export type SignInErrorCode =
  | 'email.required'
  | 'email.invalid'
  | 'password.required'
  | 'code.incomplete'
  | 'code.incorrect';

export interface SignInInput {
  /** The social sign-in succeeded, and the account's own second factor is still required. */
  readonly secondFactorDue: boolean;
}

export interface SignInContext extends Credentials, SignInInput {
  readonly code: string;
  readonly errors: Readonly<Partial<Record<'email' | 'password' | 'code', SignInErrorCode>>>;
  readonly sessionId: string | null;
  /** The social provider chosen last; meaningless before the first choice. */
  readonly provider: SocialProvider;
}

export type SignInEvent =
  | { type: 'email.changed'; value: string }
  | { type: 'password.changed'; value: string }
  | { type: 'code.changed'; value: string }
  | { type: 'form.submitted' }
  | { type: 'code.submitted' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  | { type: 'back.pressed' };

export type SignInNotice =
  /** The user was already signed in (specification section 4). */
  | { type: 'signIn.alreadySignedIn' }
  | { type: 'signIn.failed'; failure: Failure }
  | { type: 'signIn.socialFailed'; provider: SocialProvider; failure: Failure }
  /** The social account was sufficient. */
  | { type: 'signIn.socialCompleted' }
  | { type: 'signIn.secondFactorRequired' };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const stepOf = ({ event }: { event: DoneActorEvent<SignInStep> }) => ({ step: event.output });
const startOf = ({ event }: { event: DoneActorEvent<SocialStart> }) => ({ start: event.output });

const credentialErrors = ({ email, password }: Credentials): SignInContext['errors'] =>
  errorsOf({ email: emailError(email), password: password === '' ? 'password.required' : undefined });

/** Sign-in by password or social account, with a second factor if enrolled (specification section 4). */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInNotice,
    input: {} as SignInInput,
    tags: {} as 'busy' | 'secondFactor' | 'social',
  },
  actors: {
    createSignIn: fromPromise<SignInStep, Credentials>(notProvided('createSignIn')),
    attemptSecondFactor: fromPromise<SignInStep, { code: string }>(notProvided('attemptSecondFactor')),
    startSocial: fromPromise<SocialStart, SocialRequest>(notProvided('startSocial')),
    activateSession: fromPromise<void, { sessionId: string | null }>(notProvided('activateSession')),
  },
  delays: {
    /** The redirect has had time to complete; a user who navigates back gets a usable form. */
    departure: 10_000,
  },
  guards: {
    isSecondFactorDue: ({ context }) => context.secondFactorDue,
    isFilledIn: ({ context }) => Object.keys(credentialErrors(context)).length === 0,
    hasWholeCode: ({ context }) => context.code.length === codeLength,
    isComplete: (_, { step }: { step: SignInStep }) => step.status === 'complete',
    needsSecondFactor: (_, { step }: { step: SignInStep }) => step.status === 'needs_second_factor',
    hasSession: (_, { start }: { start: SocialStart }) => start.sessionId !== null,
    isSignedInAlready: (_, { failure }: { failure: Failure }) => failure.code === 'session_exists',
    isWrongCode: (_, { failure }: { failure: Failure }) => failure.code === 'form_code_incorrect',
  },
  actions: {
    changeEmail: assign(({ context: { errors } }, { value }: { value: string }) => ({
      email: value,
      errors: withoutError(errors, 'email'),
    })),
    changePassword: assign(({ context: { errors } }, { value }: { value: string }) => ({
      password: value,
      errors: withoutError(errors, 'password'),
    })),
    changeCode: assign((_, { value }: { value: string }) => ({ code: codeDigits(value), errors: {} })),
    setProvider: assign((_, { provider }: { provider: SocialProvider }) => ({ provider })),
    showErrors: assign(({ context }) => ({ errors: credentialErrors(context) })),
    showIncompleteCode: assign({ errors: { code: 'code.incomplete' as const } }),
    showWrongCode: assign({ errors: { code: 'code.incorrect' as const } }),
    clearErrors: assign({ errors: {} }),
    forgetPassword: assign({ password: '', code: '', errors: {} }),
    setSession: assign((_, { sessionId }: { sessionId: string | null }) => ({ sessionId })),
    notifyAlreadySignedIn: emit({ type: 'signIn.alreadySignedIn' }),
    notifySocialCompleted: emit({ type: 'signIn.socialCompleted' }),
    notifySecondFactor: emit({ type: 'signIn.secondFactorRequired' }),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'signIn.failed', failure }) as const),
    notifySocialFailure: emit(
      ({ context: { provider } }, { failure }: { failure: Failure }) =>
        ({ type: 'signIn.socialFailed', provider, failure }) as const,
    ),
    notifyUnsupported: emit((_, { step }: { step: SignInStep }) => ({
      type: 'signIn.failed' as const,
      failure: { code: step.status, message: '', fieldErrors: {} },
    })),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    email: '',
    password: '',
    code: '',
    errors: {},
    sessionId: null,
    provider: 'apple',
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isSecondFactorDue', target: 'enteringCode' }, { target: 'editing' }] },
    editing: {
      on: {
        'email.changed': { actions: { type: 'changeEmail', params: ({ event }) => event } },
        'password.changed': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'submitting', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
        'provider.chosen': {
          target: 'startingSocial',
          actions: ['clearErrors', { type: 'setProvider', params: ({ event }) => event }],
        },
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
            guard: { type: 'isComplete', params: stepOf },
            target: 'activating',
            actions: { type: 'setSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'needsSecondFactor', params: stepOf },
            target: 'enteringCode',
            actions: 'notifySecondFactor',
          },
          { target: 'editing', actions: { type: 'notifyUnsupported', params: stepOf } },
        ],
        onError: [
          {
            guard: { type: 'isSignedInAlready', params: failureOf },
            target: 'activating',
            actions: 'notifyAlreadySignedIn',
          },
          { target: 'editing', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
    },
    startingSocial: {
      tags: ['busy', 'social'],
      invoke: {
        id: 'startSocial',
        src: 'startSocial',
        input: ({ context }) => ({ mode: 'signIn', provider: context.provider }),
        onDone: [
          {
            guard: { type: 'hasSession', params: startOf },
            target: 'activating',
            actions: [{ type: 'setSession', params: ({ event }) => event.output }, 'notifySocialCompleted'],
          },
          { target: 'leaving' },
        ],
        onError: [
          {
            guard: { type: 'isSignedInAlready', params: failureOf },
            target: 'activating',
            actions: 'notifyAlreadySignedIn',
          },
          { target: 'editing', actions: { type: 'notifySocialFailure', params: failureOf } },
        ],
      },
    },
    leaving: { tags: ['busy', 'social'], after: { departure: 'editing' } },
    enteringCode: {
      tags: 'secondFactor',
      on: {
        'code.changed': { actions: { type: 'changeCode', params: ({ event }) => event } },
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
            guard: { type: 'isComplete', params: stepOf },
            target: 'activating',
            actions: { type: 'setSession', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: ['forgetPassword', { type: 'notifyUnsupported', params: stepOf }] },
        ],
        onError: [
          { guard: { type: 'isWrongCode', params: failureOf }, target: 'enteringCode', actions: 'showWrongCode' },
          { target: 'editing', actions: ['forgetPassword', { type: 'notifyFailure', params: failureOf }] },
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
        onError: { target: 'editing', actions: ['forgetPassword', { type: 'notifyFailure', params: failureOf }] },
      },
    },
    complete: { type: 'final' },
  },
});
