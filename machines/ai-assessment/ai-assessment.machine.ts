import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

export type Proposal = Schemas['ControlProposal'];

/** A page of proposals, and how many controls have none yet. */
export type Proposals = Schemas['ControlProposals'];

/** What a person takes over of a proposal. */
export interface Acceptance {
  readonly proposal: Proposal;
  readonly result: Schemas['ComplianceResult'];
  readonly observation: string;
}

export interface AiAssessmentContext {
  readonly proposals: Proposals | null;
  /** The proposal that the person looks at. */
  readonly index: number;
  /** What the person has changed in it; null without a change. */
  readonly edited: Pick<Acceptance, 'result' | 'observation'> | null;
  readonly failure: Failure | null;
}

export type AiAssessmentEvent =
  | { type: 'proposals.requested' }
  | { type: 'proposal.edited'; changes: Partial<Pick<Acceptance, 'result' | 'observation'>> }
  | { type: 'proposal.accepted' }
  | { type: 'proposal.skipped' }
  | { type: 'load.retried' };

/** Notices emitted to the screen, which has the texts. */
export type AiAssessmentNotice = { type: 'proposal.taken'; positionId: string };

export const proposalIn = ({
  proposals,
  index,
}: Pick<AiAssessmentContext, 'proposals' | 'index'>): Proposal | undefined => proposals?.proposals[index];

/** Whether every claim names a record of the organisation: what nobody can look up is not taken over. */
export const isCited = ({ claims }: Pick<Proposal, 'claims'>): boolean =>
  claims.length > 0 && claims.every(({ citations }) => citations.length > 0);

/** What would be taken over: the proposal, or what the person made of it, which is the person's own word. */
export function acceptanceIn(
  context: Pick<AiAssessmentContext, 'proposals' | 'index' | 'edited'>,
): Acceptance | undefined {
  const proposal = proposalIn(context);
  if (proposal === undefined) return undefined;
  // What cites nothing is not put into anyone's mouth: the person who accepts it writes what they say.
  const observation = isCited(proposal) ? proposal.claims.map(({ text }) => text).join('\n') : '';
  return { proposal, result: proposal.result, observation, ...context.edited };
}

/** A proposal that cites nothing can only be accepted in the person's own words. */
export function isAcceptable(context: Pick<AiAssessmentContext, 'proposals' | 'index' | 'edited'>): boolean {
  const proposal = proposalIn(context);
  if (proposal === undefined) return false;
  return isCited(proposal) || (context.edited?.observation ?? '').trim() !== '';
}

const acceptanceOf = (context: AiAssessmentContext): Acceptance => {
  const acceptance = acceptanceIn(context);
  if (acceptance === undefined) throw new Error('No proposal is shown');
  return acceptance;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const proposalsOf = ({ event }: { event: DoneActorEvent<Proposals> }) => ({ proposals: event.output });

/**
 * Proposals for the controls of an assessment, one after the other beside the present answer: accepted, changed or skipped. A claim
 * that cites no record of the organisation cannot be accepted as it is.
 */
export const aiAssessmentMachine = setup({
  types: {
    context: {} as AiAssessmentContext,
    events: {} as AiAssessmentEvent,
    emitted: {} as AiAssessmentNotice,
  },
  actors: {
    propose: fromPromise<Proposals>(notProvided('propose')),
    accept: fromPromise<void, Acceptance>(notProvided('accept')),
  },
  guards: {
    isAcceptable: ({ context }) => isAcceptable(context),
    hasProposal: ({ context }) => proposalIn(context) !== undefined,
  },
  actions: {
    show: assign((_, { proposals }: { proposals: Proposals }) => ({
      proposals,
      index: 0,
      edited: null,
      failure: null,
    })),
    edit: assign(({ context }, { changes }: { changes: Partial<Acceptance> }) => {
      const { result, observation } = { ...acceptanceOf(context), ...changes };
      return { edited: { result, observation }, failure: null };
    }),
    goOn: assign(({ context: { index } }) => ({ index: index + 1, edited: null, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announce: emit(({ context }) => ({
      type: 'proposal.taken' as const,
      positionId: acceptanceOf(context).proposal.positionId,
    })),
  },
}).createMachine({
  id: 'ai-assessment',
  context: { proposals: null, index: 0, edited: null, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'proposals.requested': { target: 'proposing' } } },
    proposing: {
      entry: 'clearFailure',
      invoke: {
        id: 'propose',
        src: 'propose',
        onDone: { target: 'choosing', actions: { type: 'show', params: proposalsOf } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    failed: { on: { 'load.retried': { target: 'proposing' } } },
    choosing: { always: [{ guard: 'hasProposal', target: 'reading' }, { target: 'done' }] },
    reading: {
      on: {
        'proposal.edited': { actions: { type: 'edit', params: ({ event }) => event } },
        'proposal.accepted': { guard: 'isAcceptable', target: 'accepting' },
        'proposal.skipped': { target: 'choosing', actions: 'goOn' },
      },
    },
    accepting: {
      entry: 'clearFailure',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ context }) => acceptanceOf(context),
        onDone: { target: 'choosing', actions: ['announce', 'goOn'] },
        onError: { target: 'reading', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    /** Every proposal was looked at; more may be asked for. */
    done: { on: { 'proposals.requested': { target: 'proposing' } } },
  },
});
