import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type Proposal = components['schemas']['AssessmentProposal'];

/** What is drafted. */
export type DraftSubject = 'likelihoodAndImpact' | 'residual';

export interface AiDraftContext {
  readonly subject: DraftSubject;
  readonly proposal: Proposal | null;
  readonly failure: Failure | null;
}

export type AiDraftEvent =
  | { type: 'draft.requested'; subject: DraftSubject }
  | { type: 'draft.cancelled' }
  | { type: 'draft.accepted' }
  | { type: 'draft.discarded' }
  | { type: 'draft.repeated' };

/** Emitted to the form, which alone can take over what a person has accepted. */
export interface AiDraftNotice {
  readonly type: 'draft.taken';
  readonly proposal: Proposal;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** A request for another draft replaces the one at hand. */
const request = {
  target: 'generating',
  actions: { type: 'setSubject', params: ({ event }: { event: { subject: DraftSubject } }) => event },
} as const;

/** A draft of ratings, which changes nothing until a person accepts it. */
export const aiDraftMachine = setup({
  types: {
    context: {} as AiDraftContext,
    events: {} as AiDraftEvent,
    emitted: {} as AiDraftNotice,
  },
  actors: { generateDraft: fromPromise<Proposal, DraftSubject>(notProvided('generateDraft')) },
  actions: {
    setSubject: assign((_, { subject }: { subject: DraftSubject }) => ({ subject })),
    begin: assign({ proposal: null, failure: null }),
    setProposal: assign((_, { proposal }: { proposal: Proposal }) => ({ proposal })),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    handOver: emit(({ context: { proposal } }) => {
      if (proposal === null) throw new Error('Nothing was proposed');
      return { type: 'draft.taken', proposal } as const;
    }),
  },
}).createMachine({
  id: 'ai-draft',
  context: { subject: 'likelihoodAndImpact', proposal: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'begin',
      on: { 'draft.requested': request },
    },
    generating: {
      entry: 'begin',
      invoke: {
        id: 'generateDraft',
        src: 'generateDraft',
        input: ({ context }) => context.subject,
        onDone: {
          target: 'proposed',
          actions: { type: 'setProposal', params: ({ event }) => ({ proposal: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
      },
      on: { 'draft.cancelled': 'idle' },
    },
    proposed: {
      on: {
        'draft.requested': request,
        'draft.accepted': { target: 'idle', actions: 'handOver' },
        'draft.discarded': 'idle',
        'draft.repeated': 'generating',
      },
    },
    failed: {
      on: { 'draft.requested': request, 'draft.repeated': 'generating', 'draft.discarded': 'idle' },
    },
  },
});
