import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Account, Organisations } from '#machines/session/session.types.ts';

import {
  account,
  activeIn,
  administrator,
  failure,
  harbour,
  memberships,
  meridian,
  nobody,
  signedInEvent,
  silence,
  somebody,
  startSession,
  type Session,
  type SignedInState,
} from './support/started-session.ts';

function startSignedIn(): Session {
  const session = startSession();
  session.identity(signedInEvent);
  return session;
}

async function startLoadingOrganisations(who: Account = account): Promise<Session> {
  const session = startSignedIn();
  session.fetchAccount.last.resolve(who);
  await session.reached('loadingOrganisations');
  return session;
}

async function startWith(organisations: Organisations, state: SignedInState, who?: Account): Promise<Session> {
  const session = await startLoadingOrganisations(who);
  session.fetchOrganisations.last.resolve(organisations);
  await session.reached(state);
  return session;
}

const startActive = () => startWith({ memberships, defaultOrganisationId: 'org-1' }, 'active');
const startChoosing = () => startWith({ memberships, defaultOrganisationId: null }, 'choosing');

describe('before the provider responds', () => {
  test('the session is loading', () => {
    const { value, context, tags } = startSession();
    expect(value()).toBe('loading');
    expect(context()).toEqual(nobody);
    expect(tags()).toEqual(['loading']);
  });

  test('a provider that cannot be reached makes sign-in unavailable', () => {
    const { identity, value, tags } = startSession();
    identity({ type: 'identity.failed' });
    expect(value()).toBe('unavailable');
    expect(tags()).toEqual([]);
  });

  test('a provider that responds late is accepted', () => {
    const { identity, value } = startSession();
    identity({ type: 'identity.failed' });
    identity({ type: 'identity.signedOut' });
    expect(value()).toBe('signedOut');
  });

  test('the provider may report that no user is signed in', () => {
    const { identity, value, tags, fetchAccount } = startSession();
    identity({ type: 'identity.signedOut' });
    expect(value()).toBe('signedOut');
    expect(tags()).toEqual([]);
    expect(fetchAccount.calls).toEqual([]);
  });
});

describe('a signed-in user', () => {
  test('has their account checked once', () => {
    const { identity, value, tags, fetchAccount } = startSignedIn();
    identity(signedInEvent);
    expect(value()).toEqual({ signedIn: 'checkingAccount' });
    expect(tags()).toEqual(['loading']);
    expect(fetchAccount.calls).toHaveLength(1);
  });

  test.each([
    ['is not approved', { approved: false, active: true }],
    ['is not active', { approved: true, active: false }],
  ])('and %s is under review', async (_name, roles) => {
    const session = startSignedIn();
    session.fetchAccount.last.resolve({ ...account, ...roles });
    await session.reached('underReview');
    expect(session.context()).toEqual({ ...somebody, account: { ...account, ...roles } });
    expect(session.tags()).toEqual([]);
    expect(session.fetchOrganisations.calls).toEqual([]);
  });

  test.each([
    ['fetchAccount', startSignedIn, somebody],
    ['fetchOrganisations', startLoadingOrganisations, { ...somebody, account }],
  ] as const)('rejected by %s is signed out with the reason', async (actor, start, known) => {
    const session = await start();
    session[actor].last.reject(failure);
    await session.left();
    expect(session.value()).toBe('signingOut');
    expect(session.context()).toEqual({ ...known, failure });
    expect([session.notices, session.endSession.calls.length]).toEqual([[{ type: 'session.failed', failure }], 1]);
  });

  test.each([
    ['fetchAccount', startSignedIn],
    ['fetchOrganisations', startLoadingOrganisations],
  ] as const)('is not signed out if %s gets no response', async (actor, start) => {
    const session = await start();
    session[actor].last.reject(silence);
    await session.left();
    expect([session.value(), session.endSession.calls]).toEqual(['unavailable', []]);
  });

  test('is forgotten when the provider signs them out', async () => {
    const session = await startActive();
    session.identity({ type: 'identity.signedOut' });
    expect(session.value()).toBe('signedOut');
    expect(session.context()).toEqual(nobody);
  });

  test('may be replaced by another user, with no data carried over', async () => {
    const session = await startActive();
    session.identity({ type: 'identity.signedIn', sessionId: 'sess_2' });
    expect(session.value()).toEqual({ signedIn: 'checkingAccount' });
    expect(session.context()).toEqual({ ...nobody, sessionId: 'sess_2' });
    expect(session.fetchAccount.calls).toHaveLength(2);
  });

  test('shows a changed name and keeps the role', async () => {
    const session = await startActive();
    session.send({ type: 'account.changed', account: { ...account, fullName: 'Ada King', approved: false } });
    expect(session.context().account).toEqual({ ...account, fullName: 'Ada King' });
    expect(session.value()).toEqual({ signedIn: 'active' });
  });

  test('may sign in again, and the earlier failure is cleared', async () => {
    const session = startSignedIn();
    session.fetchAccount.last.reject(failure);
    await session.left();
    session.endSession.last.resolve();
    await session.signedOut();
    expect(session.context()).toEqual({ ...nobody, failure });
    session.identity(signedInEvent);
    expect(session.value()).toEqual({ signedIn: 'checkingAccount' });
    expect(session.context()).toEqual(somebody);
  });
});

