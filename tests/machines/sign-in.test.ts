import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { SignInStep } from '#machines/identity-step.ts';
import {
  signInMachine,
  type Credentials,
  type SignInEvent,
  type SignInNotice,
} from '#machines/sign-in/sign-in.machine.ts';

import { refusal as failure } from './support/listen.ts';
import { empty, startSignIn } from './support/started-sign-in.ts';

const ada: Credentials = { email: 'ada@example.org', password: 'engine-no-1' };
const complete: SignInStep = { status: 'complete', sessionId: 'sess_1' };
const needsCode: SignInStep = { status: 'needs_second_factor', sessionId: null };

const filledIn: SignInEvent[] = [
  { type: 'email.changed', value: ada.email },
  { type: 'password.changed', value: ada.password },
];

async function startAtCode() {
  const signIn = startSignIn();
  signIn.send(...filledIn, { type: 'form.submitted' });
  signIn.createSignIn.last.resolve(needsCode);
  await signIn.reached('enteringCode');
  return signIn;
}

async function startVerifying() {
  const signIn = await startAtCode();
  signIn.send({ type: 'code.changed', value: '123456' }, { type: 'code.submitted' });
  return signIn;
}

describe('the form', () => {
  test('starts empty and idle', () => {
    const { actor, context, hasTag } = startSignIn();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toEqual(empty);
    expect(hasTag('busy')).toBe(false);
  });

  test.each([
    ['', '', { email: 'email.required', password: 'password.required' }],
    ['   ', 'x', { email: 'email.required' }],
    ['ada', 'x', { email: 'email.invalid' }],
    ['ada@example', '', { email: 'email.invalid', password: 'password.required' }],
    ['ada@example.org', '', { password: 'password.required' }],
  ])('with %j and %j is not sent and shows why', (email, password, errors) => {
    const { actor, context, send, createSignIn } = startSignIn();
    send({ type: 'email.changed', value: email }, { type: 'password.changed', value: password });
    send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toEqual({ ...empty, email, password, errors });
    expect(createSignIn.calls).toEqual([]);
  });

  test('clears the error of the changed field and no other', () => {
    const { context, send } = startSignIn();
    send({ type: 'form.submitted' }, { type: 'email.changed', value: 'a' });
    expect(context()).toEqual({ ...empty, email: 'a', errors: { password: 'password.required' } });
    send({ type: 'form.submitted' }, { type: 'password.changed', value: 'b' });
    expect(context()).toEqual({ ...empty, email: 'a', password: 'b', errors: { email: 'email.invalid' } });
  });

  test('sends the trimmed address once', () => {
    const { send, context, hasTag, createSignIn } = startSignIn();
    send({ type: 'form.submitted' }, { type: 'email.changed', value: ` ${ada.email} ` });
    send({ type: 'password.changed', value: ` ${ada.password}` }, { type: 'form.submitted' });
    expect(createSignIn.calls.map(({ input }) => input)).toEqual([{ email: ada.email, password: ` ${ada.password}` }]);
    expect(context().errors).toEqual({});
    expect(hasTag('busy')).toBe(true);
    send({ type: 'form.submitted' }, { type: 'email.changed', value: 'eve@example.org' }, { type: 'back.pressed' });
    expect(createSignIn.calls).toHaveLength(1);
    expect(context().email).toBe(` ${ada.email} `);
  });
});

describe('a right password', () => {
  test('activates the session and finishes', async () => {
    const { send, reached, context, hasTag, notices, createSignIn, activateSession } = startSignIn();
    send(...filledIn, { type: 'form.submitted' });
    createSignIn.last.resolve(complete);
    await reached('activating');
    expect(hasTag('busy')).toBe(true);
    expect(context().sessionId).toBe('sess_1');
    expect(activateSession.last.input).toEqual({ sessionId: 'sess_1' });
    activateSession.last.resolve();
    const done = await reached('complete');
    expect(done.status).toBe('done');
    expect(notices).toEqual([]);
  });

  test('is asked for again if the session cannot be activated', async () => {
    const { send, reached, context, notices, createSignIn, activateSession } = startSignIn();
    send(...filledIn, { type: 'form.submitted' });
    createSignIn.last.resolve(complete);
    await reached('activating');
    activateSession.last.reject(failure('network_error'));
    await reached('editing');
    expect(context()).toMatchObject({ email: ada.email, password: '', code: '', errors: {} });
    expect(notices).toEqual([{ type: 'signIn.failed', failure: failure('network_error') }]);
  });
});

