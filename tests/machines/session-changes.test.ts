import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import {
  sessionMachine,
  type Account,
  type IdentityEvent,
  type Membership,
  type SessionNotice,
} from '#machines/session/session.machine.ts';

const account: Account = {
  id: '11111111-1111-4111-8111-111111111111',
  approved: true,
  active: true,
  fullName: 'Declan Moore',
  email: 'both@attest.example',
  imageUrl: null,
  platform: null,
};

const membershipOf = (id: string, name: string): Membership => ({
  organisation: { id, name, logo: null },
  role: 'ORG_MANAGER',
  featurePermissions: [],
});

const harbour = membershipOf('22222222-2222-4222-8222-222222222222', 'Harbour Logistics');
const meridian = membershipOf('33333333-3333-4333-8333-333333333333', 'Meridian Health');

const refusal = { code: 'http_500', message: 'Out of order', fieldErrors: {} };

interface Services {
  readonly fetchAccount?: () => Promise<Account>;
  readonly saveDefault?: (organisationId: string) => Promise<void>;
  readonly signOut?: () => Promise<void>;
}

/** Somebody with two organisations who is signed in, in the first of them. */
function signedIn({
  fetchAccount = async () => account,
  saveDefault = async () => {},
  signOut = async () => {},
}: Services) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: fromCallback<IdentityEvent>(({ sendBack }) =>
          sendBack({ type: 'identity.signedIn', sessionId: 'sess_1' }),
        ),
        fetchAccount: fromPromise(fetchAccount),
        fetchOrganisations: fromPromise(async () => ({
          memberships: [harbour, meridian],
          defaultOrganisationId: harbour.organisation.id,
        })),
        saveDefaultOrganisation: fromPromise<void, { organisationId: string }>(({ input }) =>
          saveDefault(input.organisationId),
        ),
        endSession: fromPromise(signOut),
      },
    }),
  );
  const notices: SessionNotice[] = [];
  const kinds = [
    'session.signedOut',
    'session.failed',
    'session.signOutFailed',
    'session.organisationChanged',
    'session.organisationNotChanged',
  ] as const;
  for (const kind of kinds) session.on(kind, (notice) => void notices.push(notice));
  session.start();
  return { session, notices };
}

const ready = { signedIn: 'active' } as const;

test('an organisation becomes the active one once it is saved as the default', async () => {
  const saved: string[] = [];
  const { session, notices } = signedIn({ saveDefault: async (id) => void saved.push(id) });
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  session.send({ type: 'organisation.chosen', organisationId: meridian.organisation.id });
  expect(session.getSnapshot().hasTag('loading')).toBe(true);
  expect(session.getSnapshot().context.organisation?.name).toBe('Harbour Logistics');
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  expect(session.getSnapshot().context).toMatchObject({ organisation: { name: 'Meridian Health' }, choice: null });
  expect(saved).toEqual([meridian.organisation.id]);
  expect(notices).toEqual([{ type: 'session.organisationChanged' }]);
});

test('an organisation that cannot be saved leaves the person in the one before', async () => {
  const { session, notices } = signedIn({ saveDefault: () => Promise.reject(refusal) });
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  session.send({ type: 'organisation.chosen', organisationId: meridian.organisation.id });
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  expect(session.getSnapshot().context).toMatchObject({ organisation: { name: 'Harbour Logistics' }, choice: null });
  expect(notices).toEqual([{ type: 'session.organisationNotChanged', failure: refusal }]);
});

test('an organisation that is not the person’s cannot be chosen', async () => {
  const { session } = signedIn({});
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  session.send({ type: 'organisation.chosen', organisationId: '44444444-4444-4444-8444-444444444444' });
  expect(session.getSnapshot().matches(ready)).toBe(true);
  expect(session.getSnapshot().context.choice).toBeNull();
});

test('who cannot be signed out stays where they were and is told', async () => {
  const { session, notices } = signedIn({ signOut: () => Promise.reject(refusal) });
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  session.send({ type: 'signOut.requested' });
  expect(session.getSnapshot().matches('signingOut')).toBe(true);
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  expect(session.getSnapshot().context.organisation?.name).toBe('Harbour Logistics');
  expect(notices).toEqual([{ type: 'session.signOutFailed', failure: refusal }]);
});

test('who is signed out is forgotten and told', async () => {
  const { session, notices } = signedIn({});
  await waitFor(session, (snapshot) => snapshot.matches(ready));
  session.send({ type: 'signOut.requested' });
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  expect(session.getSnapshot().context).toMatchObject({ account: null, memberships: [], organisation: null });
  expect(notices).toEqual([{ type: 'session.signedOut' }]);
});

test('an account that cannot be read ends the session, even where signing out fails too', async () => {
  const { session, notices } = signedIn({
    fetchAccount: () => Promise.reject(refusal),
    signOut: () => Promise.reject(refusal),
  });
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  expect(notices).toEqual([
    { type: 'session.failed', failure: refusal },
    { type: 'session.signOutFailed', failure: refusal },
  ]);
});
