import { describe, expect, test, vi } from 'vitest';

import { usePasswordResetActor } from '#src/features/password-reset/usePasswordResetActor.ts';
import { useSocialReturnActor } from '#src/features/social-return/useSocialReturnActor.ts';

import { renderHook } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { complete, danger, locked, refusing, startScreen, welcome } from '../support/way-in.ts';

describe('usePasswordResetActor', () => {
  async function passwordReset() {
    const started = startScreen();
    const hook = await renderHook(started.app, () => usePasswordResetActor(started.actors));
    await doing(() => started.report({ kind: 'signedOut' }));
    const request = () =>
      doing(() => {
        hook.result.send({ type: 'email.changed', value: 'ada@example.org' });
        hook.result.send({ type: 'request.submitted' });
      });
    const reset = async () => {
      started.identity.on('createReset', async () => ({ status: 'needs_first_factor', sessionId: null }));
      await request();
      toasts.splice(0);
      await doing(() => {
        hook.result.send({ type: 'password.changed', value: 'correct h0rse' });
        hook.result.send({ type: 'code.changed', value: '123456' });
        hook.result.send({ type: 'reset.submitted' });
      });
    };
    return { ...started, hook, request, reset };
  }

  test('reports that the code was sent', async () => {
    const { identity, request } = await passwordReset();
    identity.on('createReset', async () => ({ status: 'needs_first_factor', sessionId: null }));
    await request();
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Reset code sent!',
        description: 'Please check your email for the password reset code',
      },
    ]);
  });

  test.each([
    ['user_locked', locked],
    ['no_such_code', 'Failed to send reset code'],
  ])('reports why no code was sent: %s', async (code, description) => {
    const { identity, request } = await passwordReset();
    identity.on('createReset', refusing(code));
    await request();
    expect(toasts).toEqual([danger('Failed to send reset code', description)]);
  });

  test('welcomes a user who is already signed in', async () => {
    const { identity, request } = await passwordReset();
    identity.on('createReset', refusing('session_exists'));
    await request();
    expect(toasts).toEqual([welcome('You are now signed in to your account')]);
  });

  test('reports that the password was set', async () => {
    const { identity, reset } = await passwordReset();
    identity.on('attemptReset', async () => complete);
    await reset();
    expect(toasts).toEqual([
      { tone: 'success', title: 'Password reset successful!', description: 'You have been signed in to your account' },
    ]);
  });

  test.each([
    ['user_locked', locked],
    ['no_such_code', 'Failed to reset password'],
  ])('reports why the password was not set: %s', async (code, description) => {
    const { identity, reset } = await passwordReset();
    identity.on('attemptReset', refusing(code));
    await reset();
    expect(toasts).toEqual([danger('Failed to reset password', description)]);
  });

  test('reports that a second factor is required', async () => {
    const { identity, reset } = await passwordReset();
    identity.on('attemptReset', async () => ({ status: 'needs_second_factor', sessionId: null }));
    await reset();
    expect(toasts).toEqual([
      {
        tone: 'info',
        title: 'Two-factor authentication required',
        description: 'Please complete 2FA to continue',
      },
    ]);
  });

  test('reports an unhandled outcome', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
    const { identity, reset } = await passwordReset();
    identity.on('attemptReset', async () => ({ status: 'abandoned', sessionId: null }));
    await reset();
    expect(toasts).toEqual([]);
    expect(reported.mock.calls).toEqual([[new Error('The password reset ended as abandoned')]]);
  });

  test('keeps the same actor across re-renders', async () => {
    const { hook } = await passwordReset();
    const first = hook.result;
    await hook.rerender();
    expect(hook.result).toBe(first);
  });
});

describe('useSocialReturnActor', () => {
  const request = { mode: 'signUp', provider: 'google' } as const;

  async function come(back: () => unknown, asked: { mode: 'signIn' | 'signUp'; provider: 'google' } = request) {
    const started = startScreen('/sso-callback');
    started.identity.on('finishSocial', back);
    const hook = await renderHook(started.app, () => useSocialReturnActor(started.actors, asked));
    await settle();
    return { ...started, hook };
  }

  test.each([
    ['signIn', 'You are now signed in to your account'],
    ['signUp', 'You are now signed up to your account'],
  ])('welcomes a user returning from a %s, and opens the app', async (mode, description) => {
    const { identity, app } = await come(async () => ({ kind: 'signedIn', mode }));
    expect(identity.calls).toEqual([{ method: 'finishSocial', args: ['signUp'] }]);
    expect(toasts).toEqual([welcome(description)]);
    expect(app.address()).toEqual({ href: '/', replaced: true });
  });

  test('goes to the second step of the sign-in page when a second factor is required', async () => {
    const { app } = await come(async () => ({ kind: 'secondFactorDue' }));
    expect(toasts).toEqual([
      {
        tone: 'info',
        title: 'Two-factor authentication required',
        description: 'Please complete 2FA to continue',
      },
    ]);
    expect(app.address()).toEqual({ href: '/sign-in?step=code', replaced: true });
  });

  test.each([
    ['signIn', '/sign-in'],
    ['signUp', '/sign-up'],
  ] as const)('returns to the %s form if information is missing', async (mode, href) => {
    const { app } = await come(async () => ({ kind: 'incomplete' }), { mode, provider: 'google' });
    expect(toasts).toEqual([danger('Sign up incomplete', 'Please complete all required fields.')]);
    expect(app.address()).toEqual({ href, replaced: true });
  });

  test.each([
    ['signIn', '/sign-in', 'Google sign in failed', `${locked} Please use another method to sign in.`],
    ['signUp', '/sign-up', 'Google sign up failed', `${locked} Please use another method to sign up.`],
  ] as const)('returns to the %s form if the provider rejects the request', async (mode, href, title, description) => {
    const { app } = await come(refusing('user_locked'), { mode, provider: 'google' });
    expect(toasts).toEqual([danger(title, description)]);
    expect(app.address()).toEqual({ href, replaced: true });
  });

  test('reports a slow response, and sends one request across re-renders', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { hook, identity } = await come(() => new Promise(() => {}));
    expect(hook.result).toBe(false);
    await doing(() => void vi.advanceTimersByTime(60_000));
    expect(hook.result).toBe(true);
    expect(identity.calls).toHaveLength(1);
  });
});
