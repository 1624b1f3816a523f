import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';

import { NotAuthorisedError, requireAccess, requireSignedIn, requireSignedOut } from '#src/app/navigation/guards.ts';
import { signInSearch, socialReturnSearch, verifyEmailSearch } from '#src/app/navigation/public-search.ts';

import { startApp, type Person } from '../support/signed-in.ts';

/** Where a guard sends somebody; undefined where it lets them pass. */
function sentTo(guard: () => void): unknown {
  try {
    guard();
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const { to, search, replace } = error.options;
    return { to, search, replace };
  }
}

async function signedIn(person?: Person) {
  const { session, signIn } = startApp(person);
  await signIn();
  return session;
}

describe('who is not signed in', () => {
  test('goes to the sign-in page, and comes back to where they were going', () => {
    const { session } = startApp();
    expect(sentTo(() => requireSignedIn(session, '/risk-list?page=2'))).toMatchObject({
      to: '/sign-in',
      search: { redirect: '/risk-list?page=2' },
    });
    expect(sentTo(() => requireSignedIn(session, '/'))).toMatchObject({
      to: '/sign-in',
      search: { redirect: undefined },
    });
  });

  test('stays on the screens before sign-in', () => {
    expect(sentTo(() => requireSignedOut(startApp().session, '/'))).toBeUndefined();
  });
});

describe('who is signed in', () => {
  test('passes, and leaves the screens before sign-in', async () => {
    const session = await signedIn();
    expect(sentTo(() => requireSignedIn(session, '/risk-list'))).toBeUndefined();
    expect(sentTo(() => requireSignedOut(session, '/risk-list'))).toMatchObject({ to: '/risk-list', replace: true });
  });

  test('opens what their role and features allow, and nothing else', async () => {
    const session = await signedIn();
    expect(() => requireAccess(session, '/risk-list')).not.toThrow();
    expect(() => requireAccess(session, '/risk-list/')).not.toThrow();
    expect(() => requireAccess(session, '/risk-list', { view: 'removed' })).toThrow(NotAuthorisedError);
    expect(() => requireAccess(session, '/policies')).toThrow(NotAuthorisedError);
    expect(() => requireAccess(session, '/no-such-page')).toThrow(NotAuthorisedError);
    expect(() => requireAccess(session, undefined)).toThrow(NotAuthorisedError);
  });

  test('is asked for an organisation in place of any page', async () => {
    const session = await signedIn({ defaultOrganisationId: null });
    expect(() => requireAccess(session, '/policies')).not.toThrow();
  });
});

describe('the search of the screens before sign-in', () => {
  test.each([
    [{ email: 'ada@example.org' }, { email: 'ada@example.org' }],
    [{ email: '' }, {}],
    [{ email: 7 }, {}],
    [{}, {}],
  ])('of /verify-otp: %j is %j', (given, read) => {
    expect(JSON.parse(JSON.stringify(verifyEmailSearch.parse(given)))).toEqual(read);
  });

  test.each([
    [
      { mode: 'signUp', provider: 'apple' },
      { mode: 'signUp', provider: 'apple' },
    ],
    [
      { mode: 'signIn', provider: 'google' },
      { mode: 'signIn', provider: 'google' },
    ],
    [
      { mode: 'signUp', provider: 'microsoft' },
      { mode: 'signUp', provider: 'microsoft' },
    ],
    [
      { mode: 'other', provider: 'other' },
      { mode: 'signIn', provider: 'google' },
    ],
    [{}, { mode: 'signIn', provider: 'google' }],
  ])('of /sso-callback: %j is %j', (given, read) => {
    expect(socialReturnSearch.parse(given)).toEqual(read);
  });

  test.each([
    [{ step: 'code' }, { step: 'code' }],
    [{ step: 'other' }, {}],
    [{ redirect: ['/risk-list'] }, {}],
  ])('of /sign-in: %j is %j', (given, read) => {
    expect(JSON.parse(JSON.stringify(signInSearch.parse(given)))).toEqual(read);
  });
});
