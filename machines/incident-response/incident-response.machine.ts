import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

/** What is done: an action of the lifecycle, a new severity, or an entry in the timeline. */
export type Response = Schemas['IncidentAction'] | 'SEVERITY' | 'ENTRY';

/** What the dialog of a response asks for; each response uses some of it. */
export interface ResponseDraft {
  readonly response: Response;
  /** The version of the incident that the person sees. */
  readonly version: number;
  /** When it happened; a text that is not an instant is rejected by the contract. */
  readonly at: string | null;
  readonly severity: Schemas['IncidentSeverity'] | null;
  readonly kind: Schemas['TimelineNoteKind'];
  readonly rootCause: string;
  /** The reason, or what is entered. */
  readonly text: string;
}

export interface IncidentResponseContext {
  /** Null while no dialog is open. */
  readonly draft: ResponseDraft | null;
  /** Why it was not done, until something is changed. */
  readonly failure: Failure | null;
}

export type IncidentResponseEvent =
  | { type: 'response.requested'; draft: ResponseDraft }
  | { type: 'draft.changed'; changes: Partial<Omit<ResponseDraft, 'response' | 'version'>> }
  | { type: 'response.confirmed' }
  | { type: 'response.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type IncidentResponseNotice = { type: 'response.made'; response: Response };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const draftOf = ({ draft }: IncidentResponseContext): ResponseDraft => {
  if (draft === null) throw new Error('No response was requested');
  return draft;
};

/** The response to one incident, each step in a dialog of its own. A refusal keeps what was typed. */
export const incidentResponseMachine = setup({
  types: {
    context: {} as IncidentResponseContext,
    events: {} as IncidentResponseEvent,
    emitted: {} as IncidentResponseNotice,
  },
  actors: { respond: fromPromise<void, ResponseDraft>(notProvided('respond')) },
  actions: {
    open: assign((_, { draft }: { draft: ResponseDraft }) => ({ draft, failure: null })),
    change: assign(({ context }, { changes }: { changes: Partial<ResponseDraft> }) => ({
      draft: { ...draftOf(context), ...changes },
      failure: null,
    })),
    close: assign({ draft: null, failure: null }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(({ context }) => ({ type: 'response.made', response: draftOf(context).response }) as const),
  },
}).createMachine({
  id: 'incident-response',
  context: { draft: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'response.requested': {
          target: 'asking',
          actions: { type: 'open', params: ({ event }) => ({ draft: event.draft }) },
        },
      },
    },
    asking: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'response.confirmed': { target: 'saving' },
        'response.cancelled': { target: 'idle', actions: 'close' },
      },
    },
    saving: {
      entry: 'clearFailure',
      invoke: {
        id: 'respond',
        src: 'respond',
        input: ({ context }) => draftOf(context),
        onDone: { target: 'idle', actions: ['announce', 'close'] },
        onError: { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});
