import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';

/** What a view stores of a list: the search parameters of its address, and its columns, null for the usual ones. */
export interface ViewContent {
  readonly address: string;
  readonly columns: readonly string[] | null;
}

/** A stored view, as far as it can be changed. */
export interface EditableView extends Versioned {
  readonly name: string;
  readonly shared: boolean;
}

/** Saves a new view, or changes `view`; without content only its name and whether it is shared. */
export interface SaveViewInput {
  readonly view: EditableView | null;
  readonly name: string;
  readonly shared: boolean;
  readonly content: ViewContent | null;
}

export interface SavedViewsContext {
  /** The view being changed or removed; null for a new one. */
  readonly view: EditableView | null;
  readonly content: ViewContent | null;
  /** The name, as typed. */
  readonly name: string;
  readonly shared: boolean;
  /** Saving was confirmed without a name. */
  readonly nameMissing: boolean;
  readonly failure: Failure | null;
}

export type SavedViewsEvent =
  /** Saves what the list shows as a new view. */
  | { type: 'addition.requested'; content: ViewContent }
  /** Renames, shares or, with content, overwrites a view. */
  | { type: 'change.requested'; view: EditableView; content: ViewContent | null }
  | { type: 'name.changed'; name: string }
  | { type: 'sharing.changed'; shared: boolean }
  | { type: 'save.confirmed' }
  | { type: 'save.cancelled' }
  | { type: 'removal.requested'; view: EditableView }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type SavedViewsNotice =
  | { type: 'view.saved'; name: string }
  | { type: 'view.removed'; name: string }
  | { type: 'removal.failed'; name: string; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** The saved views of a register's list. Which one is shown follows from the address and is unknown here. */
export const savedViewsMachine = setup({
  types: {
    context: {} as SavedViewsContext,
    events: {} as SavedViewsEvent,
    emitted: {} as SavedViewsNotice,
    tags: {} as 'form' | 'removal',
  },
  actors: {
    saveView: fromPromise<void, SaveViewInput>(notProvided('saveView')),
    removeView: fromPromise<void, Versioned>(notProvided('removeView')),
  },
  guards: { hasName: ({ context }) => context.name.trim() !== '' },
  actions: {
    beginAddition: assign((_, { content }: { content: ViewContent }) => ({
      view: null,
      content,
      name: '',
      shared: false,
      nameMissing: false,
      failure: null,
    })),
    beginChange: assign((_, { view, content }: { view: EditableView; content: ViewContent | null }) => ({
      view,
      content,
      name: view.name,
      shared: view.shared,
      nameMissing: false,
      failure: null,
    })),
    changeName: assign((_, { name }: { name: string }) => ({ name, nameMissing: false })),
    changeSharing: assign((_, { shared }: { shared: boolean }) => ({ shared })),
    askForName: assign({ nameMissing: true }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    notifySaved: emit(({ context }) => ({ type: 'view.saved', name: context.name.trim() }) as const),
    notifyRemoved: emit(({ context }) => ({ type: 'view.removed', name: context.name }) as const),
    notifyFailure: emit(
      ({ context }, { failure }: { failure: Failure }) =>
        ({ type: 'removal.failed', name: context.name, failure }) as const,
    ),
  },
}).createMachine({
  id: 'savedViews',
  context: { view: null, content: null, name: '', shared: false, nameMissing: false, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'addition.requested': {
          target: 'naming',
          actions: { type: 'beginAddition', params: ({ event }) => ({ content: event.content }) },
        },
        'change.requested': {
          target: 'naming',
          actions: { type: 'beginChange', params: ({ event }) => ({ view: event.view, content: event.content }) },
        },
        'removal.requested': {
          target: 'confirmingRemoval',
          actions: { type: 'beginChange', params: ({ event }) => ({ view: event.view, content: null }) },
        },
      },
    },
    naming: {
      tags: 'form',
      on: {
        'name.changed': { actions: { type: 'changeName', params: ({ event }) => ({ name: event.name }) } },
        'sharing.changed': { actions: { type: 'changeSharing', params: ({ event }) => ({ shared: event.shared }) } },
        'save.confirmed': [{ guard: 'hasName', target: 'saving' }, { actions: 'askForName' }],
        'save.cancelled': 'idle',
      },
    },
    saving: {
      tags: 'form',
      entry: 'clearFailure',
      invoke: {
        id: 'saveView',
        src: 'saveView',
        input: ({ context: { view, name, shared, content } }) => ({ view, name: name.trim(), shared, content }),
        onDone: { target: 'idle', actions: 'notifySaved' },
        onError: { target: 'naming', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    confirmingRemoval: {
      tags: 'removal',
      on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'idle' },
    },
    removing: {
      tags: 'removal',
      invoke: {
        id: 'removeView',
        src: 'removeView',
        input: ({ context: { view } }) => ({ id: view?.id ?? '', version: view?.version ?? 0 }),
        onDone: { target: 'idle', actions: 'notifyRemoved' },
        onError: { target: 'idle', actions: { type: 'notifyFailure', params: failureOf } },
      },
    },
  },
});
