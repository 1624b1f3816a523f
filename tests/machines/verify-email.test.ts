import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';

import type { SignUpStep } from '#machines/identity-step.ts';
import { secondsToResend, verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import type {
  ClockEvent,
  VerifyEmailEvent,
  VerifyEmailInput,
  VerifyEmailNotice,
} from '#machines/verify-email/verify-email.types.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

import { listenTo, refusal } from './support/listen.ts';

const opened = 1_800_000_000_000;
const unverified: SignUpStep = {
  status: 'missing_requirements',
  sessionId: null,
  missing: [],
  unverified: ['email_address'],
};
const complete: SignUpStep = { status: 'complete', sessionId: 'sess_1', missing: [], unverified: [] };

function startVerification(input: Partial<VerifyEmailInput> = {}) {
  const readSignUp = deferredActor<SignUpStep | null, unknown>();
  const attemptEmailCode = deferredActor<SignUpStep, { code: string }>();
  const sendEmailCode = deferredActor<void, unknown>();
  const activateSession = deferredActor<void, { sessionId: string | null }>();
  const actors = {
    readSignUp: readSignUp.logic,
    attemptEmailCode: attemptEmailCode.logic,
    sendEmailCode: sendEmailCode.logic,
    activateSession: activateSession.logic,
    watchClock: fromCallback<ClockEvent>(() => undefined),
  };
  const actor = createActor(verifyEmailMachine.provide({ actors }), {
    input: { email: 'ada@example.org', now: opened, resendAt: null, ...input },
  });
  const notices = listenTo<VerifyEmailNotice>(actor);
  actor.start();
  return {
    actor,
    notices,
    readSignUp,
    attemptEmailCode,
    sendEmailCode,
    activateSession,
    context: () => actor.getSnapshot().context,
    send: (...events: VerifyEmailEvent[]) => events.forEach((event) => actor.send(event)),
    reached: (state: 'asking' | 'activating' | 'verified' | 'left') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('resending')),
  };
}

async function startAsking(input: Partial<VerifyEmailInput> = {}) {
  const verification = startVerification(input);
  verification.readSignUp.last.resolve(unverified);
  await verification.reached('asking');
  return verification;
}

async function startVerifying() {
  const verification = await startAsking();
  verification.send({ type: 'code.changed', value: '123456' }, { type: 'code.submitted' });
  return verification;
}

describe('the screen', () => {
  test('returns to the sign-up without an address', async () => {
    const { reached, notices, readSignUp } = startVerification({ email: null });
    readSignUp.last.resolve(null);
    await reached('left');
    expect(notices).toEqual([{ type: 'verifyEmail.noEmail' }]);
  });

  test('activates a complete sign-up and clears the stored data', async () => {
    const { reached, notices, readSignUp, activateSession } = startVerification();
    readSignUp.last.resolve(complete);
    await reached('activating');
    expect(activateSession.last.input).toEqual({ sessionId: 'sess_1' });
    activateSession.last.resolve();
    await reached('verified');
    expect(notices).toEqual([
      { type: 'verifyEmail.forgotten' },
      { type: 'verifyEmail.verified' },
      { type: 'verifyEmail.finished' },
    ]);
  });

  test('asks for the code even if the sign-up cannot be read', async () => {
    const { reached, readSignUp } = startVerification();
    readSignUp.last.reject(refusal('network_error'));
    expect((await reached('asking')).hasTag('form')).toBe(true);
  });

  test('can be left, which clears the stored data', async () => {
    const { send, reached, notices } = await startAsking();
    send({ type: 'back.pressed' });
    await reached('left');
    expect(notices.slice(1)).toEqual([{ type: 'verifyEmail.forgotten' }, { type: 'verifyEmail.left' }]);
  });
});

