import { assign, emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { backOff } from '../assessment-response/back-off.ts';
import { isGone, isTemporary, type Refusal } from '../assessment-response/refusals.ts';
import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';
import {
  accepted,
  begun,
  cancelled,
  confirmed,
  keptQuestions,
  nextToSend,
  refused,
  restored,
  typed,
} from './drafts.ts';
import type {
  AskedQuestion,
  KeptQuestion,
  RespondentQuestionsContext,
  RespondentQuestionsEvent,
  RespondentQuestionsInput,
  RespondentQuestionsNotice,
} from './respondent-questions.types.ts';

/** What is sent. */
export type QuestionToSend = Pick<KeptQuestion, 'id' | 'questionId' | 'text'>;

/** Milliseconds after which the server is tried although the browser reports no connection: it may be mistaken. */
const probe = 30_000;

const failureOf = ({ event }: { event: ErrorActorEvent }): Refusal => ({ failure: toFailure(event.error) });

const keeping = {
  type: 'keepQuestions',
  params: ({ context }: { context: RespondentQuestionsContext }) => ({ kept: keptQuestions(context) }),
} as const;

/**
 * What a respondent asks about the questions of an assessment. What is typed is kept in the browser until the server has it; what
 * was sent without a connection is sent once there is one, in the order in which it was sent.
 */
export const respondentQuestionsMachine = setup({
  types: {
    context: {} as RespondentQuestionsContext,
    input: {} as RespondentQuestionsInput,
    events: {} as RespondentQuestionsEvent,
    emitted: {} as RespondentQuestionsNotice,
  },
  actors: {
    loadKept: fromPromise<readonly KeptQuestion[]>(notProvided('loadKept')),
    askQuestion: fromPromise<AskedQuestion, QuestionToSend>(notProvided('askQuestion')),
    watchConnection: fromCallback<RespondentQuestionsEvent>(watcherNotProvided('watchConnection')),
  },
  delays: { probe, backOff: ({ context }) => backOff(context.attempts, context.editorId) },
  guards: {
    hasSent: ({ context }) => nextToSend(context) !== undefined,
    isGone: (_, refusal: Refusal) => isGone(refusal),
    isTemporary: (_, refusal: Refusal) => isTemporary(refusal),
  },
  actions: {
    restore: assign(({ context }, { kept }: { kept: readonly KeptQuestion[] }) => restored(context, kept)),
    begin: assign(({ context }, { questionId, id }: { questionId: string; id: string }) =>
      begun(context, questionId, id),
    ),
    type: assign(({ context }, { questionId, text }: { questionId: string; text: string }) =>
      typed(context, questionId, text),
    ),
    confirm: assign(({ context }, { questionId }: { questionId: string }) => confirmed(context, questionId)),
    cancel: assign(({ context }, { questionId }: { questionId: string }) => cancelled(context, questionId)),
    accept: assign(({ context }, { question }: { question: AskedQuestion }) => accepted(context, question)),
    refuse: assign(({ context }, { failure }: { failure: Failure }) => refused(context, failure.message)),
    keepFailure: assign(({ context }, { failure }: { failure: Failure }) => ({
      failure,
      attempts: context.attempts + 1,
    })),
    keepQuestions: effectNotProvided<{ readonly kept: readonly KeptQuestion[] }>('keepQuestions'),
    announce: emit((_, { question }: { question: AskedQuestion }) => ({
      type: 'question.asked' as const,
      questionId: question.questionId,
    })),
  },
}).createMachine({
  id: 'respondentQuestions',
  context: ({ input }) => ({ ...input, drafts: [], lastSequence: 0, attempts: 0, failure: null }),
  initial: 'restoring',
  states: {
    /** What an earlier page has left is read before anything is sent. */
    restoring: {
      invoke: {
        id: 'loadKept',
        src: 'loadKept',
        onDone: {
          target: 'open',
          actions: [{ type: 'restore', params: ({ event }) => ({ kept: event.output }) }, keeping],
        },
        onError: 'open',
      },
      on: {
        'asking.begun': { actions: { type: 'begin', params: ({ event }) => event } },
        'text.changed': { actions: { type: 'type', params: ({ event }) => event } },
        'asking.cancelled': { actions: { type: 'cancel', params: ({ event }) => event } },
      },
    },
    open: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: {
        'asking.begun': { actions: { type: 'begin', params: ({ event }) => event } },
        'text.changed': { actions: [{ type: 'type', params: ({ event }) => event }, keeping] },
        'asking.confirmed': { actions: [{ type: 'confirm', params: ({ event }) => event }, keeping] },
        'asking.cancelled': { actions: [{ type: 'cancel', params: ({ event }) => event }, keeping] },
      },
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'hasSent', target: 'sending' },
          on: { 'connection.lost': 'offline' },
        },
        sending: {
          invoke: {
            id: 'askQuestion',
            src: 'askQuestion',
            input: ({ context }): QuestionToSend => {
              const { id = '', questionId = '', text = '' } = nextToSend(context) ?? {};
              return { id, questionId, text };
            },
            onDone: {
              target: 'idle',
              actions: [
                { type: 'accept', params: ({ event }) => ({ question: event.output }) },
                keeping,
                { type: 'announce', params: ({ event }) => ({ question: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isGone', params: failureOf },
                target: '#ended',
                actions: { type: 'keepFailure', params: failureOf },
              },
              {
                guard: { type: 'isTemporary', params: failureOf },
                target: 'retrying',
                actions: { type: 'keepFailure', params: failureOf },
              },
              { target: 'idle', actions: [{ type: 'refuse', params: failureOf }, keeping] },
            ],
          },
        },
        retrying: {
          after: { backOff: 'sending' },
          on: { 'connection.returned': 'sending', 'connection.lost': 'offline' },
        },
        offline: {
          after: { probe: 'trying' },
          on: { 'connection.returned': 'trying' },
        },
        trying: { always: [{ guard: 'hasSent', target: 'sending' }, { target: 'idle' }] },
      },
    },
    /** The link opens nothing any more. What was typed stays on the page and in this browser. */
    ended: { id: 'ended' },
  },
});
