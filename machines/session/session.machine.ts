import { assign, emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';
import type {
  Account,
  ActiveOrganisation,
  IdentityEvent,
  Membership,
  Organisations,
  SessionContext,
  SessionEvent,
  SessionNotice,
} from './session.types.ts';

const nobody: SessionContext = {
  sessionId: null,
  account: null,
  memberships: [],
  organisation: null,
  leaving: false,
  failure: null,
};

const toActive = ({ organisation, role, featurePermissions, features }: Membership): ActiveOrganisation => ({
  ...organisation,
  role,
  featurePermissions,
  features,
});

const activeAmong = (memberships: readonly Membership[], id: string | null): ActiveOrganisation | null => {
  const chosen = memberships.find(({ organisation }) => organisation.id === id);
  return chosen === undefined ? null : toActive(chosen);
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The session: signed-in user, status of their account, and active organisation (specification section 4).
 * Organisation selection and sign-out have separate machines.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionNotice,
    tags: {} as 'loading' | 'ready',
  },
  actors: {
    watchIdentity: fromCallback<IdentityEvent>(watcherNotProvided('watchIdentity')),
    fetchAccount: fromPromise<Account>(notProvided('fetchAccount')),
    fetchOrganisations: fromPromise<Organisations>(notProvided('fetchOrganisations')),
    endSession: fromPromise<void>(notProvided('endSession')),
  },
  guards: {
    isInUse: (_, { account }: { account: Account }) => account.approved && account.active,
    // Only a response can end the session. A failure without one, such as a lost connection or an aborted page, is no
    // reason to sign the user out.
    isUnanswered: (_, { failure }: { failure: Failure }) => failure.status === undefined,
    isSameSession: ({ context }, { sessionId }: { sessionId: string }) => context.sessionId === sessionId,
    isLeaving: ({ context }) => context.leaving,
    isSignedIn: ({ context }) => context.sessionId !== null,
    isPlatform: ({ context }) => (context.account?.platform ?? null) !== null,
    hasOrganisation: ({ context }) => context.organisation !== null,
    hasMemberships: ({ context }) => context.memberships.length > 0,
    isMember: ({ context }, { organisationId }: { organisationId: string }) =>
      context.memberships.some(({ organisation }) => organisation.id === organisationId),
  },
  actions: {
    reloadPage: effectNotProvided('reloadPage'),
    forget: assign(({ context }) => ({ ...nobody, failure: context.failure })),
    clearFailure: assign({ failure: null }),
    setSession: assign((_, { sessionId }: { sessionId: string }) => ({ sessionId })),
    // A profile change never changes the role.
    updateAppearance: assign(({ context }, { account: { fullName, imageUrl } }: { account: Account }) => ({
      account: context.account && { ...context.account, fullName, imageUrl },
    })),
    setAccount: assign((_, { account }: { account: Account }) => ({ account })),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    /** The default organisation becomes active automatically if the user belongs to it. */
    setOrganisations: assign((_, { organisations }: { organisations: Organisations }) => ({
      memberships: organisations.memberships,
      organisation: activeAmong(organisations.memberships, organisations.defaultOrganisationId),
    })),
    activate: assign(({ context }, { organisationId }: { organisationId: string }) => ({
      organisation: activeAmong(context.memberships, organisationId),
    })),
    markLeaving: assign({ leaving: true }),
    clearLeaving: assign({ leaving: false }),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'session.failed', failure }) as const),
    notifyEnd: emit({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'session',
  context: nobody,
  invoke: { id: 'watchIdentity', src: 'watchIdentity' },
  initial: 'loading',
  on: {
    'identity.signedIn': {
      target: '.signedIn',
      reenter: true,
      actions: [
        'forget',
        'clearFailure',
        { type: 'setSession', params: ({ event }) => ({ sessionId: event.sessionId }) },
      ],
    },
    'identity.signedOut': { target: '.signedOut', actions: 'forget' },
  },
  states: {
    loading: { tags: 'loading', on: { 'identity.failed': 'unavailable' } },
    unavailable: {
      on: { 'retry.pressed': [{ guard: 'isSignedIn', target: 'signedIn' }, { actions: 'reloadPage' }] },
    },
    signedOut: {},
    signedIn: {
      initial: 'checkingAccount',
      on: {
        // Repeated events for the same session are ignored; another session, such as one started in another tab, may be
        // another user.
        'identity.signedIn': {
          guard: { type: 'isSameSession', params: ({ event }) => ({ sessionId: event.sessionId }) },
        },
        'identity.signedOut': [
          { guard: 'isLeaving', target: 'signedOut', actions: 'forget' },
          { target: 'signedOut', actions: ['forget', 'notifyEnd'] },
        ],
        'session.refused': [
          // Requests in flight at sign-out are refused; that needs no notice.
          { guard: 'isLeaving' },
          {
            target: 'signingOut',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: event.failure }) },
              { type: 'notifyFailure', params: ({ event }) => ({ failure: event.failure }) },
            ],
          },
        ],
        'signOut.started': { actions: 'markLeaving' },
        'signOut.failed': { actions: 'clearLeaving' },
      },
      states: {
        checkingAccount: {
          tags: 'loading',
          invoke: {
            id: 'fetchAccount',
            src: 'fetchAccount',
            onDone: [
              {
                guard: { type: 'isInUse', params: ({ event }) => ({ account: event.output }) },
                target: 'loadingOrganisations',
                actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
              },
              {
                target: 'underReview',
                actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
              },
            ],
            onError: [
              { guard: { type: 'isUnanswered', params: failureOf }, target: '#session.unavailable' },
              {
                target: '#session.signingOut',
                actions: [
                  { type: 'setFailure', params: failureOf },
                  { type: 'notifyFailure', params: failureOf },
                ],
              },
            ],
          },
        },
        underReview: {},
        loadingOrganisations: {
          tags: 'loading',
          invoke: {
            id: 'fetchOrganisations',
            src: 'fetchOrganisations',
            onDone: {
              target: 'deciding',
              actions: { type: 'setOrganisations', params: ({ event }) => ({ organisations: event.output }) },
            },
            onError: [
              { guard: { type: 'isUnanswered', params: failureOf }, target: '#session.unavailable' },
              {
                target: '#session.signingOut',
                actions: [
                  { type: 'setFailure', params: failureOf },
                  { type: 'notifyFailure', params: failureOf },
                ],
              },
            ],
          },
        },
        deciding: {
          always: [
            { guard: 'isPlatform', target: 'administering' },
            { guard: 'hasOrganisation', target: 'active' },
            { guard: 'hasMemberships', target: 'choosing' },
            { target: 'withoutOrganisation' },
          ],
        },
        administering: {
          tags: 'ready',
          on: {
            'account.changed': {
              actions: { type: 'updateAppearance', params: ({ event }) => ({ account: event.account }) },
            },
          },
        },
        withoutOrganisation: {},
        choosing: {
          on: {
            'organisation.activated': {
              guard: { type: 'isMember', params: ({ event }) => ({ organisationId: event.organisationId }) },
              target: 'active',
              actions: { type: 'activate', params: ({ event }) => ({ organisationId: event.organisationId }) },
            },
          },
        },
        active: {
          tags: 'ready',
          on: {
            'account.changed': {
              actions: { type: 'updateAppearance', params: ({ event }) => ({ account: event.account }) },
            },
            'organisation.activated': {
              guard: { type: 'isMember', params: ({ event }) => ({ organisationId: event.organisationId }) },
              actions: { type: 'activate', params: ({ event }) => ({ organisationId: event.organisationId }) },
            },
          },
        },
      },
    },
    // Sign refused users out of the provider too; otherwise the sign-in page would redirect them back at once.
    signingOut: {
      tags: 'loading',
      // The provider emits its event before its own promise resolves.
      on: { 'identity.signedOut': { target: 'signedOut', actions: 'forget' } },
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'signedOut', actions: 'forget' },
        onError: { target: 'signedOut', actions: 'forget' },
      },
    },
  },
});
