import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

/** A selected file or folder. */
export interface BatchEntry extends Pick<Schemas['DocumentEntry'], 'id' | 'name' | 'kind' | 'version'> {
  readonly labelIds: readonly string[];
}

export type DocumentBatchTask = 'MOVE' | 'LABEL' | 'REMOVE';

/** What is done with several files and folders. */
export interface DocumentBatch {
  readonly task: DocumentBatchTask;
  readonly entries: readonly BatchEntry[];
  /** The repository that they are moved to. */
  readonly repositoryId: string;
  /** A folder of it; null for its top. */
  readonly folderId: string | null;
  /** The labels that they get beside their own. */
  readonly labelIds: readonly string[];
}

export interface RefusedEntry {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** What came of it: the entries with which it was done, as they were before, and the others. */
export interface DocumentBatchOutcome {
  readonly done: readonly BatchEntry[];
  readonly refused: readonly RefusedEntry[];
}

export interface DocumentBatchContext {
  /** Null while no dialog is open. */
  readonly batch: DocumentBatch | null;
  readonly outcome: DocumentBatchOutcome | null;
  readonly failure: Failure | null;
}

export type DocumentBatchEvent =
  | { type: 'batch.requested'; batch: DocumentBatch }
  | { type: 'batch.changed'; changes: Partial<Pick<DocumentBatch, 'repositoryId' | 'folderId' | 'labelIds'>> }
  | { type: 'batch.confirmed' }
  | { type: 'batch.cancelled' }
  | { type: 'outcome.read' };

/** Notice emitted to the screen, which has the texts. */
export interface DocumentBatchNotice {
  readonly type: 'batch.done';
  readonly task: DocumentBatchTask;
  readonly done: readonly BatchEntry[];
}

/** What keeps a batch from being started, by field. */
export const mistakesIn = ({ task, labelIds }: DocumentBatch): Readonly<Record<string, string>> =>
  task === 'LABEL' && labelIds.length === 0 ? { labelIds: 'Choose at least one label' } : {};

const batchOf = ({ batch }: DocumentBatchContext): DocumentBatch => {
  if (batch === null) throw new Error('Nothing was selected');
  return batch;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const outcomeOf = ({ event }: { event: DoneActorEvent<DocumentBatchOutcome> }) => ({ outcome: event.output });

/** Moves, labels or removes several files and folders, one after the other. What is refused is named; the others are done. */
export const documentBatchMachine = setup({
  types: {
    context: {} as DocumentBatchContext,
    events: {} as DocumentBatchEvent,
    emitted: {} as DocumentBatchNotice,
  },
  actors: { take: fromPromise<DocumentBatchOutcome, DocumentBatch>(notProvided('take')) },
  guards: {
    isSelected: (_, { batch }: { batch: DocumentBatch }) => batch.entries.length > 0,
    isComplete: ({ context }) => Object.keys(mistakesIn(batchOf(context))).length === 0,
    hasRefused: (_, { outcome }: { outcome: DocumentBatchOutcome }) => outcome.refused.length > 0,
  },
  actions: {
    open: assign((_, { batch }: { batch: DocumentBatch }) => ({ batch, outcome: null, failure: null })),
    change: assign(({ context }, { changes }: { changes: Partial<DocumentBatch> }) => ({
      batch: { ...batchOf(context), ...changes },
      failure: null,
    })),
    check: assign(({ context }) => ({
      failure: { code: 'incomplete', message: '', fieldErrors: mistakesIn(batchOf(context)) },
    })),
    keepOutcome: assign((_, { outcome }: { outcome: DocumentBatchOutcome }) => ({ outcome })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    close: assign({ batch: null, outcome: null, failure: null }),
    announce: emit(
      ({ context }, { outcome }: { outcome: DocumentBatchOutcome }) =>
        ({ type: 'batch.done', task: batchOf(context).task, done: outcome.done }) as const,
    ),
  },
}).createMachine({
  id: 'document-batch',
  context: { batch: null, outcome: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'batch.requested': {
          guard: { type: 'isSelected', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    asking: {
      on: {
        'batch.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'batch.confirmed': [{ guard: 'isComplete', target: 'taking' }, { actions: 'check' }],
        'batch.cancelled': { target: 'closed', actions: 'close' },
      },
    },
    taking: {
      entry: 'clearFailure',
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context }) => batchOf(context),
        onDone: [
          {
            guard: { type: 'hasRefused', params: outcomeOf },
            target: 'reporting',
            actions: [
              { type: 'announce', params: outcomeOf },
              { type: 'keepOutcome', params: outcomeOf },
            ],
          },
          { target: 'closed', actions: [{ type: 'announce', params: outcomeOf }, 'close'] },
        ],
        onError: { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    /** Each that was refused is named with its reason. */
    reporting: { on: { 'outcome.read': { target: 'closed', actions: 'close' } } },
  },
});
