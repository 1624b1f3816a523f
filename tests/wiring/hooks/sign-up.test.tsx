import { describe, expect, test } from 'vitest';

import { useSignUpActor } from '#src/features/sign-up/useSignUpActor.ts';

import { renderHook } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { complete, danger, locked, refusing, startScreen, welcome } from '../support/way-in.ts';

describe('useSignUpActor', () => {
  async function signUp() {
    const started = startScreen();
    const hook = await renderHook(started.app, () => useSignUpActor(started.actors));
    const submit = () =>
      doing(() => {
        hook.result.send({ type: 'email.changed', value: 'ada@example.org' });
        hook.result.send({ type: 'password.changed', value: 'correct h0rse' });
        hook.result.send({ type: 'form.submitted' });
      });
    return { ...started, hook, submit };
  }

  test.each([
    ['user_locked', locked],
    ['no_such_code', 'Please try again with valid information.'],
  ])('reports why it failed: %s', async (code, description) => {
    const { identity, submit } = await signUp();
    identity.on('createSignUp', refusing(code));
    await submit();
    expect(toasts).toEqual([danger('Sign up failed', description)]);
  });

  test('reports that information is missing', async () => {
    const { identity, submit } = await signUp();
    identity.on('createSignUp', async () => ({
      status: 'missing_requirements',
      sessionId: null,
      missing: ['last_name'],
      unverified: [],
    }));
    await submit();
    expect(toasts).toEqual([danger('Sign up incomplete', 'Please complete all required fields.')]);
  });

  test('welcomes a user who is already signed in', async () => {
    const { identity, submit } = await signUp();
    identity.on('createSignUp', refusing('session_exists'));
    await submit();
    expect(toasts).toEqual([welcome('You are now signed in to your account')]);
  });

  test('welcomes a user who needs no code', async () => {
    const { identity, submit } = await signUp();
    identity.on('createSignUp', async () => ({ ...complete, missing: [], unverified: [] }));
    await submit();
    expect(toasts).toEqual([welcome('You are now signed up to your account')]);
    expect(identity.calls.at(-1)).toEqual({ method: 'activate', args: ['sess_1'] });
  });

  const unverified = { status: 'missing_requirements', sessionId: null, missing: [], unverified: ['email_address'] };

  test('stores the address, reports that a code was sent and opens the verification page', async () => {
    const { identity, submit, app } = await signUp();
    identity.on('createSignUp', async () => unverified);
    identity.on('sendEmailCode', async () => unverified);
    await submit();
    expect(toasts).toEqual([
      {
        tone: 'info',
        title: 'Email verification sent!',
        description: 'Please check your email and enter the verification code to complete your signup.',
      },
    ]);
    expect(localStorage.getItem('signup_email')).toBe('ada@example.org');
    expect(app.address()).toEqual({ href: '/verify-otp', replaced: true });
  });

  test.each([
    ['user_locked', locked],
    ['no_such_code', 'Please try again later.'],
  ])('also opens it if no code could be sent, and reports why: %s', async (code, description) => {
    const { identity, submit, app } = await signUp();
    identity.on('createSignUp', async () => unverified);
    identity.on('sendEmailCode', refusing(code));
    await submit();
    expect(toasts).toEqual([danger('Failed to resend verification', description)]);
    expect(app.address()).toEqual({ href: '/verify-otp', replaced: true });
  });

  test('names the provider that rejected the sign-up', async () => {
    const { identity, hook } = await signUp();
    identity.on('startSocial', refusing('user_locked'));
    await doing(() => hook.result.send({ type: 'provider.chosen', provider: 'google' }));
    expect(toasts).toEqual([danger('Google sign up failed', `${locked} Please use another method to sign up.`)]);
  });

  test('keeps the same actor across re-renders', async () => {
    const { hook } = await signUp();
    const first = hook.result;
    await hook.rerender();
    expect(hook.result).toBe(first);
  });
});
