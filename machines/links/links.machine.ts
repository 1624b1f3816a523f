import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { LinkRelation } from '#domain/words/links.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type { LinkRelation };

/** A new link, as it reads from the open record. */
export interface NewLink extends LinkRelation {
  readonly otherId: string;
}

export interface LinksContext {
  readonly relation: LinkRelation;
  /** The record to link to. */
  readonly otherId: string | null;
  /** A link was requested without a record. */
  readonly otherMissing: boolean;
  /** The link being removed. */
  readonly removedId: string;
  /** Why the link was not added, until something else is chosen. */
  readonly failure: Failure | null;
}

export type LinksEvent =
  | { type: 'relation.changed'; relation: LinkRelation }
  | { type: 'record.chosen'; id: string | null }
  | { type: 'addition.requested' }
  | { type: 'removal.requested'; id: string };

/** Notices emitted to the screen, which has the texts. */
export type LinksNotice =
  | { type: 'link.added' }
  | { type: 'link.removed' }
  | { type: 'removal.failed'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** The links of one record: adds and removes them. The list itself is unknown here. */
export const linksMachine = setup({
  types: {
    context: {} as LinksContext,
    events: {} as LinksEvent,
    emitted: {} as LinksNotice,
  },
  actors: {
    addLink: fromPromise<void, NewLink>(notProvided('addLink')),
    removeLink: fromPromise<void, string>(notProvided('removeLink')),
  },
  guards: { hasOther: ({ context }) => context.otherId !== null },
  actions: {
    changeRelation: assign((_, { relation }: { relation: LinkRelation }) => ({ relation, failure: null })),
    chooseOther: assign((_, { id }: { id: string | null }) => ({ otherId: id, otherMissing: false, failure: null })),
    askForOther: assign({ otherMissing: true }),
    clearOther: assign({ otherId: null }),
    chooseRemoved: assign((_, { id }: { id: string }) => ({ removedId: id })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    notifyRemovalFailure: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'removal.failed', failure }) as const,
    ),
  },
}).createMachine({
  id: 'links',
  context: {
    relation: { type: 'relates', reverse: false },
    otherId: null,
    otherMissing: false,
    removedId: '',
    failure: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'relation.changed': {
          actions: { type: 'changeRelation', params: ({ event }) => ({ relation: event.relation }) },
        },
        'record.chosen': { actions: { type: 'chooseOther', params: ({ event }) => ({ id: event.id }) } },
        'addition.requested': [{ guard: 'hasOther', target: 'adding' }, { actions: 'askForOther' }],
        'removal.requested': {
          target: 'removing',
          actions: { type: 'chooseRemoved', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    adding: {
      entry: 'clearFailure',
      invoke: {
        id: 'addLink',
        src: 'addLink',
        input: ({ context: { relation, otherId } }) => ({ ...relation, otherId: otherId ?? '' }),
        onDone: { target: 'choosing', actions: ['clearOther', emit({ type: 'link.added' })] },
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    removing: {
      invoke: {
        id: 'removeLink',
        src: 'removeLink',
        input: ({ context }) => context.removedId,
        onDone: { target: 'choosing', actions: emit({ type: 'link.removed' }) },
        onError: { target: 'choosing', actions: { type: 'notifyRemovalFailure', params: failureOf } },
      },
    },
  },
});
