import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];
export type OpenedInvitation = Schemas['OpenedInvitation'];
export type AcceptedInvitation = Schemas['AcceptedInvitation'];

export interface InvitationAcceptanceContext {
  readonly invitation: OpenedInvitation | null;
  readonly accepted: AcceptedInvitation | null;
  readonly failure: Failure | null;
}

export type InvitationAcceptanceEvent =
  | { type: 'acceptance.confirmed' }
  | { type: 'link.asked' }
  | { type: 'retry.pressed' }
  | { type: 'organisation.entered' };

/** Notices emitted to the screen: the application starts again with the new membership. */
export type InvitationAcceptanceNotice = { type: 'organisation.entered' };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** What a signed-in person does with the link of an invitation. Opening it changes nothing. */
export const invitationAcceptanceMachine = setup({
  types: {
    context: {} as InvitationAcceptanceContext,
    events: {} as InvitationAcceptanceEvent,
    emitted: {} as InvitationAcceptanceNotice,
  },
  actors: {
    open: fromPromise<OpenedInvitation>(notProvided('open')),
    accept: fromPromise<AcceptedInvitation>(notProvided('accept')),
    ask: fromPromise<void>(notProvided('ask')),
  },
  guards: {
    isGone: (_, { failure }: { failure: Failure }) => failure.status === 410,
    isUnknown: (_, { failure }: { failure: Failure }) => failure.status === 404,
    isForAnother: (_, { invitation }: { invitation: OpenedInvitation }) => !invitation.isForYou && !invitation.accepted,
  },
  actions: {
    keepInvitation: assign((_, { invitation }: { invitation: OpenedInvitation }) => ({ invitation })),
    keepAccepted: assign((_, { accepted }: { accepted: AcceptedInvitation }) => ({ accepted })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announce: emit({ type: 'organisation.entered' } as const),
  },
}).createMachine({
  id: 'invitation-acceptance',
  context: { invitation: null, accepted: null, failure: null },
  initial: 'opening',
  states: {
    opening: {
      entry: 'clearFailure',
      invoke: {
        id: 'open',
        src: 'open',
        onDone: [
          {
            guard: { type: 'isForAnother', params: ({ event }) => ({ invitation: event.output }) },
            target: 'forAnother',
            actions: { type: 'keepInvitation', params: ({ event }) => ({ invitation: event.output }) },
          },
          {
            target: 'offered',
            actions: { type: 'keepInvitation', params: ({ event }) => ({ invitation: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isGone', params: failureOf }, target: 'gone' },
          { guard: { type: 'isUnknown', params: failureOf }, target: 'unknown' },
          { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    failed: { on: { 'retry.pressed': 'opening' } },
    unknown: { type: 'final' },
    offered: { on: { 'acceptance.confirmed': 'accepting' } },
    accepting: {
      entry: 'clearFailure',
      invoke: {
        id: 'accept',
        src: 'accept',
        onDone: {
          target: 'accepted',
          actions: { type: 'keepAccepted', params: ({ event }) => ({ accepted: event.output }) },
        },
        onError: [
          { guard: { type: 'isGone', params: failureOf }, target: 'gone' },
          { target: 'offered', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    accepted: { on: { 'organisation.entered': { target: 'entered', actions: 'announce' } } },
    entered: { type: 'final' },
    forAnother: { on: { 'link.asked': 'asking' } },
    gone: { on: { 'link.asked': 'asking' } },
    asking: {
      entry: 'clearFailure',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: 'asked',
        onError: { target: 'gone', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    asked: { type: 'final' },
  },
});
