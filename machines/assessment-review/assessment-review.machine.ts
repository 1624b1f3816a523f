import { assign, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';
import type {
  AssessmentAnswers,
  AssessmentReviewContext,
  AssessmentReviewEvent,
  ReviewDraft,
  ReviewedAnswer,
  ReviewInput,
} from './assessment-review.types.ts';
import {
  changed,
  loaded,
  nextEdit,
  nextInput,
  refused,
  restoredReviews,
  retried,
  saved,
  settled,
} from './review-edits.ts';

type Schemas = components['schemas'];

/** Whether leaving would lose what was typed. */
export const hasUnsavedReviews = ({ edits }: Pick<AssessmentReviewContext, 'edits'>): boolean =>
  Object.keys(edits).length > 0;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const assessmentOf = ({ event }: { event: DoneActorEvent<AssessmentAnswers> }) => ({ assessment: event.output });
const changeOf = ({ event }: { event: Extract<AssessmentReviewEvent, { type: 'review.changed' }> }) => event;
const settlementOf = ({ event }: { event: Extract<AssessmentReviewEvent, { type: 'conflict.settled' }> }) => event;

interface Change {
  readonly questionId: string;
  readonly changes: Partial<ReviewDraft>;
}

interface Settlement {
  readonly questionId: string;
  readonly take: 'mine' | 'theirs';
}

interface Finding {
  readonly questionId: string;
  readonly finding: Schemas['RecordReference'];
}

/**
 * The review of an assessment's answers: each review is saved by itself shortly after it was typed, in the order in which
 * they were typed. What is typed is never lost: it survives refusals, what is typed during a save is kept for the next, and
 * after a conflict the reviewer chooses.
 */
export const assessmentReviewMachine = setup({
  types: {
    context: {} as AssessmentReviewContext,
    events: {} as AssessmentReviewEvent,
  },
  actors: {
    load: fromPromise<AssessmentAnswers>(notProvided('load')),
    saveReview: fromPromise<ReviewedAnswer, ReviewInput>(notProvided('saveReview')),
  },
  // Long enough to type a word, so that a comment is not saved with every letter.
  delays: { typingPause: 800 },
  guards: {
    isShown: ({ context }) => context.assessment !== null,
    hasNext: ({ context }) => nextEdit(context) !== undefined,
    hasFailed: ({ context }) => Object.values(context.edits).some(({ failure }) => failure !== null),
  },
  actions: {
    show: assign(({ context }, { assessment }: { assessment: AssessmentAnswers }) => loaded(context, assessment)),
    change: assign(({ context }, { questionId, changes }: Change) => changed(context, questionId, changes)),
    restore: assign(({ context }, { text }: { text: UnsavedText }) => restoredReviews(context, text)),
    send: assign(({ context }) => {
      const { questionId, draft } = nextInput(context);
      return { sent: { questionId, draft } };
    }),
    keepSaved: assign(({ context }, { stored }: { stored: ReviewedAnswer }) => saved(context, stored)),
    keepRefused: assign(({ context }, { error }: { error: unknown }) => refused(context, error)),
    retry: assign(({ context }) => retried(context)),
    settle: assign(({ context }, { questionId, take }: Settlement) => settled(context, questionId, take)),
    addFinding: assign(({ context: { answers } }, { questionId, finding }: Finding) => {
      const answer = answers[questionId];
      if (answer === undefined) return {};
      return { answers: { ...answers, [questionId]: { ...answer, findings: [...answer.findings, finding] } } };
    }),
    keepAnswered: assign(({ context: { answers } }, { question }: { question: Schemas['RespondentQuestion'] }) => {
      const answer = answers[question.questionId];
      if (answer === undefined) return {};
      const asked = answer.respondentQuestions.map((one) => (one.id === question.id ? question : one));
      return { answers: { ...answers, [question.questionId]: { ...answer, respondentQuestions: asked } } };
    }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    forgetSent: assign({ sent: null }),
  },
}).createMachine({
  id: 'assessment-review',
  context: {
    assessment: null,
    answers: {},
    edits: {},
    sent: null,
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'reviewing', actions: { type: 'show', params: assessmentOf } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
      },
      on: {
        'answers.outdated': { target: 'loading', reenter: true },
        // What is shown stays while it is read again, and is typed in.
        'review.changed': { guard: 'isShown', actions: { type: 'change', params: changeOf } },
        'conflict.settled': { guard: 'isShown', actions: { type: 'settle', params: settlementOf } },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    reviewing: {
      on: {
        'finding.added': { actions: { type: 'addFinding', params: ({ event }) => event } },
        'question.answered': { actions: { type: 'keepAnswered', params: ({ event }) => event } },
        'answers.outdated': { target: 'loading', actions: 'forgetSent' },
      },
      initial: 'choosing',
      states: {
        idle: {
          on: {
            'review.changed': { target: 'pausing', actions: { type: 'change', params: changeOf } },
            'text.restored': {
              target: 'choosing',
              actions: { type: 'restore', params: ({ event }) => ({ text: event.text }) },
            },
            'save.retried': { guard: 'hasFailed', target: 'choosing', actions: 'retry' },
            'conflict.settled': { target: 'choosing', actions: { type: 'settle', params: settlementOf } },
          },
        },
        pausing: {
          after: { typingPause: 'choosing' },
          on: {
            'review.changed': { target: 'pausing', reenter: true, actions: { type: 'change', params: changeOf } },
            'save.requested': { target: 'choosing' },
            'save.retried': { target: 'choosing', actions: 'retry' },
            'conflict.settled': { target: 'choosing', actions: { type: 'settle', params: settlementOf } },
          },
        },
        choosing: { always: [{ guard: 'hasNext', target: 'saving' }, { target: 'idle' }] },
        saving: {
          entry: 'send',
          invoke: {
            id: 'saveReview',
            src: 'saveReview',
            input: ({ context }) => nextInput(context),
            onDone: {
              target: 'choosing',
              actions: { type: 'keepSaved', params: ({ event }) => ({ stored: event.output }) },
            },
            onError: {
              target: 'choosing',
              actions: { type: 'keepRefused', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'review.changed': { actions: { type: 'change', params: changeOf } },
            'conflict.settled': { actions: { type: 'settle', params: settlementOf } },
          },
        },
      },
    },
  },
});
