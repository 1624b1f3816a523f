import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Ballot = components['schemas']['Ballot'];

/** A vote as it is prepared. */
export interface VoteDraft {
  readonly vote: Ballot;
  /** The round in which the plan was read. */
  readonly round: number;
  readonly comment: string;
}

export interface ChangeVoteContext {
  /** What the dialog asks for; null while no dialog is open. */
  readonly draft: VoteDraft | null;
  /** The comment of a vote that did not count, because what it was about had changed. */
  readonly kept: string;
  /** Why the vote was not cast, here or by the server, until something is changed. */
  readonly failure: Failure | null;
}

export type ChangeVoteEvent =
  | { type: 'vote.requested'; vote: Ballot; round: number }
  | { type: 'draft.changed'; changes: Partial<Pick<VoteDraft, 'comment'>> }
  | { type: 'vote.confirmed' }
  | { type: 'vote.cancelled' }
  | { type: 'change.opened' };

/** Notices emitted to the screen, which has the texts. */
export type ChangeVoteNotice =
  | { type: 'vote.cast'; vote: Ballot }
  /** The change is another than was read: it has to be fetched again. */
  | { type: 'change.overtaken' };

/** What keeps a vote from being cast, by field. */
export const mistakesIn = ({ vote, comment }: VoteDraft): Readonly<Record<string, string>> =>
  vote === 'NO' && comment.trim() === '' ? { comment: 'Say why you refuse it' } : {};

const draftOf = ({ draft }: ChangeVoteContext): VoteDraft => {
  if (draft === null) throw new Error('No vote was requested');
  return draft;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * A vote on a change. It counts for the plan that was read: if that was changed meanwhile, nothing is cast, the change is shown again,
 * and the comment is there for the next vote.
 */
export const changeVoteMachine = setup({
  types: {
    context: {} as ChangeVoteContext,
    events: {} as ChangeVoteEvent,
    emitted: {} as ChangeVoteNotice,
  },
  actors: { cast: fromPromise<void, VoteDraft>(notProvided('cast')) },
  guards: {
    isComplete: ({ context }) => Object.keys(mistakesIn(draftOf(context))).length === 0,
    isOvertaken: (_, { failure }: { failure: Failure }) => isOutdated(failure),
  },
  actions: {
    open: assign(({ context: { kept } }, { vote, round }: Pick<VoteDraft, 'vote' | 'round'>) => ({
      draft: { vote, round, comment: kept },
      failure: null,
    })),
    change: assign(({ context }, { changes }: { changes: Partial<Pick<VoteDraft, 'comment'>> }) => ({
      draft: { ...draftOf(context), ...changes },
      failure: null,
    })),
    check: assign(({ context }) => ({
      failure: { code: 'mistake', message: '', fieldErrors: mistakesIn(draftOf(context)) },
    })),
    close: assign({ draft: null, kept: '', failure: null }),
    keepComment: assign(({ context }) => ({ draft: null, kept: draftOf(context).comment, failure: null })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(({ context }) => ({ type: 'vote.cast', vote: draftOf(context).vote }) as const),
    announceOvertaken: emit({ type: 'change.overtaken' } as const),
  },
}).createMachine({
  id: 'change-vote',
  context: { draft: null, kept: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'vote.requested': {
          target: 'asking',
          actions: { type: 'open', params: ({ event: { vote, round } }) => ({ vote, round }) },
        },
      },
    },
    asking: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'vote.confirmed': [{ guard: 'isComplete', target: 'casting' }, { actions: 'check' }],
        'vote.cancelled': { target: 'idle', actions: 'close' },
      },
    },
    casting: {
      entry: 'clearFailure',
      invoke: {
        id: 'cast',
        src: 'cast',
        input: ({ context }) => draftOf(context),
        onDone: { target: 'idle', actions: ['announce', 'close'] },
        onError: [
          { guard: { type: 'isOvertaken', params: failureOf }, target: 'overtaken' },
          { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    overtaken: {
      on: { 'change.opened': { target: 'idle', actions: ['announceOvertaken', 'keepComment'] } },
    },
  },
});
