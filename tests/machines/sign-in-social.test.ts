import { describe, expect, test } from 'vitest';

import { refusal as failure } from './support/listen.ts';
import { empty, startSignIn } from './support/started-sign-in.ts';

describe('social sign-in', () => {
  const choose = (signIn: ReturnType<typeof startSignIn>) =>
    signIn.send({ type: 'form.submitted' }, { type: 'provider.chosen', provider: 'google' });

  test('redirects to the chosen provider', async () => {
    const signIn = startSignIn();
    choose(signIn);
    expect(signIn.startSocial.calls.map(({ input }) => input)).toEqual([{ mode: 'signIn', provider: 'google' }]);
    expect(signIn.context()).toEqual({ ...empty, provider: 'google' });
    expect([signIn.hasTag('busy'), signIn.hasTag('social')]).toEqual([true, true]);
    signIn.startSocial.last.resolve({ sessionId: null });
    await signIn.reached('leaving');
    expect(signIn.hasTag('busy')).toBe(true);
    expect(signIn.notices).toEqual([]);
  });

  test('can be retried after navigating back', async () => {
    const signIn = startSignIn();
    choose(signIn);
    signIn.startSocial.last.resolve({ sessionId: null });
    await signIn.reached('leaving');
    signIn.clock.increment(9999);
    expect(signIn.actor.getSnapshot().value).toBe('leaving');
    signIn.clock.increment(1);
    expect(signIn.actor.getSnapshot().value).toBe('editing');
  });

  test('that completes at once activates its session', async () => {
    const signIn = startSignIn();
    choose(signIn);
    signIn.startSocial.last.resolve({ sessionId: 'sess_3' });
    await signIn.reached('activating');
    expect(signIn.activateSession.last.input).toEqual({ sessionId: 'sess_3' });
    expect(signIn.notices).toEqual([{ type: 'signIn.socialCompleted' }]);
  });

  test('that is refused emits a notice with the provider, and the form is usable', async () => {
    const signIn = startSignIn();
    choose(signIn);
    signIn.startSocial.last.reject(failure('strategy_for_user_invalid'));
    await signIn.reached('editing');
    expect(signIn.notices).toEqual([
      { type: 'signIn.socialFailed', provider: 'google', failure: failure('strategy_for_user_invalid') },
    ]);
  });

  test('by a user who is already signed in activates the existing session', async () => {
    const signIn = startSignIn();
    choose(signIn);
    signIn.startSocial.last.reject(failure('session_exists'));
    await signIn.reached('activating');
    expect(signIn.activateSession.last.input).toEqual({ sessionId: null });
    expect(signIn.notices).toEqual([{ type: 'signIn.alreadySignedIn' }]);
  });

  test('with a second factor asks for the code', () => {
    const { actor, hasTag } = startSignIn({ secondFactorDue: true });
    expect(actor.getSnapshot().value).toBe('enteringCode');
    expect(hasTag('secondFactor')).toBe(true);
  });
});
