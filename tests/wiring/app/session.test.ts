import { describe, expect, test, vi } from 'vitest';

import { gateOf, gateTitles } from '#src/app/session/gate.ts';
import { rememberedOrganisation } from '#src/app/session/remembered-organisation.ts';
import { sessionStepOf } from '#src/app/session/session-step.ts';
import { expectedOrganisation } from '#src/app/session/session.ts';
import { startSignOut } from '#src/app/session/sign-out.ts';
import { dayWhereDue, formatInstantDay } from '#src/components/format.ts';
import { IdentityError } from '#src/identity/identity-error.ts';
import { account, memberships } from '#tests/model/flows/support/people.ts';

import { refuseStorage } from '../support/browser.ts';
import { settle } from '../support/render.tsx';
import { startApp } from '../support/signed-in.ts';
import { toasts } from '../support/toasts.ts';

const underReview = { ...account, approved: false };

describe('the session', () => {
  test('loads the account and its memberships, and activates the organisation', async () => {
    const app = startApp();
    expect(sessionStepOf(app.session.getSnapshot())).toBe('loading');
    app.report({ kind: 'signedIn', sessionId: 'sess_1' });
    expect(sessionStepOf(app.session.getSnapshot())).toBe('finding');
    await app.signIn();
    expect(sessionStepOf(app.session.getSnapshot())).toBe('settled');
    expect(app.session.getSnapshot().context).toMatchObject({
      account: { id: 'user-1' },
      organisation: { id: 'org-1', role: 'ORG_MANAGER' },
    });
    expect(gateOf(app.session.getSnapshot())).toBeUndefined();
  });

  test('applies the date format of the user', async () => {
    const app = startApp();
    app.server.answer('GET /user-preferences', { locale: 'en-US', timeZone: 'UTC' });
    await app.signIn();
    expect(formatInstantDay('2026-11-22T12:00:00Z')).toBe('Nov 22, 2026');
  });

  test('has days begin and end where the organisation is', async () => {
    const app = startApp({
      memberships: memberships.map(({ organisation, ...membership }) => ({
        ...membership,
        organisation: { ...organisation, timeZone: 'Pacific/Kiritimati' },
      })),
    });
    await app.signIn();
    expect(dayWhereDue('2026-11-22T10:30:00Z')).toBe('2026-11-23');
  });

  test('stores the time zone of the browser if it is another than before', async () => {
    const app = startApp();
    const change = 'PATCH /user-preferences';
    await app.signIn();
    expect(app.server.called()).not.toContain(change);
    const moved = startApp();
    moved.server.answer('GET /user-preferences', { locale: null, timeZone: null, browserTimeZone: 'Asia/Tokyo' });
    moved.server.answer(change, {});
    await moved.signIn();
    const browserTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(moved.server.requests.filter(({ call }) => call === change)).toMatchObject([{ body: { browserTimeZone } }]);
  });

  test.each([
    ['underReview', { account: underReview }, 'Your account is under review'],
    ['choosing', { defaultOrganisationId: null }, 'Choose an organisation'],
    ['withoutOrganisation', { memberships: [] }, 'You do not belong to an organisation yet'],
  ] as const)('leads to the gate %s', async (gate, person, title) => {
    const app = startApp(person);
    await app.signIn();
    expect(gateOf(app.session.getSnapshot())).toBe(gate);
    expect(gateTitles[gate]).toBe(title);
  });

  test('is unavailable if the SDK fails to load, until the page is reloaded', async () => {
    const app = startApp();
    await app.reportAndSettle({ kind: 'failed' });
    expect(sessionStepOf(app.session.getSnapshot())).toBe('unavailable');
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    app.session.send({ type: 'retry.pressed' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{ message: 'Your account is locked' }, 'Your account is locked'],
    [{ message: '' }, 'An error occurred'],
  ])('reports why it could not start: %j', async (refusal, title) => {
    const app = startApp();
    app.identity.on('signOut', async () => undefined);
    app.server.refuse('GET /auth/me', 403, refusal);
    await app.signIn();
    expect(toasts).toEqual([{ tone: 'danger', title, description: undefined }]);
    expect(app.identity.calls).toContainEqual({ method: 'signOut', args: [] });
  });

  test('reports that it has ended and asks the user to sign in again', async () => {
    const app = startApp();
    await app.signIn();
    await app.reportAndSettle({ kind: 'signedOut' });
    expect(toasts).toEqual([
      {
        tone: 'info',
        title: 'You are signed out',
        description: 'Your session has ended. Sign in again to continue.',
      },
    ]);
  });

  test('clears the cache whenever the user or organisation changes, and only then', async () => {
    const app = startApp();
    expect(app.cleared()).toBe(0);
    await app.signIn();
    const signedIn = app.cleared();
    expect(signedIn).toBeGreaterThan(0);
    await app.signIn();
    expect(app.cleared()).toBe(signedIn);
    app.session.send({ type: 'organisation.activated', organisationId: 'org-2' });
    expect(app.cleared()).toBe(signedIn + 1);
    await app.reportAndSettle({ kind: 'signedOut' });
    expect(app.cleared()).toBe(signedIn + 2);
  });
});

describe('the organisation that was last active in the session', () => {
  const remember = async () => {
    const before = startApp();
    await before.signIn();
    before.session.stop();
  };
  const peopleCalls = [
    'GET /auth/organisations-and-permissions',
    'GET /user-preferences/default-organisation',
    'GET /user-preferences',
  ];

  test('is expected, and its memberships are requested together with the account', async () => {
    await remember();
    expect(localStorage.getItem('active-organisation')).toBe('{"sessionId":"sess_1","id":"org-1"}');
    const app = startApp();
    const answerAccount = app.server.hold('GET /auth/me');
    await app.signIn();
    expect(expectedOrganisation(app.session.getSnapshot())).toBe('org-1');
    expect(app.server.called()).toEqual([...peopleCalls, 'GET /auth/me']);
    answerAccount(account);
    await settle();
    await settle();
    expect(app.session.getSnapshot().matches({ signedIn: 'active' })).toBe(true);
    expect(app.server.called()).toHaveLength(4);
  });

  test('keeps what was fetched for it if it becomes active, and nothing otherwise', async () => {
    await remember();
    const same = startApp();
    await same.signIn();
    expect(same.cleared()).toBe(1);
    const other = startApp({ defaultOrganisationId: 'org-2' });
    await other.signIn();
    expect(other.cleared()).toBe(2);
    expect(expectedOrganisation(other.session.getSnapshot())).toBe('org-2');
  });

  test('is not expected in another session, nor once the session is known', async () => {
    await remember();
    const app = startApp({ defaultOrganisationId: null });
    const answerAccount = app.server.hold('GET /auth/me');
    await app.reportAndSettle({ kind: 'signedIn', sessionId: 'sess_2' });
    expect(expectedOrganisation(app.session.getSnapshot())).toBeNull();
    expect(app.server.called()).toEqual(['GET /auth/me']);
    await app.signIn();
    expect(expectedOrganisation(app.session.getSnapshot())).toBe('org-1');
    answerAccount(account);
    await settle();
    await settle();
    expect(expectedOrganisation(app.session.getSnapshot())).toBeNull();
  });

  test.each([
    '{',
    '[]',
    'null',
    '"org-1"',
    '{"id":"org-1"}',
    '{"sessionId":"sess_1"}',
    '{"sessionId":"sess_1","id":1}',
    '{"sessionId":"sess_2","id":"org-1"}',
  ])('is unknown if %s is stored', (stored) => {
    localStorage.setItem('active-organisation', stored);
    expect(rememberedOrganisation('sess_1')).toBeNull();
  });

  test('is unknown if storage is unavailable, where it cannot be remembered either', async () => {
    refuseStorage();
    await remember();
    expect(rememberedOrganisation('sess_1')).toBeNull();
  });
});

describe('signing out', () => {
  async function start() {
    const app = startApp();
    await app.signIn();
    return { ...app, signOut: startSignOut(app.identity.port, app.session) };
  }

  test('is reported instead of the end of the session', async () => {
    const { identity, signOut, reportAndSettle } = await start();
    identity.on('signOut', async () => undefined);
    signOut.send({ type: 'signOut.confirmed' });
    await settle();
    await reportAndSettle({ kind: 'signedOut' });
    expect(identity.calls).toEqual([{ method: 'signOut', args: [] }]);
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Signed out successfully!',
        description: 'You have been signed out of your account',
      },
    ]);
  });

  test.each([
    ['user_locked', 'This account is locked after too many attempts. Try again later.'],
    ['no_such_code', 'Something went wrong while signing out'],
  ])('reports why it failed: %s; a later end of the session is reported as usual', async (code, description) => {
    const { identity, signOut, reportAndSettle } = await start();
    identity.on('signOut', async () => {
      throw new IdentityError(code);
    });
    signOut.send({ type: 'signOut.confirmed' });
    await settle();
    expect(toasts).toEqual([{ tone: 'danger', title: 'Sign out failed', description }]);
    await reportAndSettle({ kind: 'signedOut' });
    expect(toasts).toHaveLength(2);
  });
});
