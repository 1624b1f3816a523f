import { assign, emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { FeaturePermission, Role, Standing } from '#openapi/access.ts';
import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type Account = components['schemas']['CurrentUser'];
export type Membership = components['schemas']['OrganisationMembership'];

/** The organisation a member acts in (specification section 3, "Active organisation"). */
export interface ActiveOrganisation extends Standing {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly role: Role;
  readonly featurePermissions: readonly FeaturePermission[];
}

export interface SessionContext {
  /** The provider's session that the account was read for. */
  readonly sessionId: string | null;
  readonly account: Account | null;
  readonly memberships: readonly Membership[];
  readonly organisation: ActiveOrganisation | null;
  /** The organisation that is being made the active one. */
  readonly choice: string | null;
  /** Why the person was signed out, when it was not their wish. */
  readonly failure: Failure | null;
}

/** The identity provider's state; pending counts as signed out (specification section 4). */
export type IdentityEvent =
  | { type: 'identity.signedIn'; sessionId: string }
  | { type: 'identity.signedOut' }
  | { type: 'identity.failed' };

export type SessionEvent =
  | IdentityEvent
  /** The person changed their own name or picture. */
  | { type: 'account.changed'; account: Account }
  | { type: 'organisation.chosen'; organisationId: string }
  | { type: 'signOut.requested' };

export type SessionNotice =
  | { type: 'session.signedOut' }
  | { type: 'session.failed'; failure: Failure }
  | { type: 'session.signOutFailed'; failure: Failure }
  | { type: 'session.organisationNotChanged'; failure: Failure };

export interface Organisations {
  readonly memberships: readonly Membership[];
  readonly defaultOrganisationId: string | null;
}

const toActive = ({ organisation, role, featurePermissions }: Membership): ActiveOrganisation => ({
  ...organisation,
  role,
  featurePermissions,
});

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Who is signed in, whether their account is in use, and in which organisation they act (specification section 4). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionNotice,
    tags: {} as 'loading' | 'ready',
  },
  actors: {
    watchIdentity: fromCallback<IdentityEvent>(() => {
      throw new Error('The actor watchIdentity was not provided');
    }),
    fetchAccount: fromPromise<Account>(notProvided('fetchAccount')),
    fetchOrganisations: fromPromise<Organisations>(notProvided('fetchOrganisations')),
    saveDefaultOrganisation: fromPromise<void, { organisationId: string }>(notProvided('saveDefaultOrganisation')),
    endSession: fromPromise<void>(notProvided('endSession')),
  },
  guards: {
    isInUse: (_, { account }: { account: Account }) => account.approved && account.active,
    // Only an answer can say that somebody may not stay: a lost connection, or a page being left, says nothing.
    isUnanswered: (_, { failure }: { failure: Failure }) => failure.code === 'network_error',
    isSameSession: ({ context }, { sessionId }: { sessionId: string }) => context.sessionId === sessionId,
    isPlatform: ({ context }) => (context.account?.platform ?? null) !== null,
    hasOrganisation: ({ context }) => context.organisation !== null,
    hasMemberships: ({ context }) => context.memberships.length > 0,
    isMember: ({ context }, { organisationId }: { organisationId: string }) =>
      context.memberships.some(({ organisation }) => organisation.id === organisationId),
  },
  actions: {
    forget: assign({ sessionId: null, account: null, memberships: [], organisation: null, choice: null }),
    clearFailure: assign({ failure: null }),
    keepSession: assign((_, { sessionId }: { sessionId: string }) => ({ sessionId })),
    keepAccount: assign((_, { account }: { account: Account }) => ({ account })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepOrganisations: assign((_, { organisations }: { organisations: Organisations }) => {
      const { memberships, defaultOrganisationId } = organisations;
      const chosen = memberships.find(({ organisation }) => organisation.id === defaultOrganisationId);
      return { memberships, organisation: chosen === undefined ? null : toActive(chosen) };
    }),
    keepChoice: assign((_, { organisationId }: { organisationId: string }) => ({ choice: organisationId })),
    activateChoice: assign(({ context: { memberships, choice } }) => {
      const chosen = memberships.find(({ organisation }) => organisation.id === choice);
      return { choice: null, ...(chosen !== undefined && { organisation: toActive(chosen) }) };
    }),
    dropChoice: assign({ choice: null }),
    tellFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'session.failed', failure }) as const),
    tellSignedOut: emit({ type: 'session.signedOut' }),
    tellSignOutFailure: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'session.signOutFailed', failure }) as const,
    ),
    tellOrganisationFailure: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'session.organisationNotChanged', failure }) as const,
    ),
  },
}).createMachine({
  id: 'session',
  context: { sessionId: null, account: null, memberships: [], organisation: null, choice: null, failure: null },
  invoke: { id: 'watchIdentity', src: 'watchIdentity' },
  initial: 'loading',
  on: {
    'identity.signedIn': {
      target: '.signedIn',
      reenter: true,
      actions: [
        'forget',
        'clearFailure',
        { type: 'keepSession', params: ({ event }) => ({ sessionId: event.sessionId }) },
      ],
    },
    'identity.signedOut': { target: '.signedOut', actions: 'forget' },
  },
  states: {
    loading: { tags: 'loading', on: { 'identity.failed': 'unavailable' } },
    unavailable: {},
    signedOut: {},
    signedIn: {
      initial: 'checkingAccount',
      on: {
        'signOut.requested': '#session.signingOut',
        'account.changed': { actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.account }) } },
        // A second word of the same session changes nothing; another session, as another tab may begin, is another person.
        'identity.signedIn': {
          guard: { type: 'isSameSession', params: ({ event }) => ({ sessionId: event.sessionId }) },
        },
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
                actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
              },
              {
                target: 'underReview',
                actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
              },
            ],
            onError: [
              { guard: { type: 'isUnanswered', params: failureOf }, target: '#session.unavailable' },
              {
                target: '#session.signingOut',
                actions: [
                  { type: 'keepFailure', params: failureOf },
                  { type: 'tellFailure', params: failureOf },
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
              actions: { type: 'keepOrganisations', params: ({ event }) => ({ organisations: event.output }) },
            },
            onError: [
              { guard: { type: 'isUnanswered', params: failureOf }, target: '#session.unavailable' },
              {
                target: '#session.signingOut',
                actions: [
                  { type: 'keepFailure', params: failureOf },
                  { type: 'tellFailure', params: failureOf },
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
        administering: { tags: 'ready' },
        withoutOrganisation: {},
        choosing: {
          on: {
            'organisation.chosen': {
              guard: { type: 'isMember', params: ({ event }) => ({ organisationId: event.organisationId }) },
              target: 'activating',
              actions: { type: 'keepChoice', params: ({ event }) => ({ organisationId: event.organisationId }) },
            },
          },
        },
        activating: {
          tags: 'loading',
          invoke: {
            id: 'saveDefaultOrganisation',
            src: 'saveDefaultOrganisation',
            input: ({ context }) => ({ organisationId: context.choice ?? '' }),
            onDone: { target: 'active', actions: 'activateChoice' },
            onError: {
              target: 'deciding',
              actions: ['dropChoice', { type: 'tellOrganisationFailure', params: failureOf }],
            },
          },
        },
        active: {
          tags: 'ready',
          on: {
            'organisation.chosen': {
              guard: { type: 'isMember', params: ({ event }) => ({ organisationId: event.organisationId }) },
              target: 'activating',
              actions: { type: 'keepChoice', params: ({ event }) => ({ organisationId: event.organisationId }) },
            },
          },
        },
      },
    },
    signingOut: {
      tags: 'loading',
      // The provider says it before its own promise resolves.
      on: { 'identity.signedOut': { target: 'signedOut', actions: ['forget', 'tellSignedOut'] } },
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'signedOut', actions: ['forget', 'tellSignedOut'] },
        onError: { target: 'signedOut', actions: ['forget', { type: 'tellSignOutFailure', params: failureOf }] },
      },
    },
  },
});
