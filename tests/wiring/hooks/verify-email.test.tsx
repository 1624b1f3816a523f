import { describe, expect, test, vi } from 'vitest';

import { useVerifyEmailActor } from '#src/features/verify-email/useVerifyEmailActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { complete, danger, locked, refusing, startScreen, welcome } from '../support/way-in.ts';

describe('useVerifyEmailActor', () => {
  const waiting = { ...complete, status: 'missing_requirements', missing: [], unverified: ['email_address'] };

  async function verify(address: string | undefined = 'ada@example.org', found: () => unknown = async () => waiting) {
    const started = startScreen('/verify-otp');
    started.identity.on('readSignUp', found);
    const hook = await renderHook(started.app, () => useVerifyEmailActor(started.actors, address));
    await settle();
    const enter = (code: string) =>
      doing(() => {
        hook.result.send({ type: 'code.changed', value: code });
        hook.result.send({ type: 'code.submitted' });
      });
    return { ...started, hook, enter };
  }

  test('reads the email address of the sign-up from the URL, or else from storage', async () => {
    localStorage.setItem('signup_email', 'stored@example.org');
    expect((await verify()).hook.result.getSnapshot().context.email).toBe('ada@example.org');
    expect((await verify('')).hook.result.getSnapshot().context.email).toBe('');
    const fromBrowser = await renderHook(testApp(), () => useVerifyEmailActor(startScreen().actors, undefined));
    expect(fromBrowser.result.getSnapshot().context.email).toBe('stored@example.org');
  });

  test('goes to the sign-up page if no address is known', async () => {
    const started = startScreen('/verify-otp');
    started.identity.on('readSignUp', async () => null);
    await renderHook(started.app, () => useVerifyEmailActor(started.actors, undefined));
    await settle();
    expect(toasts).toEqual([danger('No email found', 'Please start the signup process again.')]);
    expect(started.app.address()).toEqual({ href: '/sign-up', replaced: true });
  });

  test('stores the time from which a code may be resent to this address', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
    await verify();
    const [moment, owner] = localStorage.getItem('signup_resend_at')?.split(' ') ?? [];
    expect(owner).toBe('ada@example.org');
    expect(Number(moment)).toBeGreaterThan(1_000_000);
  });

  test('resumes with the stored time', async () => {
    const now = Date.now();
    localStorage.setItem('signup_resend_at', `${now + 7000} ada@example.org`);
    expect((await verify()).hook.result.getSnapshot().context).toMatchObject({
      resendAt: now + 7000,
      now: expect.toSatisfy((reported: number) => reported >= now && reported < now + 5000),
    });
  });

  test('counts down the seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
    const { hook } = await verify();
    await doing(() => void vi.advanceTimersByTime(3000));
    expect(hook.result.getSnapshot().context.now).toBe(1_003_000);
  });

  test('requires the complete code', async () => {
    const { enter } = await verify();
    await enter('123');
    expect(toasts).toEqual([danger('Please enter the verification code', 'Enter the 6-digit code from your email.')]);
  });

  test('welcomes a user with the right code, clears the stored sign-up and opens the app', async () => {
    localStorage.setItem('signup_email', 'ada@example.org');
    const { identity, enter, app } = await verify();
    identity.on('attemptEmailCode', async () => complete);
    identity.on('activate', async () => undefined);
    await enter('123456');
    expect(toasts).toEqual([welcome('Your email has been verified and you are now signed up!')]);
    expect(localStorage.getItem('signup_email')).toBeNull();
    expect(app.address()).toEqual({ href: '/', replaced: true });
  });

  test('welcomes a user whose address is already verified', async () => {
    const { identity, enter } = await verify();
    identity.on('attemptEmailCode', refusing('verification_already_verified'));
    await enter('123456');
    expect(toasts).toEqual([welcome('Your email was already verified!')]);
  });

  test.each([
    ['user_locked', locked],
    ['no_such_code', 'Please check the code and try again.'],
  ])('reports why the code was rejected: %s', async (code, description) => {
    const { identity, enter } = await verify();
    identity.on('attemptEmailCode', refusing(code));
    await enter('123456');
    expect(toasts).toEqual([danger('Verification failed', description)]);
  });

  test('reports that the provider requires more than the code', async () => {
    const { identity, enter } = await verify();
    identity.on('attemptEmailCode', async () => waiting);
    await enter('123456');
    expect(toasts).toEqual([danger('Verification failed')]);
  });

  test('leaves the explanation of a wrong code to its field', async () => {
    const { identity, enter } = await verify();
    identity.on('attemptEmailCode', refusing('form_code_incorrect'));
    await enter('123456');
    expect(toasts).toEqual([danger('Verification failed')]);
  });

  const past = () => localStorage.setItem('signup_resend_at', '1000 ada@example.org');

  test('reports that another code was sent', async () => {
    past();
    const { identity, hook } = await verify();
    identity.on('sendEmailCode', async () => waiting);
    await doing(() => hook.result.send({ type: 'resend.pressed' }));
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Verification code resent!',
        description: 'Please check your email for the new verification code.',
      },
    ]);
  });

  test.each([
    ['user_locked', locked],
    ['no_such_code', 'Please try again later.'],
  ])('reports why no other code was sent: %s', async (code, description) => {
    past();
    const { identity, hook } = await verify();
    identity.on('sendEmailCode', refusing(code));
    await doing(() => hook.result.send({ type: 'resend.pressed' }));
    expect(toasts).toEqual([danger('Failed to resend verification', description)]);
  });

  test('returns to the sign-up page, keeps the earlier history and clears the stored sign-up', async () => {
    localStorage.setItem('signup_email', 'ada@example.org');
    const { hook, app } = await verify();
    await doing(() => hook.result.send({ type: 'back.pressed' }));
    expect(app.address()).toEqual({ href: '/sign-up', replaced: false });
    expect(localStorage.getItem('signup_email')).toBeNull();
  });

  test('keeps the same actor across re-renders', async () => {
    const { hook } = await verify();
    const first = hook.result;
    await hook.rerender();
    expect(hook.result).toBe(first);
  });
});
