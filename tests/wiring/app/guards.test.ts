import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';

import { NotAuthorisedError, requireAccess, requireSignedIn, requireSignedOut } from '#src/app/navigation/guards.ts';
import { signInSearch, socialReturnSearch, verifyEmailSearch } from '#src/app/navigation/public-search.ts';

import { startApp, type Person } from '../support/signed-in.ts';

/** The redirect of a guard; undefined if it admits the user. */
function redirectOf(guard: () => void): unknown {
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

describe('a signed-out visitor', () => {
  test('is redirected to the sign-in page with a return address', () => {
    const { session } = startApp();
    expect(redirectOf(() => requireSignedIn(session, '/risk-list?page=2'))).toMatchObject({
      to: '/sign-in',
      search: { redirect: '/risk-list?page=2' },
    });
    expect(redirectOf(() => requireSignedIn(session, '/'))).toMatchObject({
      to: '/sign-in',
      search: { redirect: undefined },
    });
  });

  test('may stay on the screens before sign-in', () => {
    expect(redirectOf(() => requireSignedOut(startApp().session, '/'))).toBeUndefined();
  });
});

describe('a signed-in user', () => {
  test('is admitted, and redirected away from the screens before sign-in', async () => {
    const session = await signedIn();
    expect(redirectOf(() => requireSignedIn(session, '/risk-list'))).toBeUndefined();
    expect(redirectOf(() => requireSignedOut(session, '/risk-list'))).toMatchObject({
      to: '/risk-list',
      replace: true,
    });
  });

  test('can open only what their role and features allow', async () => {
    const session = await signedIn();
    expect(() => requireAccess(session, '/risk-list')).not.toThrow();
    expect(() => requireAccess(session, '/risk-list/')).not.toThrow();
    expect(() => requireAccess(session, '/risk-list', { view: 'removed' })).toThrow(NotAuthorisedError);
    expect(() => requireAccess(session, '/policies')).toThrow(NotAuthorisedError);
    expect(() => requireAccess(session, '/no-such-page')).toThrow(NotAuthorisedError);
    expect(() => requireAccess(session, undefined)).toThrow(NotAuthorisedError);
  });

  test('is prompted for an organisation before any page', async () => {
    const session = await signedIn({ defaultOrganisationId: null });
    expect(() => requireAccess(session, '/policies')).not.toThrow();
  });
});

describe('the search parameters of the screens before sign-in', () => {
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
