import { expect, test, vi } from 'vitest';

import { followSession, type GuardedRouter } from '#src/app/navigation/follow-session.ts';

import { startApp } from '../support/signed-in.ts';

/** The session of a signed-in user, and the router that follows it. */
async function follow(fullPath: string | null = '/risk-list') {
  const app = startApp();
  const router = {
    invalidate: vi.fn<GuardedRouter['invalidate']>(() => Promise.resolve()),
    navigate: vi.fn<GuardedRouter['navigate']>(() => Promise.resolve()),
    state: { matches: fullPath === null ? [] : [{ fullPath }] },
  };
  const stop = followSession(app.session, router);
  await app.signIn();
  app.identity.on('signOut', async () => undefined);
  /** Another user signs in and is refused by the server. */
  const refuse = () => {
    app.server.refuse('GET /auth/me', 403, { message: 'Your account is locked' });
    return app.reportAndSettle({ kind: 'signedIn', sessionId: 'sess_2' });
  };
  return { ...app, router, stop, refuse };
}

test('evaluates the guards once when a user has signed in, and once when they have signed out', async () => {
  const { router, report } = await follow();
  expect(router.invalidate).toHaveBeenCalledTimes(1);
  report({ kind: 'signedOut' });
  expect(router.invalidate).toHaveBeenCalledTimes(2);
});

test('evaluates the guards for another organisation, but not for the active one', async () => {
  const { router, session } = await follow();
  session.send({ type: 'organisation.activated', organisationId: 'org-1' });
  expect(router.invalidate).toHaveBeenCalledTimes(1);
  session.send({ type: 'organisation.activated', organisationId: 'org-2' });
  expect(router.invalidate).toHaveBeenCalledTimes(2);
});

test('leaves the page alone while a sign-out is in progress or has failed', async () => {
  const { router, session } = await follow();
  session.send({ type: 'signOut.started' });
  session.send({ type: 'signOut.failed' });
  expect(router.invalidate).toHaveBeenCalledTimes(1);
});

test.each([
  ['/sign-in', 1],
  ['/risk-list', 0],
  [null, 0],
])('a refused user on %s is sent to the sign-in page %i times', async (fullPath, times) => {
  const { router, refuse } = await follow(fullPath);
  await refuse();
  expect(router.navigate.mock.calls).toEqual(Array.from({ length: times }, () => [{ to: '/sign-in', replace: true }]));
});

test('no longer affects the router once it has been stopped', async () => {
  const { router, report, stop, refuse } = await follow('/sign-in');
  stop();
  report({ kind: 'signedOut' });
  await refuse();
  expect(router.invalidate).toHaveBeenCalledTimes(1);
  expect(router.navigate).not.toHaveBeenCalled();
});