describe('a refused password', () => {
  test('emits a notice and keeps the form', async () => {
    const { send, reached, context, notices, createSignIn } = startSignIn();
    send(...filledIn, { type: 'form.submitted' });
    createSignIn.last.reject(failure('form_password_incorrect'));
    await reached('editing');
    expect(context()).toEqual({ ...empty, ...ada });
    expect(notices).toEqual([{ type: 'signIn.failed', failure: failure('form_password_incorrect') }]);
  });

  test('of a user who is already signed in activates the existing session', async () => {
    const { send, reached, notices, createSignIn, activateSession } = startSignIn();
    send(...filledIn, { type: 'form.submitted' });
    createSignIn.last.reject(failure('session_exists'));
    await reached('activating');
    expect(activateSession.last.input).toEqual({ sessionId: null });
    expect(notices).toEqual([{ type: 'signIn.alreadySignedIn' }]);
  });

  test('an unknown next step emits a notice with its name', async () => {
    const { send, reached, notices, createSignIn } = startSignIn();
    send(...filledIn, { type: 'form.submitted' });
    createSignIn.last.resolve({ status: 'needs_client_trust', sessionId: null });
    await reached('editing');
    expect(notices).toEqual([
      { type: 'signIn.failed', failure: { code: 'needs_client_trust', message: '', fieldErrors: {} } },
    ]);
  });

  test('an unexpected error is a failure too', async () => {
    const { send, reached, notices, createSignIn } = startSignIn();
    send(...filledIn, { type: 'form.submitted' });
    createSignIn.last.reject(new Error('boom'));
    await reached('editing');
    expect(notices).toEqual([
      { type: 'signIn.failed', failure: { code: 'unexpected', message: 'boom', fieldErrors: {} } },
    ]);
  });
});

describe('the second factor', () => {
  test('is asked for with a notice', async () => {
    const { notices, hasTag } = await startAtCode();
    expect(notices).toEqual([{ type: 'signIn.secondFactorRequired' }]);
    expect([hasTag('secondFactor'), hasTag('busy')]).toEqual([true, false]);
  });

  test.each([
    ['123456', '123456'],
    ['12 34-56', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('entered as %j is read as %j', async (value, code) => {
    const { send, context } = await startAtCode();
    send({ type: 'code.changed', value });
    expect(context().code).toBe(code);
  });

  test('with fewer than six digits is not sent', async () => {
    const { actor, send, context, attemptSecondFactor } = await startAtCode();
    send({ type: 'code.changed', value: '12345' }, { type: 'code.submitted' });
    expect(actor.getSnapshot().value).toBe('enteringCode');
    expect(context().errors).toEqual({ code: 'code.incomplete' });
    expect(attemptSecondFactor.calls).toEqual([]);
    send({ type: 'code.changed', value: '123456' });
    expect(context().errors).toEqual({});
  });

  test('with the right code activates the session', async () => {
    const { hasTag, reached, context, attemptSecondFactor, activateSession } = await startVerifying();
    expect([hasTag('secondFactor'), hasTag('busy')]).toEqual([true, true]);
    expect(attemptSecondFactor.calls.map(({ input }) => input)).toEqual([{ code: '123456' }]);
    attemptSecondFactor.last.resolve(complete);
    await reached('activating');
    expect(context().sessionId).toBe('sess_1');
    expect(activateSession.last.input).toEqual({ sessionId: 'sess_1' });
  });

  test('with a wrong code stays and asks again', async () => {
    const { reached, context, notices, attemptSecondFactor } = await startVerifying();
    attemptSecondFactor.last.reject(failure('form_code_incorrect'));
    await reached('enteringCode');
    expect(context()).toEqual({ ...empty, ...ada, code: '123456', errors: { code: 'code.incorrect' } });
    expect(notices).toEqual([{ type: 'signIn.secondFactorRequired' }]);
  });

  test('refused for another reason restarts the sign-in', async () => {
    const { reached, context, notices, attemptSecondFactor } = await startVerifying();
    attemptSecondFactor.last.reject(failure('verification_expired'));
    await reached('editing');
    expect(context()).toEqual({ ...empty, email: ada.email });
    expect(notices.at(-1)).toEqual({ type: 'signIn.failed', failure: failure('verification_expired') });
  });

  test('followed by an unknown step restarts the sign-in', async () => {
    const { reached, context, notices, attemptSecondFactor } = await startVerifying();
    attemptSecondFactor.last.resolve({ status: 'needs_new_password', sessionId: null });
    await reached('editing');
    expect(context()).toEqual({ ...empty, email: ada.email });
    expect(notices.at(-1)).toEqual({
      type: 'signIn.failed',
      failure: { code: 'needs_new_password', message: '', fieldErrors: {} },
    });
  });

  test('can be cancelled, which clears the password', async () => {
    const { actor, send, context, hasTag } = await startAtCode();
    send({ type: 'code.changed', value: '12' }, { type: 'back.pressed' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toEqual({ ...empty, email: ada.email });
    expect(hasTag('secondFactor')).toBe(false);
  });
});

test('a missing actor is reported by name', async () => {
  const actor = createActor(signInMachine, { input: { secondFactorDue: false } });
  const notices: SignInNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  filledIn.forEach((event) => actor.send(event));
  actor.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const message = 'The actor createSignIn was not provided';
  expect(notices).toEqual([{ type: 'signIn.failed', failure: { code: 'unexpected', message, fieldErrors: {} } }]);
});