describe('the active organisation', () => {
  test('is the default organisation', async () => {
    const { context, tags } = await startActive();
    expect(context()).toEqual({ ...somebody, account, memberships, organisation: activeIn(harbour) });
    expect(tags()).toEqual(['ready']);
  });

  test.each([
    ['no default', null],
    ['a default they no longer belong to', 'org-9'],
  ])('must be chosen by a user with %s', async (_name, defaultOrganisationId) => {
    const { context, tags } = await startWith({ memberships, defaultOrganisationId }, 'choosing');
    expect(context()).toEqual({ ...somebody, account, memberships });
    expect(tags()).toEqual([]);
  });

  test('is missing for a user without memberships', async () => {
    const { tags } = await startWith({ memberships: [], defaultOrganisationId: null }, 'withoutOrganisation');
    expect(tags()).toEqual([]);
  });

  test('is not required for a platform administrator', async () => {
    const none = { memberships: [], defaultOrganisationId: null };
    const { context, tags } = await startWith(none, 'administering', administrator);
    expect(context()).toEqual({ ...somebody, account: administrator });
    expect(tags()).toEqual(['ready']);
  });

  test('is the chosen organisation', async () => {
    const session = await startChoosing();
    session.send({ type: 'organisation.activated', organisationId: 'org-2' });
    expect(session.value()).toEqual({ signedIn: 'active' });
    expect(session.context()).toEqual({ ...somebody, account, memberships, organisation: activeIn(meridian) });
  });

  test('can be switched later', async () => {
    const session = await startActive();
    session.send({ type: 'organisation.activated', organisationId: 'org-2' });
    expect(session.value()).toEqual({ signedIn: 'active' });
    expect(session.context().organisation).toEqual(activeIn(meridian));
  });

  test.each([
    ['while choosing', startChoosing],
    ['later', startActive],
  ])('is never one without a membership: %s', async (_name, start) => {
    const session = await start();
    const before = session.actor.getSnapshot();
    session.send({ type: 'organisation.activated', organisationId: 'org-9' });
    expect([session.value(), session.context()]).toEqual([before.value, before.context]);
  });
});

describe('signing out', () => {
  test('by the user emits no notice', async () => {
    const session = await startActive();
    session.send({ type: 'signOut.started' });
    session.identity({ type: 'identity.signedOut' });
    expect([session.value(), session.context(), session.notices]).toEqual(['signedOut', nobody, []]);
  });

  test('that fails keeps the user signed in, and a later session end emits a notice', async () => {
    const session = await startActive();
    session.send({ type: 'signOut.started' });
    session.send({ type: 'signOut.failed' });
    expect(session.value()).toEqual({ signedIn: 'active' });
    session.identity({ type: 'identity.signedOut' });
    expect(session.notices).toEqual([{ type: 'session.ended' }]);
  });

  test('in another tab, or by the provider, emits a notice', async () => {
    const session = await startActive();
    session.identity({ type: 'identity.signedOut' });
    expect([session.value(), session.context(), session.notices]).toEqual([
      'signedOut',
      nobody,
      [{ type: 'session.ended' }],
    ]);
  });

  test('at user request is not a failure, even if requests in flight are refused', async () => {
    const session = await startActive();
    session.send({ type: 'signOut.started' });
    session.send({ type: 'session.refused', failure });
    expect(session.value()).toEqual({ signedIn: 'active' });
    session.identity({ type: 'identity.signedOut' });
    expect([session.value(), session.notices]).toEqual(['signedOut', []]);
  });

  test('follows a response that rejects the token, with the reason', async () => {
    const session = await startActive();
    session.send({ type: 'session.refused', failure });
    expect(session.value()).toBe('signingOut');
    expect(session.tags()).toEqual(['loading']);
    session.endSession.last.resolve();
    await session.signedOut();
    expect(session.context()).toEqual({ ...nobody, failure });
    expect(session.notices).toEqual([{ type: 'session.failed', failure }]);
  });
});

describe('unavailable sign-in', () => {
  test('retries the account check for a signed-in user', () => {
    const session = startSignedIn();
    session.fetchAccount.last.reject(silence);
    return session.left().then(() => {
      session.send({ type: 'retry.pressed' });
      expect(session.value()).toEqual({ signedIn: 'checkingAccount' });
      expect([session.fetchAccount.calls.length, session.reloads]).toEqual([2, []]);
    });
  });

  test('reloads the page if the provider could not be reached', () => {
    const session = startSession();
    session.identity({ type: 'identity.failed' });
    session.send({ type: 'retry.pressed' });
    expect([session.value(), session.reloads]).toEqual(['unavailable', ['reload']]);
  });
});

test('starting a session without its watcher fails', () => {
  const actor = createActor(sessionMachine);
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  expect(errors).toEqual([new Error('The actor watchIdentity was not provided')]);
});
