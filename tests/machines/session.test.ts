import { describe, expect, test } from 'vitest';

import { sessionMachine, type Account, type Organisations } from '#machines/session/session.machine.ts';
import { recordTransitions, transitionLines, transitionTable } from '#tests/model/transition-table.ts';

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

const { taken, inspect } = recordTransitions();

function startSignedIn(): Session {
  const session = startSession(inspect);
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

describe('before anybody is known', () => {
  test('the session loads', () => {
    const { value, context, tags } = startSession(inspect);
    expect(value()).toBe('loading');
    expect(context()).toEqual(nobody);
    expect(tags()).toEqual(['loading']);
  });

  test('a provider that cannot be reached makes sign-in unavailable', () => {
    const { identity, value, tags } = startSession(inspect);
    identity({ type: 'identity.failed' });
    expect(value()).toBe('unavailable');
    expect(tags()).toEqual([]);
  });

  test('a provider that comes back late is heard', () => {
    const { identity, value } = startSession(inspect);
    identity({ type: 'identity.failed' });
    identity({ type: 'identity.signedOut' });
    expect(value()).toBe('signedOut');
  });

  test('nobody may be signed in', () => {
    const { identity, value, tags, fetchAccount } = startSession(inspect);
    identity({ type: 'identity.signedOut' });
    expect(value()).toBe('signedOut');
    expect(tags()).toEqual([]);
    expect(fetchAccount.calls).toEqual([]);
  });
});

describe('who has signed in', () => {
  test('has their account checked, once', () => {
    const { identity, value, tags, fetchAccount } = startSignedIn();
    identity(signedInEvent);
    expect(value()).toEqual({ signedIn: 'checkingAccount' });
    expect(tags()).toEqual(['loading']);
    expect(fetchAccount.calls).toHaveLength(1);
  });

  test.each([
    ['is not approved', { approved: false, active: true }],
    ['is not active', { approved: true, active: false }],
  ])('and %s is under review', async (_name, standing) => {
    const session = startSignedIn();
    session.fetchAccount.last.resolve({ ...account, ...standing });
    await session.reached('underReview');
    expect(session.context()).toEqual({ ...somebody, account: { ...account, ...standing } });
    expect(session.tags()).toEqual([]);
    expect(session.fetchOrganisations.calls).toEqual([]);
  });

  test.each([
    ['fetchAccount', startSignedIn, somebody],
    ['fetchOrganisations', startLoadingOrganisations, { ...somebody, account }],
  ] as const)('and refused by %s is signed out, and told why', async (actor, start, known) => {
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
  ] as const)('is not signed out by silence of %s', async (actor, start) => {
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
    expect(session.notices).toEqual([]);
  });

  test('may be followed by somebody else, of whom nothing is known yet', async () => {
    const session = await startActive();
    session.identity({ type: 'identity.signedIn', sessionId: 'sess_2' });
    expect(session.value()).toEqual({ signedIn: 'checkingAccount' });
    expect(session.context()).toEqual({ ...nobody, sessionId: 'sess_2' });
    expect(session.fetchAccount.calls).toHaveLength(2);
  });

  test('goes by their new name once they have changed it', () => {
    const session = startSignedIn();
    session.send({ type: 'account.changed', account });
    expect(session.context()).toEqual({ ...somebody, account });
  });

  test('may come back, and what failed before is forgotten', async () => {
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

describe('the organisation', () => {
  test('is the default one', async () => {
    const { context, tags, saveDefaultOrganisation } = await startActive();
    expect(context()).toEqual({ ...somebody, account, memberships, organisation: activeIn(harbour) });
    expect(tags()).toEqual(['ready']);
    expect(saveDefaultOrganisation.calls).toEqual([]);
  });

  test.each([
    ['no default', null],
    ['a default they have left', 'org-9'],
  ])('is chosen by who has %s', async (_name, defaultOrganisationId) => {
    const { context, tags } = await startWith({ memberships, defaultOrganisationId }, 'choosing');
    expect(context()).toEqual({ ...somebody, account, memberships });
    expect(tags()).toEqual([]);
  });

  test('is missing for who belongs to none', async () => {
    const { tags } = await startWith({ memberships: [], defaultOrganisationId: null }, 'withoutOrganisation');
    expect(tags()).toEqual([]);
  });

  test('does not matter to who administers the platform', async () => {
    const none = { memberships: [], defaultOrganisationId: null };
    const { context, tags } = await startWith(none, 'administering', administrator);
    expect(context()).toEqual({ ...somebody, account: administrator });
    expect(tags()).toEqual(['ready']);
  });

  test('once chosen is saved as the default', async () => {
    const session = await startChoosing();
    session.send({ type: 'organisation.chosen', organisationId: 'org-2' });
    expect(session.value()).toEqual({ signedIn: 'activating' });
    expect(session.tags()).toEqual(['loading']);
    expect(session.saveDefaultOrganisation.calls.map(({ input }) => input)).toEqual([{ organisationId: 'org-2' }]);
    session.saveDefaultOrganisation.last.resolve();
    await session.reached('active');
    expect(session.context()).toEqual({ ...somebody, account, memberships, organisation: activeIn(meridian) });
    expect(session.notices).toEqual([]);
  });

  test('that cannot be saved is asked for again', async () => {
    const session = await startChoosing();
    session.send({ type: 'organisation.chosen', organisationId: 'org-2' });
    session.saveDefaultOrganisation.last.reject(failure);
    await session.reached('choosing');
    expect(session.context()).toEqual({ ...somebody, account, memberships });
    expect(session.notices).toEqual([{ type: 'session.organisationNotChanged', failure }]);
  });

  test('can be another one later, which acts once it is saved', async () => {
    const session = await startActive();
    session.send({ type: 'organisation.chosen', organisationId: 'org-2' });
    expect(session.value()).toEqual({ signedIn: 'activating' });
    expect(session.context().organisation).toEqual(activeIn(harbour));
    expect(session.saveDefaultOrganisation.calls.map(({ input }) => input)).toEqual([{ organisationId: 'org-2' }]);
    session.saveDefaultOrganisation.last.resolve();
    await session.reached('active');
    expect(session.context().organisation).toEqual(activeIn(meridian));
  });

  test('stays the same when the other one cannot be saved', async () => {
    const session = await startActive();
    session.send({ type: 'organisation.chosen', organisationId: 'org-2' });
    session.saveDefaultOrganisation.last.reject(failure);
    await session.reached('active');
    expect(session.context()).toEqual({ ...somebody, account, memberships, organisation: activeIn(harbour) });
    expect(session.notices).toEqual([{ type: 'session.organisationNotChanged', failure }]);
  });

  test.each([
    ['while choosing', startChoosing],
    ['later', startActive],
  ])('is never one the person does not belong to: %s', async (_name, start) => {
    const session = await start();
    const before = session.value();
    session.send({ type: 'organisation.chosen', organisationId: 'org-9' });
    expect(session.value()).toEqual(before);
    expect(session.saveDefaultOrganisation.calls).toEqual([]);
  });
});

describe('signing out', () => {
  test.each<[SignedInState, () => Promise<Session> | Session]>([
    ['checkingAccount', startSignedIn],
    ['loadingOrganisations', startLoadingOrganisations],
    ['choosing', startChoosing],
    ['active', startActive],
  ])('is possible while %s', async (_state, start) => {
    const session = await start();
    session.send({ type: 'signOut.requested' });
    expect(session.value()).toBe('signingOut');
    expect(session.tags()).toEqual(['loading']);
    session.endSession.last.resolve();
    await session.signedOut();
    expect(session.context()).toEqual(nobody);
    expect(session.notices).toEqual([{ type: 'session.signedOut' }]);
  });

  test('is told once when the provider says it before it has answered', async () => {
    const session = await startActive();
    session.send({ type: 'signOut.requested' });
    session.identity({ type: 'identity.signedOut' });
    expect(session.value()).toBe('signedOut');
    expect(session.context()).toEqual(nobody);
    session.endSession.last.resolve();
    expect(session.notices).toEqual([{ type: 'session.signedOut' }]);
  });

  test('that fails forgets the person here all the same, and says so', async () => {
    const session = await startActive();
    session.send({ type: 'signOut.requested' });
    session.endSession.last.reject(failure);
    await session.signedOut();
    expect(session.context()).toEqual(nobody);
    expect(session.notices).toEqual([{ type: 'session.signOutFailed', failure }]);
  });
});

test('the transitions are the reviewed ones, and the tests above took every one of them', async () => {
  await expect(transitionTable(sessionMachine)).toMatchFileSnapshot('__snapshots__/session.txt');
  expect([...taken].toSorted()).toEqual(transitionLines(sessionMachine).toSorted());
});
