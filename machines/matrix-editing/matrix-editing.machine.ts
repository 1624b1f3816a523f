import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { edited, rebased, unchanged, type MatrixEdit } from '#domain/risk/matrix-edits.ts';
import { problemsOfMatrix, sameMatrix, type ProposedParts } from '#domain/risk/matrix.ts';
import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { restoreDraft } from '../record/merge.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';

type RiskMatrix = components['schemas']['RiskMatrix'];
type MatrixProposal = components['schemas']['MatrixProposal'];
type MatrixPreview = components['schemas']['MatrixPreview'];

export interface MatrixEditingContext {
  /** Null until it is loaded. */
  readonly stored: RiskMatrix | null;
  readonly draft: ProposedParts | null;
  /** Whether to say what prevents a preview: once one was asked for. */
  readonly checked: boolean;
  /** What the draft would change; null while nobody has looked. */
  readonly preview: MatrixPreview | null;
  /** Why the last request was refused, until something else is done. */
  readonly failure: Failure | null;
}

export type MatrixEditingEvent =
  | { type: 'load.retried' }
  | { type: 'matrix.edited'; edit: MatrixEdit }
  /** Kept in this browser by a page that is gone. */
  | { type: 'text.restored'; text: UnsavedText }
  | { type: 'changes.discarded' }
  | { type: 'preview.requested' }
  | { type: 'review.left' }
  | { type: 'changes.confirmed' }
  | { type: 'current.taken' }
  | { type: 'draft.kept' };

/** Notices emitted to the screen, which has the texts. */
export type MatrixEditingNotice = { type: 'matrix.applied' };

interface Open {
  readonly stored: RiskMatrix;
  readonly draft: ProposedParts;
}

const open = ({ stored, draft }: MatrixEditingContext): Open => {
  if (stored === null || draft === null) throw new Error('The matrix is not loaded');
  return { stored, draft };
};

/** What differs from the stored matrix. */
export const hasChanges = ({ stored, draft }: MatrixEditingContext): boolean =>
  stored !== null && draft !== null && !sameMatrix(stored, draft);

/** A kept draft on the stored matrix; overtaken if both have changed the same levels or ratings. */
function restoredIn({ stored }: MatrixEditingContext, text: UnsavedText) {
  if (stored === null) throw new Error('The matrix is not loaded');
  const { draft, conflicts } = restoreDraft(unchanged(stored), text);
  return { draft: rebased(draft, stored), isOvertaken: conflicts.length > 0 };
}

const proposalOf = (context: MatrixEditingContext): MatrixProposal => {
  const { stored, draft } = open(context);
  return { version: stored.version, ...draft };
};

const isMatrix = (value: unknown): value is RiskMatrix =>
  typeof value === 'object' && value !== null && 'likelihoods' in value && 'version' in value;

const currentIn = (event: ErrorActorEvent): RiskMatrix | undefined => {
  const { status, current } = toFailure(event.error);
  return status === 409 && isMatrix(current) ? current : undefined;
};

const matrixIn = (event: ErrorActorEvent): RiskMatrix => {
  const current = currentIn(event);
  if (current === undefined) throw new Error('The refusal is not a conflict');
  return current;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const matrixOf = ({ event }: { event: DoneActorEvent<RiskMatrix> }) => ({ matrix: event.output });
const isConflict = ({ event }: { event: ErrorActorEvent }) => currentIn(event) !== undefined;

/**
 * The organisation's matrix as an editable picture: nothing changes until it is previewed and confirmed. A user who was
 * overtaken by another person chooses between the matrix as it is now and their own changes to it.
 */
export const matrixEditingMachine = setup({
  types: {
    context: {} as MatrixEditingContext,
    events: {} as MatrixEditingEvent,
    emitted: {} as MatrixEditingNotice,
  },
  actors: {
    load: fromPromise<RiskMatrix>(notProvided('load')),
    preview: fromPromise<MatrixPreview, MatrixProposal>(notProvided('preview')),
    apply: fromPromise<RiskMatrix, MatrixProposal>(notProvided('apply')),
  },
  guards: {
    hasChanges: ({ context }) => hasChanges(context),
    isOvertaken: ({ context }, { text }: { text: UnsavedText }) => restoredIn(context, text).isOvertaken,
    isFit: ({ context }) => {
      if (!hasChanges(context)) return false;
      const { stored, draft } = open(context);
      return problemsOfMatrix(stored, draft).length === 0;
    },
  },
  actions: {
    show: assign((_, { matrix }: { matrix: RiskMatrix }) => ({
      stored: matrix,
      draft: unchanged(matrix),
      checked: false,
      preview: null,
      failure: null,
    })),
    edit: assign(({ context }, { edit }: { edit: MatrixEdit }) => ({
      draft: edited(open(context).draft, edit),
      failure: null,
    })),
    discard: assign(({ context }) => ({ draft: unchanged(open(context).stored), checked: false, failure: null })),
    restore: assign(({ context }, { text }: { text: UnsavedText }) => ({
      draft: restoredIn(context, text).draft,
      failure: null,
    })),
    check: assign({ checked: true }),
    keepPreview: assign((_, { preview }: { preview: MatrixPreview }) => ({ preview })),
    dropPreview: assign({ preview: null }),
    keepCurrent: assign(({ context }, { matrix }: { matrix: RiskMatrix }) => ({
      stored: matrix,
      draft: rebased(open(context).draft, matrix),
      preview: null,
    })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announce: emit({ type: 'matrix.applied' }),
  },
}).createMachine({
  id: 'matrix-editing',
  context: { stored: null, draft: null, checked: false, preview: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'editing', actions: { type: 'show', params: matrixOf } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    editing: {
      on: {
        'matrix.edited': { actions: { type: 'edit', params: ({ event }) => ({ edit: event.edit }) } },
        'text.restored': [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => ({ text: event.text }) },
            target: 'conflicted',
            actions: { type: 'restore', params: ({ event }) => ({ text: event.text }) },
          },
          { actions: { type: 'restore', params: ({ event }) => ({ text: event.text }) } },
        ],
        'changes.discarded': { guard: 'hasChanges', actions: 'discard' },
        'preview.requested': [
          { guard: 'isFit', target: 'previewing', actions: 'check' },
          { guard: 'hasChanges', actions: 'check' },
        ],
      },
    },
    previewing: {
      entry: 'clearFailure',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => proposalOf(context),
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          {
            guard: isConflict,
            target: 'conflicted',
            actions: { type: 'keepCurrent', params: ({ event }) => ({ matrix: matrixIn(event) }) },
          },
          { target: 'editing', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    reviewing: {
      on: {
        'review.left': { target: 'editing', actions: ['dropPreview', 'clearFailure'] },
        'changes.confirmed': { target: 'saving' },
      },
    },
    saving: {
      entry: 'clearFailure',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => proposalOf(context),
        onDone: { target: 'editing', actions: [{ type: 'show', params: matrixOf }, 'announce'] },
        onError: [
          {
            guard: isConflict,
            target: 'conflicted',
            actions: { type: 'keepCurrent', params: ({ event }) => ({ matrix: matrixIn(event) }) },
          },
          { target: 'reviewing', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    conflicted: {
      on: {
        'current.taken': { target: 'editing', actions: 'discard' },
        'draft.kept': { target: 'editing' },
      },
    },
  },
});
