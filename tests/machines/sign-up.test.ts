import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { SignUpStep, SocialRequest, SocialStart } from '#machines/identity-step.ts';
import {
  signUpMachine,
  type NewAccount,
  type SignUpEvent,
  type SignUpNotice,
} from '#machines/sign-up/sign-up.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

import { listenTo, refusal } from './support/listen.ts';

const ada: NewAccount = { email: 'ada@example.org', password: 'engine-no-1' };
const unverified: SignUpStep = {
  status: 'missing_requirements',
  sessionId: null,
  missing: [],
  unverified: ['email_address'],
};
const complete: SignUpStep = { status: 'complete', sessionId: 'sess_1', missing: [], unverified: [] };

type State = 'editing' | 'sendingCode' | 'verifying' | 'leaving' | 'activating' | 'complete';

function startSignUp() {
  const createSignUp = deferredActor<SignUpStep, NewAccount>();
  const sendEmailCode = deferredActor<void, unknown>();
  const startSocial = deferredActor<SocialStart, SocialRequest>();
  const activateSession = deferredActor<void, { sessionId: string | null }>();
  const actors = {
    createSignUp: createSignUp.logic,
    sendEmailCode: sendEmailCode.logic,
    startSocial: startSocial.logic,
    activateSession: activateSession.logic,
  };
  const clock = new SimulatedClock();
  const actor = createActor(signUpMachine.provide({ actors }), { clock });
  const notices = listenTo<SignUpNotice>(actor);
  actor.start();
  return {
    actor,
    notices,
    clock,
    createSignUp,
    sendEmailCode,
    startSocial,
    activateSession,
    send: (...events: SignUpEvent[]) => events.forEach((event) => actor.send(event)),
    reached: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

/** Fills in and submits the form. */
function submit(signUp: ReturnType<typeof startSignUp>, { email, password }: NewAccount = ada): void {
  signUp.send({ type: 'email.changed', value: email }, { type: 'password.changed', value: password });
  signUp.send({ type: 'form.submitted' });
}

describe('the form', () => {
  test.each([
    ['', '', { email: 'email.required', password: 'password.required' }],
    ['ada', 'engine', { email: 'email.invalid', password: 'password.weak' }],
    ['ada@example.org', 'engines1', {}],
    ['ada@example.org', 'engine1', { password: 'password.weak' }],
    ['ada@example.org', 'engineers', { password: 'password.weak' }],
    ['ada@example.org', '12345678', { password: 'password.weak' }],
  ])('with %j and %j has the errors %j', (email, password, errors) => {
    const signUp = startSignUp();
    submit(signUp, { email, password });
    expect(signUp.actor.getSnapshot().context.errors).toEqual(errors);
    expect(signUp.createSignUp.calls).toHaveLength(Object.keys(errors).length === 0 ? 1 : 0);
  });

  test('sends the trimmed address', () => {
    const signUp = startSignUp();
    submit(signUp, { ...ada, email: ` ${ada.email} ` });
    expect(signUp.createSignUp.last.input).toEqual(ada);
  });

  test('keeps its input and emits a notice if the provider refuses', async () => {
    const signUp = startSignUp();
    submit(signUp);
    signUp.createSignUp.last.reject(refusal('form_identifier_exists'));
    const { context } = await signUp.reached('editing');
    expect(context).toMatchObject(ada);
    expect(signUp.notices).toEqual([{ type: 'signUp.failed', failure: refusal('form_identifier_exists') }]);
  });
});

describe('an unverified address', () => {
  test('is sent a code, then the verification screen follows', async () => {
    const signUp = startSignUp();
    submit(signUp, { ...ada, email: ` ${ada.email}` });
    signUp.createSignUp.last.resolve(unverified);
    await signUp.reached('sendingCode');
    expect(signUp.notices).toEqual([]);
    signUp.sendEmailCode.last.resolve();
    await signUp.reached('verifying');
    expect(signUp.notices).toEqual([{ type: 'signUp.verificationDue', email: ada.email }, { type: 'signUp.codeSent' }]);
  });

  test('proceeds to verification even if the mail is refused, because it can be resent there', async () => {
    const signUp = startSignUp();
    submit(signUp);
    signUp.createSignUp.last.resolve(unverified);
    await signUp.reached('sendingCode');
    signUp.sendEmailCode.last.reject(refusal('verification_code_too_many_requests'));
    await signUp.reached('verifying');
    expect(signUp.notices).toEqual([
      { type: 'signUp.verificationDue', email: ada.email },
      { type: 'signUp.codeNotSent', failure: refusal('verification_code_too_many_requests') },
    ]);
  });

  test('does not hide other missing requirements', async () => {
    const signUp = startSignUp();
    submit(signUp);
    signUp.createSignUp.last.resolve({ ...unverified, missing: ['last_name'], unverified: [] });
    await signUp.reached('editing');
    expect(signUp.notices).toEqual([{ type: 'signUp.incomplete' }]);
    expect(signUp.sendEmailCode.calls).toEqual([]);
  });
});

describe('a sign-up that is complete at once', () => {
  test('activates its session', async () => {
    const signUp = startSignUp();
    submit(signUp);
    signUp.createSignUp.last.resolve(complete);
    await signUp.reached('activating');
    expect(signUp.activateSession.last.input).toEqual({ sessionId: 'sess_1' });
    expect(signUp.notices).toEqual([{ type: 'signUp.completed' }]);
    signUp.activateSession.last.resolve();
    expect((await signUp.reached('complete')).status).toBe('done');
  });

  test('of a user who is already signed in activates the existing session', async () => {
    const signUp = startSignUp();
    submit(signUp);
    signUp.createSignUp.last.reject(refusal('session_exists'));
    await signUp.reached('activating');
    expect(signUp.activateSession.last.input).toEqual({ sessionId: null });
    expect(signUp.notices).toEqual([{ type: 'signUp.alreadySignedIn' }]);
  });
});

test('a social sign-up redirects to the provider, and the form is usable after navigating back', async () => {
  const signUp = startSignUp();
  signUp.send({ type: 'provider.chosen', provider: 'microsoft' });
  expect(signUp.startSocial.last.input).toEqual({ mode: 'signUp', provider: 'microsoft' });
  signUp.startSocial.last.resolve({ sessionId: null });
  await signUp.reached('leaving');
  signUp.clock.increment(10_000);
  expect(signUp.actor.getSnapshot().value).toBe('editing');
});
