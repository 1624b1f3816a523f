import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { needsReverification, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { ReverificationInput, ReverificationOutcome } from '../reverification/reverification.machine.ts';
import { newPasswordError } from '../validation.ts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Whether to end the user's sessions in other browsers. */
  readonly signOutOthers: boolean;
}

/** Error codes; the messages are in `src/texts` (specification section 5). */
export type ChangePasswordErrorCode =
  | 'current.required'
  | 'current.incorrect'
  | 'password.required'
  | 'password.weak'
  | 'password.common';

export interface ChangePasswordContext extends PasswordChange {
  readonly errors: Readonly<Partial<Record<'currentPassword' | 'newPassword', ChangePasswordErrorCode>>>;
}

export type ChangePasswordEvent =
  | { type: 'currentPassword.changed'; value: string }
  | { type: 'newPassword.changed'; value: string }
  | { type: 'signOutOthers.changed'; value: boolean }
  | { type: 'form.submitted' };

export type ChangePasswordNotice =
  | { type: 'password.changed'; signedOutOthers: boolean }
  | { type: 'password.notChanged'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

function errorsIn({ currentPassword, newPassword }: PasswordChange): ChangePasswordContext['errors'] {
  const newError = newPasswordError(newPassword);
  return {
    ...(currentPassword === '' ? { currentPassword: 'current.required' as const } : {}),
    ...(newError === undefined ? {} : { newPassword: newError }),
  };
}

/** Provider error codes for a wrong current password. */
const wrongPasswordCodes = new Set(['form_password_incorrect', 'form_password_validation_failed']);

/** Provider error codes for a new password that is too easy to guess. */
const commonPasswordCodes = new Set(['form_password_pwned', 'form_password_not_strong_enough']);

const outcomeOf = ({ event }: { event: DoneActorEvent<ReverificationOutcome> }) => ({ outcome: event.output });

const empty = { currentPassword: '', newPassword: '', signOutOthers: true, errors: {} };

/** Password change at /update-password. Passwords are discarded from the context as soon as they have been sent. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    emitted: {} as ChangePasswordNotice,
    tags: {} as 'busy',
  },
  actors: {
    changePassword: fromPromise<void, PasswordChange>(notProvided('changePassword')),
    /** Reverifies the user with the typed password or by asking; rejects if that is not possible. */
    reverify: fromPromise<ReverificationOutcome, ReverificationInput>(notProvided('reverify')),
  },
  guards: {
    isFilledIn: ({ context }) => Object.keys(errorsIn(context)).length === 0,
    isVerified: (_, { outcome }: { outcome: ReverificationOutcome }) => outcome.verified,
    needsReverification: (_, { failure }: { failure: Failure }) => needsReverification(failure),
    isCommonPassword: (_, { failure }: { failure: Failure }) => commonPasswordCodes.has(failure.code),
    isWrongPassword: (_, { failure }: { failure: Failure }) => wrongPasswordCodes.has(failure.code),
  },
  actions: {
    changeCurrent: assign(({ context }, { value }: { value: string }) => {
      const { currentPassword: _cured, ...errors } = context.errors;
      return { currentPassword: value, errors };
    }),
    changeNew: assign(({ context }, { value }: { value: string }) => {
      const { newPassword: _cured, ...errors } = context.errors;
      return { newPassword: value, errors };
    }),
    chooseOthers: assign((_, { value }: { value: boolean }) => ({ signOutOthers: value })),
    clearErrors: assign({ errors: {} }),
    showErrors: assign(({ context }) => ({ errors: errorsIn(context) })),
    showWrongPassword: assign({ errors: { currentPassword: 'current.incorrect' as const } }),
    showCommonPassword: assign({ errors: { newPassword: 'password.common' as const } }),
    forgetPasswords: assign(empty),
    notifyChanged: emit(
      ({ context }) => ({ type: 'password.changed', signedOutOthers: context.signOutOthers }) as const,
    ),
    notifyNotChanged: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'password.notChanged', failure }) as const,
    ),
  },
}).createMachine({
  id: 'changePassword',
  context: empty,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'currentPassword.changed': {
          actions: { type: 'changeCurrent', params: ({ event }) => ({ value: event.value }) },
        },
        'newPassword.changed': { actions: { type: 'changeNew', params: ({ event }) => ({ value: event.value }) } },
        'signOutOthers.changed': { actions: { type: 'chooseOthers', params: ({ event }) => ({ value: event.value }) } },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'submitting', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { currentPassword, newPassword, signOutOthers } }) => ({
          currentPassword,
          newPassword,
          signOutOthers,
        }),
        onDone: { target: 'editing', actions: ['notifyChanged', 'forgetPasswords'] },
        onError: [
          { guard: { type: 'needsReverification', params: failureOf }, target: 'reverifying' },
          { guard: { type: 'isWrongPassword', params: failureOf }, target: 'editing', actions: 'showWrongPassword' },
          { guard: { type: 'isCommonPassword', params: failureOf }, target: 'editing', actions: 'showCommonPassword' },
          { target: 'editing', actions: { type: 'notifyNotChanged', params: failureOf } },
        ],
      },
    },
    /** The input is preserved and sent again after reverification. */
    reverifying: {
      tags: 'busy',
      invoke: {
        id: 'reverify',
        src: 'reverify',
        input: ({ context }) => ({ password: context.currentPassword }),
        onDone: [{ guard: { type: 'isVerified', params: outcomeOf }, target: 'submitting' }, { target: 'editing' }],
        onError: [
          { guard: { type: 'isWrongPassword', params: failureOf }, target: 'editing', actions: 'showWrongPassword' },
          { target: 'editing', actions: { type: 'notifyNotChanged', params: failureOf } },
        ],
      },
    },
  },
});
