import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { recipientsIn, type ListedRecipient } from '#domain/recipient-list.ts';
import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

/** What a person does about a version: a step of its lifecycle, or the verdict of a reviewer. */
export type ReviewStep = Schemas['PolicyAction'] | 'ENDORSE' | 'REQUEST_CHANGES';

/** What the dialog of a step asks for; each step uses some of it. */
export interface ReviewDraft {
  readonly step: ReviewStep;
  /** The version of the document that the person has read, and the hash of what it said. */
  readonly version: number;
  readonly contentSha256: string;
  readonly reason: string;
  readonly changeLog: string;
  readonly size: Schemas['PolicyChangeSize'];
  /** Who an approval asks to acknowledge the version: nobody, everyone again, or the chosen. */
  readonly whom: Schemas['AskedAgain'];
  readonly roles: readonly Schemas['AskedRole']['role'][];
  readonly memberIds: string[];
  /** Addresses as they were typed or pasted. */
  readonly addresses: string;
  /** The day on which they are asked; null for the first one on which the version applies. */
  readonly askOn: string | null;
}

export interface PolicyReviewContext {
  /** What the dialog asks for; null while no dialog is open. */
  readonly draft: ReviewDraft | null;
  /** What was typed for a step that could not be taken, because the document had changed. */
  readonly kept: ReviewDraft | null;
  /** Why the step was not taken, until something is changed. */
  readonly failure: Failure | null;
  /** Whether an entry of the addresses is none, which keeps the step from being taken. */
  readonly isUnread: boolean;
}

export type PolicyReviewEvent =
  | { type: 'step.requested'; draft: ReviewDraft }
  | { type: 'draft.changed'; changes: Partial<ReviewDraft> }
  | { type: 'step.confirmed' }
  | { type: 'step.cancelled' }
  | { type: 'document.opened' };

/** What the service is given: the draft as it was confirmed. */
export interface ReviewInput {
  readonly draft: ReviewDraft;
  /** Those whose addresses were typed or pasted. */
  readonly recipients: readonly ListedRecipient[];
}

/** Notices emitted to the screen, which has the texts. */
export type PolicyReviewNotice =
  | { type: 'step.taken'; draft: ReviewDraft }
  /** The document is another than the one that was read: it has to be fetched again. */
  | { type: 'document.outdated' };

const draftOf = ({ draft }: PolicyReviewContext): ReviewDraft => {
  if (draft === null) throw new Error('No step was requested');
  return draft;
};

/** Only chosen people are named by their addresses. */
const isUnread = ({ step, whom, addresses }: ReviewDraft): boolean =>
  step === 'APPROVE' && whom === 'CHOSEN' && recipientsIn(addresses).invalid.length > 0;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** The texts of a draft that could not be used, for the same step. */
const withKept = (draft: ReviewDraft, kept: ReviewDraft | null): ReviewDraft =>
  kept?.step === draft.step ? { ...kept, version: draft.version, contentSha256: draft.contentSha256 } : draft;

/**
 * The way of a policy to its approval. Nobody decides on a text that they have not read: after someone else's change, a
 * step is not repeated but the document shown again, and what was typed is there when the step is chosen again.
 */
export const policyReviewMachine = setup({
  types: {
    context: {} as PolicyReviewContext,
    events: {} as PolicyReviewEvent,
    emitted: {} as PolicyReviewNotice,
  },
  actors: { take: fromPromise<void, ReviewInput>(notProvided('take')) },
  guards: {
    isOutdated: (_, { failure }: { failure: Failure }) => failure.status === 409,
    isUnread: ({ context }) => isUnread(draftOf(context)),
  },
  actions: {
    open: assign(({ context }, { draft }: { draft: ReviewDraft }) => ({
      draft: withKept(draft, context.kept),
      kept: null,
      failure: null,
      isUnread: false,
    })),
    change: assign(({ context }, { changes }: { changes: Partial<ReviewDraft> }) => ({
      draft: { ...draftOf(context), ...changes },
      failure: null,
      isUnread: false,
    })),
    refuse: assign({ isUnread: true }),
    close: assign({ draft: null, failure: null, isUnread: false }),
    keepTyped: assign(({ context }) => ({ kept: context.draft })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(({ context }) => ({ type: 'step.taken', draft: draftOf(context) }) as const),
    announceOutdated: emit({ type: 'document.outdated' }),
  },
}).createMachine({
  id: 'policy-review',
  context: { draft: null, kept: null, failure: null, isUnread: false },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'step.requested': {
          target: 'asking',
          actions: { type: 'open', params: ({ event }) => ({ draft: event.draft }) },
        },
      },
    },
    asking: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'step.confirmed': [{ guard: 'isUnread', actions: 'refuse' }, { target: 'taking' }],
        'step.cancelled': { target: 'idle', actions: 'close' },
      },
    },
    taking: {
      entry: 'clearFailure',
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context }) => {
          const draft = draftOf(context);
          return { draft, recipients: recipientsIn(draft.addresses).recipients };
        },
        onDone: { target: 'idle', actions: ['announce', 'close'] },
        onError: [
          { guard: { type: 'isOutdated', params: failureOf }, target: 'outdated' },
          { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    outdated: {
      on: { 'document.opened': { target: 'idle', actions: ['announceOutdated', 'keepTyped', 'close'] } },
    },
  },
});
