import { sessionMachine } from '#machines/session/session.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';
import { account, administrator, memberships } from './support/people.ts';

export const session = defineFlow({
  name: 'session',
  title: 'Session',
  prose:
    'After sign-in, the account is checked and the memberships are loaded before anything is shown; an account that is not in use waits for review. A refusal by the server signs the user out with the reason; a missing response never does.',
  machine: sessionMachine,
  starts: { 'the app is opened': undefined },
  watchers: ['watchIdentity'],
  elsewhere: { signedOut: 'The screens before sign-in have flows of their own.' },
  effects: ['reloadPage'],
  externalEvents: [
    'identity.signedIn',
    'identity.signedOut',
    'identity.failed',
    'account.changed',
    'session.refused',
    'organisation.activated',
    'signOut.started',
    'signOut.failed',
  ],
  cases: [
    { type: 'identity.signedIn', sessionId: 'sess_1' },
    { type: 'identity.signedIn', sessionId: 'sess_2' },
    { type: 'account.changed', account: { ...account, fullName: 'Ada King' } },
    { type: 'session.refused', failure: failure('http_401', 401) },
    { type: 'organisation.activated', organisationId: 'org-2' },
    { type: 'organisation.activated', organisationId: 'org-9' },
    ...answers('fetchAccount', account, administrator, { ...account, approved: false }, { ...account, active: false }),
    ...refuses('fetchAccount', failure('network_error'), failure('http_500', 500)),
    ...answers(
      'fetchOrganisations',
      { memberships, defaultOrganisationId: 'org-1' },
      { memberships, defaultOrganisationId: 'org-9' },
      { memberships: [], defaultOrganisationId: null },
    ),
    ...refuses('fetchOrganisations', failure('network_error'), failure('http_500', 500)),
    ...answers('endSession', undefined),
    ...refuses('endSession', failure('network_error')),
  ],
  contextKey: ({ sessionId, account: who, memberships: known, organisation, leaving }) => ({
    known: sessionId !== null,
    inUse: who === null ? null : who.approved && who.active,
    platform: (who?.platform ?? null) !== null,
    memberships: known.length,
    organisation: organisation?.id ?? null,
    leaving,
  }),
  invariants: [
    {
      name: 'no account is known while signed out',
      holds: (snapshot) =>
        !snapshot.matches('signedOut') ||
        (snapshot.context.sessionId === null && snapshot.context.account === null && !snapshot.context.leaving),
    },
    {
      name: 'a user at work has an organisation or administers the platform',
      holds: (snapshot) =>
        !snapshot.hasTag('ready') ||
        snapshot.context.organisation !== null ||
        (snapshot.context.account?.platform ?? null) !== null,
    },
    {
      name: 'the active organisation is one of the memberships',
      holds: ({ context }) =>
        context.organisation === null ||
        context.memberships.some(({ organisation }) => organisation.id === context.organisation?.id),
    },
    {
      name: 'an account that is not in use has no access',
      holds: (snapshot) =>
        !snapshot.hasTag('ready') || (snapshot.context.account?.approved && snapshot.context.account.active) === true,
    },
  ],
});
