import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { SignUpStep, SocialProvider, SocialRequest, SocialStart } from '../identity-step.ts';
import { notProvided } from '../not-provided.ts';
import { emailError, errorsOf, newPasswordError, withoutError } from '../validation.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
}

/** Error codes; the messages are in `src/texts` (specification section 5). */
export type SignUpErrorCode = 'email.required' | 'email.invalid' | 'password.required' | 'password.weak';

export interface SignUpContext extends NewAccount {
  readonly errors: Readonly<Partial<Record<'email' | 'password', SignUpErrorCode>>>;
  readonly sessionId: string | null;
  /** The social provider chosen last; meaningless before the first choice. */
  readonly provider: SocialProvider;
}

export type SignUpEvent =
  | { type: 'email.changed'; value: string }
  | { type: 'password.changed'; value: string }
  | { type: 'form.submitted' }
  | { type: 'provider.chosen'; provider: SocialProvider };

export type SignUpNotice =
  | { type: 'signUp.alreadySignedIn' }
  | { type: 'signUp.completed' }
  /** The provider requires fields that this application does not ask for. */
  | { type: 'signUp.incomplete' }
  | { type: 'signUp.failed'; failure: Failure }
  | { type: 'signUp.socialFailed'; provider: SocialProvider; failure: Failure }
  /** Store the address in the browser and navigate to the verification screen. */
  | { type: 'signUp.verificationDue'; email: string }
  | { type: 'signUp.codeSent' }
  | { type: 'signUp.codeNotSent'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const stepOf = ({ event }: { event: DoneActorEvent<SignUpStep> }) => ({ step: event.output });
const startOf = ({ event }: { event: DoneActorEvent<SocialStart> }) => ({ start: event.output });

const accountErrors = ({ email, password }: NewAccount): SignUpContext['errors'] =>
  errorsOf({ email: emailError(email), password: newPasswordError(password) });

/**
 * Sign-up by password, with the email address verified on the next screen, or by social account (specification
 * section 4, "Sign-up").
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    emitted: {} as SignUpNotice,
    tags: {} as 'busy' | 'social',
  },
  actors: {
    createSignUp: fromPromise<SignUpStep, NewAccount>(notProvided('createSignUp')),
    sendEmailCode: fromPromise<void>(notProvided('sendEmailCode')),
    startSocial: fromPromise<SocialStart, SocialRequest>(notProvided('startSocial')),
    activateSession: fromPromise<void, { sessionId: string | null }>(notProvided('activateSession')),
  },
  delays: {
    /** The redirect has had time to complete; a user who navigates back gets a usable form. */
    departure: 10_000,
  },
  guards: {
    isFilledIn: ({ context }) => Object.keys(accountErrors(context)).length === 0,
    isComplete: (_, { step }: { step: SignUpStep }) => step.status === 'complete',
    needsVerification: (_, { step }: { step: SignUpStep }) =>
      step.status === 'missing_requirements' && step.unverified.includes('email_address'),
    hasSession: (_, { start }: { start: SocialStart }) => start.sessionId !== null,
    isSignedInAlready: (_, { failure }: { failure: Failure }) => failure.code === 'session_exists',
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
    setProvider: assign((_, { provider }: { provider: SocialProvider }) => ({ provider })),
    showErrors: assign(({ context }) => ({ errors: accountErrors(context) })),
    clearErrors: assign({ errors: {} }),
    forgetPassword: assign({ password: '' }),
    setSession: assign((_, { sessionId }: { sessionId: string | null }) => ({ sessionId })),
    notifyAlreadySignedIn: emit({ type: 'signUp.alreadySignedIn' }),
    notifyCompleted: emit({ type: 'signUp.completed' }),
    notifyIncomplete: emit({ type: 'signUp.incomplete' }),
    notifyVerificationDue: emit(
      ({ context }) => ({ type: 'signUp.verificationDue', email: context.email.trim() }) as const,
    ),
    notifyCodeSent: emit({ type: 'signUp.codeSent' }),
    notifyCodeNotSent: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'signUp.codeNotSent', failure }) as const,
    ),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'signUp.failed', failure }) as const),
    notifySocialFailure: emit(
      ({ context: { provider } }, { failure }: { failure: Failure }) =>
        ({ type: 'signUp.socialFailed', provider, failure }) as const,
    ),
  },
}).createMachine({
  id: 'signUp',
  context: { email: '', password: '', errors: {}, sessionId: null, provider: 'apple' },
  initial: 'editing',
  states: {
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
        id: 'createSignUp',
        src: 'createSignUp',
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        onDone: [
          {
            guard: { type: 'isComplete', params: stepOf },
            target: 'activating',
            actions: [{ type: 'setSession', params: ({ event }) => event.output }, 'notifyCompleted'],
          },
          {
            guard: { type: 'needsVerification', params: stepOf },
            target: 'sendingCode',
          },
          { target: 'editing', actions: 'notifyIncomplete' },
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
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'sendEmailCode',
        src: 'sendEmailCode',
        onDone: { target: 'verifying', actions: ['notifyVerificationDue', 'notifyCodeSent'] },
        // The next screen can resend the code.
        onError: {
          target: 'verifying',
          actions: ['notifyVerificationDue', { type: 'notifyCodeNotSent', params: failureOf }],
        },
      },
    },
    verifying: { type: 'final' },
    startingSocial: {
      tags: ['busy', 'social'],
      invoke: {
        id: 'startSocial',
        src: 'startSocial',
        input: ({ context }) => ({ mode: 'signUp', provider: context.provider }),
        onDone: [
          {
            guard: { type: 'hasSession', params: startOf },
            target: 'activating',
            actions: [{ type: 'setSession', params: ({ event }) => event.output }, 'notifyCompleted'],
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
