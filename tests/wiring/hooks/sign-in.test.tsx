import { describe, expect, test } from 'vitest';

import { useSignInActor } from '#src/features/sign-in/useSignInActor.ts';

import { renderHook } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { danger, locked, refusing, startScreen, welcome } from '../support/way-in.ts';

describe('useSignInActor', () => {
  async function signIn(secondFactorDue = false) {
    const started = startScreen();
    const hook = await renderHook(started.app, () => useSignInActor(started.actors, secondFactorDue));
    const submit = () =>
      doing(() => {
        hook.result.send({ type: 'email.changed', value: 'ada@example.org' });
        hook.result.send({ type: 'password.changed', value: 'correct horse' });
        hook.result.send({ type: 'form.submitted' });
      });
    return { ...started, hook, submit };
  }

  test.each([
    ['user_locked', locked],
    ['no_such_code', 'Please check your email and password'],
  ])('reports why it failed: %s', async (code, description) => {
    const { identity, submit } = await signIn();
    identity.on('createSignIn', refusing(code));
    await submit();
    expect(toasts).toEqual([danger('Sign-in failed', description)]);
  });

  test('asks for the second factor', async () => {
    const { identity, submit } = await signIn();
    identity.on('createSignIn', async () => ({ status: 'needs_second_factor', sessionId: null }));
    await submit();
    expect(toasts).toEqual([
      {
        tone: 'info',
        title: 'Two-factor authentication required',
        description: 'Please complete 2FA to continue',
      },
    ]);
  });

  test('welcomes a user who is already signed in', async () => {
    const { identity, submit } = await signIn();
    identity.on('createSignIn', refusing('session_exists'));
    await submit();
    expect(toasts).toEqual([welcome('You are now signed in to your account')]);
    expect(identity.calls.at(-1)).toEqual({ method: 'activate', args: [null] });
  });

  test('signs in with a provider without a redirect', async () => {
    const { identity, hook } = await signIn();
    identity.on('startSocial', async () => ({ sessionId: 'sess_2' }));
    await doing(() => hook.result.send({ type: 'provider.chosen', provider: 'microsoft' }));
    expect(toasts).toEqual([welcome('You are now signed in to your account')]);
    expect(identity.calls).toEqual([
      { method: 'startSocial', args: ['signIn', 'microsoft'] },
      { method: 'activate', args: ['sess_2'] },
    ]);
  });

  test('names the provider that rejected the sign-in', async () => {
    const { identity, hook } = await signIn();
    identity.on('startSocial', refusing('user_locked'));
    await doing(() => hook.result.send({ type: 'provider.chosen', provider: 'apple' }));
    expect(toasts).toEqual([danger('Apple sign in failed', `${locked} Please use another method to sign in.`)]);
  });

  test.each([true, false])('starts with the code step after a provider sign-in: %s', async (due) => {
    const { hook } = await signIn(due);
    expect(hook.result.getSnapshot().matches('enteringCode')).toBe(due);
  });

  test('keeps the same actor across re-renders', async () => {
    const { hook } = await signIn();
    const first = hook.result;
    await hook.rerender();
    expect(hook.result).toBe(first);
  });

  test('shows each message once when React mounts the screen twice', async () => {
    const { app, actors, identity } = startScreen();
    identity.on('startSocial', refusing('user_locked'));
    const hook = await renderHook(app, () => useSignInActor(actors, false), 'twice');
    await doing(() => hook.result.send({ type: 'provider.chosen', provider: 'apple' }));
    expect(toasts).toHaveLength(1);
  });
});
