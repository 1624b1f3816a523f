import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { SignInStep } from '#machines/identity-step.ts';
import {
  passwordResetMachine,
  type PasswordResetEvent,
  type PasswordResetNotice,
} from '#machines/password-reset/password-reset.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

import { listenTo, refusal } from './support/listen.ts';

const begun: SignInStep = { status: 'needs_first_factor', sessionId: null };
const email = 'ada@example.org';
const password = 'engine-no-2';

type State = 'enteringEmail' | 'enteringReset' | 'secondFactorDue' | 'activating' | 'complete';

function startReset() {
  const awaitProvider = deferredActor<void, unknown>();
  const createReset = deferredActor<SignInStep, { email: string }>();
  const attemptReset = deferredActor<SignInStep, { code: string; password: string }>();
  const activateSession = deferredActor<void, { sessionId: string | null }>();
  const actors = {
    awaitProvider: awaitProvider.logic,
    createReset: createReset.logic,
    attemptReset: attemptReset.logic,
    activateSession: activateSession.logic,
  };
  const logged: string[] = [];
  const actions = { logOutcome: (_: unknown, { step }: { step: SignInStep }) => void logged.push(step.status) };
  const actor = createActor(passwordResetMachine.provide({ actors, actions }));
  const notices = listenTo<PasswordResetNotice>(actor);
  actor.start();
  return {
    actor,
    notices,
    logged,
    awaitProvider,
    createReset,
    attemptReset,
    activateSession,
    context: () => actor.getSnapshot().context,
    send: (...events: PasswordResetEvent[]) => events.forEach((event) => actor.send(event)),
    reached: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

async function startRequesting() {
  const reset = startReset();
  reset.awaitProvider.last.resolve();
  await reset.reached('enteringEmail');
  reset.send({ type: 'email.changed', value: ` ${email} ` }, { type: 'request.submitted' });
  return reset;
}

async function startResetting() {
  const reset = await startRequesting();
  reset.createReset.last.resolve(begun);
  await reset.reached('enteringReset');
  reset.send({ type: 'password.changed', value: password }, { type: 'code.changed', value: '123 456' });
  reset.send({ type: 'reset.submitted' });
  return reset;
}

describe('the first step', () => {
  test('waits for the provider, but becomes usable without it', async () => {
    const { actor, reached, awaitProvider } = startReset();
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    awaitProvider.last.reject(new Error('failed'));
    expect((await reached('enteringEmail')).hasTag('request')).toBe(true);
  });

  test.each([
    ['', 'email.required'],
    ['ada', 'email.invalid'],
  ])('with %j is not sent and shows %s', async (value, error) => {
    const { reached, send, context, awaitProvider, createReset } = startReset();
    awaitProvider.last.resolve();
    await reached('enteringEmail');
    send({ type: 'email.changed', value }, { type: 'request.submitted' });
    expect(context().errors).toEqual({ email: error });
    expect(createReset.calls).toEqual([]);
  });

  test('requests a mailed code', async () => {
    const { reached, notices, createReset } = await startRequesting();
    expect(createReset.last.input).toEqual({ email });
    createReset.last.resolve(begun);
    await reached('enteringReset');
    expect(notices).toEqual([{ type: 'passwordReset.codeSent' }]);
  });

  test('emits a notice on refusal and can be resubmitted', async () => {
    const { reached, notices, createReset } = await startRequesting();
    createReset.last.reject(refusal('verification_code_too_many_requests'));
    await reached('enteringEmail');
    expect(notices).toEqual([
      { type: 'passwordReset.codeNotSent', failure: refusal('verification_code_too_many_requests') },
    ]);
  });
});

describe('the second step', () => {
  test('shows validation errors and sends nothing', async () => {
    const { reached, send, context, createReset, attemptReset } = await startRequesting();
    createReset.last.resolve(begun);
    await reached('enteringReset');
    send({ type: 'reset.submitted' });
    expect(context().errors).toEqual({ password: 'password.required', code: 'code.incomplete' });
    send({ type: 'password.changed', value: 'engine' }, { type: 'code.changed', value: '12345' });
    send({ type: 'reset.submitted' });
    expect(context().errors).toEqual({ password: 'password.weak', code: 'code.incomplete' });
    expect(attemptReset.calls).toEqual([]);
  });

  test('sets the password and activates the session', async () => {
    const { reached, notices, attemptReset, activateSession } = await startResetting();
    expect(attemptReset.last.input).toEqual({ code: '123456', password });
    attemptReset.last.resolve({ status: 'complete', sessionId: 'sess_1' });
    await reached('activating');
    expect(activateSession.last.input).toEqual({ sessionId: 'sess_1' });
    activateSession.last.resolve();
    await reached('complete');
    expect(notices.slice(1)).toEqual([{ type: 'passwordReset.done' }]);
  });

  test('ends with a notice if a second factor is required, and clears all secrets', async () => {
    const { reached, context, notices, attemptReset } = await startResetting();
    attemptReset.last.resolve({ status: 'needs_second_factor', sessionId: null });
    await reached('secondFactorDue');
    expect(notices.slice(1)).toEqual([{ type: 'passwordReset.secondFactorRequired' }]);
    expect(context()).toMatchObject({ password: '', code: '' });
  });

  test('only logs an unknown outcome', async () => {
    const { reached, notices, logged, attemptReset } = await startResetting();
    attemptReset.last.resolve({ status: 'needs_new_password', sessionId: null });
    await reached('enteringReset');
    expect(logged).toEqual(['needs_new_password']);
    expect(notices.slice(1)).toEqual([]);
  });

  test('keeps the input on refusal, and another code can be requested', async () => {
    const { reached, send, context, notices, attemptReset } = await startResetting();
    attemptReset.last.reject(refusal('verification_expired'));
    await reached('enteringReset');
    expect(context()).toMatchObject({ password, code: '123456' });
    expect(notices.at(-1)).toEqual({ type: 'passwordReset.failed', failure: refusal('verification_expired') });
    send({ type: 'restart.pressed' });
    expect(context()).toMatchObject({ email: ` ${email} `, password: '', code: '' });
  });
});