describe('resending the code', () => {
  test.each([
    ['a first load', null, 30],
    ['a reload after twelve seconds', opened + 18_000, 18],
    ['a reload when there is half a second left', opened + 500, 1],
    ['a reload after a minute', opened - 30_000, 0],
    ['a clock that was set back', opened + 90_000, 30],
  ])('waits after %s (%s) for %d seconds', async (_, resendAt, seconds) => {
    const { context } = await startAsking({ resendAt });
    expect(secondsToResend(context())).toBe(seconds);
  });

  test('is possible once the cooldown has ended, not before', async () => {
    const { send, sendEmailCode } = await startAsking();
    send({ type: 'clock.ticked', now: opened + 29_999 }, { type: 'resend.pressed' });
    expect(sendEmailCode.calls).toHaveLength(0);
    send({ type: 'clock.ticked', now: opened + 30_000 }, { type: 'resend.pressed' });
    expect(sendEmailCode.calls).toHaveLength(1);
  });

  test('restarts the cooldown and stores its end', async () => {
    const { send, settled, context, notices, sendEmailCode } = await startAsking();
    send({ type: 'clock.ticked', now: opened + 31_000 }, { type: 'resend.pressed' });
    sendEmailCode.last.resolve();
    await settled();
    expect(secondsToResend(context())).toBe(30);
    expect(notices).toEqual([
      { type: 'verifyEmail.cooldownStarted', resendAt: opened + 30_000 },
      { type: 'verifyEmail.cooldownStarted', resendAt: opened + 61_000 },
      { type: 'verifyEmail.resent' },
    ]);
  });

  test('can be retried at once after a failure', async () => {
    const { send, settled, context, notices, sendEmailCode } = await startAsking({ resendAt: opened });
    send({ type: 'resend.pressed' });
    sendEmailCode.last.reject(refusal('network_error'));
    await settled();
    expect(secondsToResend(context())).toBe(0);
    expect(notices.at(-1)).toEqual({ type: 'verifyEmail.notResent', failure: refusal('network_error') });
  });
});

describe('the code', () => {
  test.each([
    ['123 456', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
  ])('entered as %j is read as %j', async (value, code) => {
    const { send, context } = await startAsking();
    send({ type: 'code.changed', value });
    expect(context().code).toBe(code);
  });

  test('of fewer than six digits is not sent and shows an error', async () => {
    const { send, context, notices, attemptEmailCode } = await startAsking();
    send({ type: 'code.changed', value: '12345' }, { type: 'code.submitted' });
    expect(attemptEmailCode.calls).toEqual([]);
    expect(context().error).toBe('code.incomplete');
    expect(notices.at(-1)).toEqual({ type: 'verifyEmail.codeMissing' });
  });

  test('that is correct activates the session', async () => {
    const { reached, notices, attemptEmailCode, activateSession } = await startVerifying();
    expect(attemptEmailCode.last.input).toEqual({ code: '123456' });
    attemptEmailCode.last.resolve(complete);
    await reached('activating');
    expect(activateSession.last.input).toEqual({ sessionId: 'sess_1' });
    activateSession.last.resolve();
    await reached('verified');
    expect(notices.slice(1)).toEqual([
      { type: 'verifyEmail.forgotten' },
      { type: 'verifyEmail.verified' },
      { type: 'verifyEmail.finished' },
    ]);
  });

  test.each([refusal('verification_already_verified'), refusal('session_exists')])(
    'for an address that is already verified counts as success: %j',
    async (failure) => {
      const { reached, notices, attemptEmailCode, activateSession } = await startVerifying();
      attemptEmailCode.last.reject(failure);
      await reached('activating');
      activateSession.last.reject(refusal('no_session'));
      await reached('verified');
      expect(notices.slice(1)).toEqual([
        { type: 'verifyEmail.forgotten' },
        { type: 'verifyEmail.verifiedBefore' },
        { type: 'verifyEmail.finished' },
      ]);
    },
  );

  test.each([
    ['form_code_incorrect', 'code.incorrect'],
    ['verification_expired', 'code.incorrect'],
    ['verification_failed', 'code.incorrect'],
    ['network_error', null],
  ])('rejected with %s stays, emits a notice and is asked for again', async (refused, error) => {
    const { settled, context, notices, attemptEmailCode } = await startVerifying();
    attemptEmailCode.last.reject(refusal(refused));
    await settled();
    expect(context()).toMatchObject({ code: '123456', error });
    expect(notices.at(-1)).toEqual({ type: 'verifyEmail.failed', failure: refusal(refused) });
  });

  test('that leaves requirements missing emits a notice that verification is incomplete', async () => {
    const { settled, notices, attemptEmailCode } = await startVerifying();
    attemptEmailCode.last.resolve(unverified);
    await settled();
    expect(notices.at(-1)).toEqual({ type: 'verifyEmail.failed', failure: null });
  });
});
