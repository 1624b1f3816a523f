import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type Proposal = components['schemas']['AssessmentProposal'];

/** What is drafted of a risk. */
export type DraftSubject = 'likelihoodAndImpact' | 'residual';

export interface AiDraftContext<Subject = DraftSubject, Proposed = Proposal> {
  readonly subject: Subject;
  readonly proposal: Proposed | null;
  readonly failure: Failure | null;
}

export type AiDraftEvent<Subject = DraftSubject> =
  | { type: 'draft.requested'; subject: Subject }
  | { type: 'draft.cancelled' }
  | { type: 'draft.accepted' }
  | { type: 'draft.discarded' }
  | { type: 'draft.repeated' };

/** What the service is given. */
export interface DraftRequest<Subject> {
  readonly subject: Subject;
}

/** Emitted to the form, which alone can take over what a person has accepted. */
export interface AiDraftNotice<Proposed = Proposal> {
  readonly type: 'draft.taken';
  readonly proposal: Proposed;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * A draft, which changes nothing until a person accepts it.
 * @param subject what is drafted if nothing else is asked for
 */
export function createAiDraftMachine<Subject, Proposed extends object>(subject: Subject) {
  // A request for another draft replaces the one at hand.
  const request = {
    target: 'generating',
    actions: {
      type: 'setSubject',
      params: ({ event }: { event: { subject: Subject } }) => ({ subject: event.subject }),
    },
  } as const;
  return setup({
    types: {
      context: {} as AiDraftContext<Subject, Proposed>,
      events: {} as AiDraftEvent<Subject>,
      emitted: {} as AiDraftNotice<Proposed>,
    },
    actors: { generateDraft: fromPromise<Proposed, DraftRequest<Subject>>(notProvided('generateDraft')) },
    actions: {
      setSubject: assign((_, { subject: wanted }: { subject: Subject }) => ({ subject: wanted })),
      begin: assign({ proposal: null, failure: null }),
      setProposal: assign((_, { proposal }: { proposal: Proposed }) => ({ proposal })),
      setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      handOver: emit(({ context: { proposal } }) => {
        if (proposal === null) throw new Error('Nothing was proposed');
        return { type: 'draft.taken', proposal } as const;
      }),
    },
  }).createMachine({
    id: 'ai-draft',
    context: { subject, proposal: null, failure: null },
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
          input: ({ context }) => ({ subject: context.subject }),
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
}

/** The draft of a risk's ratings. */
export const aiDraftMachine = createAiDraftMachine<DraftSubject, Proposal>('likelihoodAndImpact');
