import { assign, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { slowAfter, waiting } from '../waiting.ts';

type View = components['schemas']['SecureEvidenceView'];

/** A file that was chosen. Its content is known to the service only, by the key. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
}

/** A file that was refused, and why. */
export interface RefusedFile extends ChosenFile {
  readonly message: string;
}

/** What is said of the files; days as `2026-11-29`, null while there is none. */
export interface EvidenceDraft {
  readonly madeOn: string | null;
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  readonly reply: string;
}

export interface EvidenceRequestInput {
  readonly view: View;
}

export interface EvidenceRequestContext {
  /** The request as the server has it. */
  readonly view: View;
  readonly draft: EvidenceDraft;
  /** In the order in which they are sent. */
  readonly waiting: readonly ChosenFile[];
  readonly refused: readonly RefusedFile[];
  /** The file to be taken back. */
  readonly removed: string;
  /** What is wrong with what is given, by its field. */
  readonly mistakes: Readonly<Record<string, string>>;
  /** Why the last step failed. */
  readonly failure: Failure | null;
}

export type EvidenceRequestEvent =
  | { type: 'draft.changed'; change: Partial<EvidenceDraft> }
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'refusal.dismissed'; key: string }
  | { type: 'file.removed'; fileId: string }
  | { type: 'give.requested' };

const draftOf = ({ madeOn, coversFrom, coversTo, reply }: View): EvidenceDraft => ({
  madeOn,
  coversFrom,
  coversTo,
  reply,
});

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * Evidence that someone without an account gives by a link (docs/decisions/200-evidence-asked-for-by-link.md): files are sent one
 * after the other as they are chosen, and given together with their dates, once. What was returned is open again when the page is
 * opened the next time.
 */
export const evidenceRequestMachine = setup({
  types: {
    context: {} as EvidenceRequestContext,
    events: {} as EvidenceRequestEvent,
    input: {} as EvidenceRequestInput,
  },
  actors: {
    addFile: fromPromise<View, ChosenFile>(notProvided('addFile')),
    removeFile: fromPromise<View, string>(notProvided('removeFile')),
    give: fromPromise<View, EvidenceDraft>(notProvided('give')),
  },
  delays: { slow: slowAfter },
  guards: {
    isOpen: ({ context }) => context.view.state === 'OPEN',
    hasWaiting: ({ context }) => context.waiting.length > 0,
    /** Whether the server names fields: what is wrong is then said beside them. */
    isMistaken: (_, { mistakes }: { mistakes: Readonly<Record<string, string>> }) => Object.keys(mistakes).length > 0,
  },
  actions: {
    changeDraft: assign(({ context }, { change }: { change: Partial<EvidenceDraft> }) => ({
      draft: { ...context.draft, ...change },
      mistakes: {},
    })),
    /** A key is one file: choosing it again changes nothing. */
    append: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => ({
      waiting: [
        ...context.waiting,
        ...files.filter(({ key }) => [...context.waiting, ...context.refused].every((file) => file.key !== key)),
      ],
      mistakes: {},
    })),
    dismiss: assign(({ context }, { key }: { key: string }) => ({
      refused: context.refused.filter((file) => file.key !== key),
    })),
    mark: assign((_, { fileId }: { fileId: string }) => ({ removed: fileId })),
    keep: assign((_, view: View) => ({ view, failure: null })),
    dropFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    refuseFirst: assign(({ context }, { failure }: { failure: Failure }) => ({
      waiting: context.waiting.slice(1),
      refused: [
        ...context.refused,
        ...context.waiting.slice(0, 1).map((file) => ({ ...file, message: failure.message })),
      ],
    })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepMistakes: assign((_, { mistakes }: { mistakes: Readonly<Record<string, string>> }) => ({ mistakes })),
    forgetFailure: assign({ failure: null, mistakes: {} }),
  },
}).createMachine({
  id: 'evidenceRequest',
  context: ({ input: { view } }) => ({
    view,
    draft: draftOf(view),
    waiting: [],
    refused: [],
    removed: '',
    mistakes: {},
    failure: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'given' }] },
    open: {
      initial: 'idle',
      on: {
        'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'files.chosen': { actions: { type: 'append', params: ({ event }) => event } },
        'refusal.dismissed': { actions: { type: 'dismiss', params: ({ event }) => event } },
      },
      states: {
        idle: {
          always: { guard: 'hasWaiting', target: 'adding' },
          on: {
            'file.removed': { target: 'removing', actions: { type: 'mark', params: ({ event }) => event } },
            'give.requested': '#evidenceRequest.giving',
          },
        },
        adding: {
          invoke: {
            id: 'addFile',
            src: 'addFile',
            input: ({ context }): ChosenFile => {
              const [first] = context.waiting;
              if (first === undefined) throw new Error('No file waits');
              return first;
            },
            onDone: {
              target: 'idle',
              actions: [{ type: 'keep', params: ({ event }) => event.output }, 'dropFirst'],
            },
            onError: { target: 'idle', actions: { type: 'refuseFirst', params: failureOf } },
          },
        },
        removing: {
          invoke: {
            id: 'removeFile',
            src: 'removeFile',
            input: ({ context }) => context.removed,
            onDone: { target: 'idle', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: { type: 'keepFailure', params: failureOf } },
          },
        },
      },
    },
    giving: {
      entry: 'forgetFailure',
      invoke: {
        id: 'give',
        src: 'give',
        input: ({ context }) => context.draft,
        onDone: { target: 'given', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isMistaken', params: ({ event }) => ({ mistakes: toFailure(event.error).fieldErrors }) },
            target: 'open',
            actions: {
              type: 'keepMistakes',
              params: ({ event }) => ({ mistakes: toFailure(event.error).fieldErrors }),
            },
          },
          { target: 'open', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
      ...waiting,
    },
    given: {},
  },
});
