import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];
export type DocumentUses = Schemas['DocumentUses'];

/** The file or folder that is to be removed. */
export interface EntryToRemove {
  readonly id: string;
  readonly name: string;
  readonly kind: Schemas['DocumentEntryKind'];
  readonly version: number;
}

export interface DocumentRemovalContext {
  readonly entry: EntryToRemove | null;
  /** The records that have it among their own files; null until they are known. */
  readonly uses: DocumentUses | null;
  readonly failure: Failure | null;
}

export type DocumentRemovalEvent =
  | { type: 'removal.requested'; entry: EntryToRemove }
  | { type: 'uses.retried' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type DocumentRemovalNotice =
  | { type: 'entry.removed'; entry: EntryToRemove }
  /** It is not as it was shown any more. */
  | { type: 'entry.outdated'; entry: EntryToRemove };

/** Whether it may be removed: its uses are known, and no record keeps it. */
export const mayRemove = ({ uses }: Pick<DocumentRemovalContext, 'uses'>): boolean =>
  uses !== null && uses.uses.every(({ keptAs }) => keptAs === null);

const entryOf = ({ entry }: DocumentRemovalContext): EntryToRemove => {
  if (entry === null) throw new Error('Nothing is to be removed');
  return entry;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Removes a file or folder once the person has seen where it is used. What proves something that is approved or closed stays. */
export const documentRemovalMachine = setup({
  types: {
    context: {} as DocumentRemovalContext,
    events: {} as DocumentRemovalEvent,
    emitted: {} as DocumentRemovalNotice,
  },
  actors: {
    findUses: fromPromise<DocumentUses, { readonly id: string }>(notProvided('findUses')),
    remove: fromPromise<void, EntryToRemove>(notProvided('remove')),
  },
  guards: {
    mayRemove: ({ context }) => mayRemove(context),
    isOutdated: (_, { failure }: { failure: Failure }) => failure.status === 404 || isOutdated(failure),
  },
  actions: {
    begin: assign((_, { entry }: { entry: EntryToRemove }) => ({ entry, uses: null, failure: null })),
    keepUses: assign((_, { uses }: { uses: DocumentUses }) => ({ uses })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    close: assign({ entry: null, uses: null, failure: null }),
    announce: emit(({ context }) => ({ type: 'entry.removed', entry: entryOf(context) }) as const),
    announceOutdated: emit(({ context }) => ({ type: 'entry.outdated', entry: entryOf(context) }) as const),
  },
}).createMachine({
  id: 'document-removal',
  context: { entry: null, uses: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'removal.requested': {
          target: 'finding',
          actions: { type: 'begin', params: ({ event }) => ({ entry: event.entry }) },
        },
      },
    },
    finding: {
      entry: 'clearFailure',
      invoke: {
        id: 'findUses',
        src: 'findUses',
        input: ({ context }) => ({ id: entryOf(context).id }),
        onDone: { target: 'asking', actions: { type: 'keepUses', params: ({ event }) => ({ uses: event.output }) } },
        onError: { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
      },
      on: { 'removal.cancelled': { target: 'closed', actions: 'close' } },
    },
    asking: {
      on: {
        'uses.retried': 'finding',
        'removal.confirmed': { guard: 'mayRemove', target: 'removing' },
        'removal.cancelled': { target: 'closed', actions: 'close' },
      },
    },
    removing: {
      entry: 'clearFailure',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => entryOf(context),
        onDone: { target: 'closed', actions: ['announce', 'close'] },
        onError: [
          {
            guard: { type: 'isOutdated', params: failureOf },
            target: 'closed',
            actions: ['announceOutdated', 'close'],
          },
          { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
  },
});
