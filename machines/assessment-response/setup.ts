import { assign, emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';
import {
  adopted,
  applied,
  changed,
  contextOf,
  hasConflicts,
  isEditable,
  keptMine,
  questionIn,
  received,
  recovered,
  tookTheirs,
} from './answers.ts';
import type {
  AnswerBatch,
  AssessmentResponseContext,
  AssessmentResponseEvent,
  AssessmentResponseInput,
  AssessmentResponseNotice,
  Goal,
  KeptAnswer,
  SavedAnswers,
  ServerAnswer,
  ServerState,
  Submission,
} from './assessment-response.types.ts';
import { backOff } from './back-off.ts';
import { heldBackIn } from './held-back.ts';
import { incompleteIn, missingIn } from './incomplete-answers.ts';
import { conflictsOf, isGone, isTemporary, missingOf, type Refusal } from './refusals.ts';
import { keptAnswers, nextBatch, unsentAnswers, unsentKept } from './unsent-answers.ts';

/** Milliseconds from a change until it is sent, so that several go together. */
const pause = 1000;

/** Milliseconds after which the server is tried although the browser reports no connection: it may be mistaken. */
const probe = 30_000;

export const failureOf = ({ event }: { event: ErrorActorEvent }): Refusal => ({ failure: toFailure(event.error) });

const conflictsOpen = ({ conflicts }: Pick<AssessmentResponseContext, 'conflicts'>) => ({
  type: 'conflicts.open' as const,
  questionIds: Object.keys(conflicts),
});

/** What the machine of an assessment's answers does and needs; its states are beside. */
export const answering = setup({
  types: {
    context: {} as AssessmentResponseContext,
    input: {} as AssessmentResponseInput,
    events: {} as AssessmentResponseEvent,
    emitted: {} as AssessmentResponseNotice,
    tags: {} as 'unsaved',
  },
  actors: {
    /** What tabs that are gone have left; this tab takes it over. */
    loadKept: fromPromise<readonly KeptAnswer[]>(notProvided('loadKept')),
    save: fromPromise<SavedAnswers, AnswerBatch>(notProvided('save')),
    submit: fromPromise<{ readonly submittedAt: string }, { readonly editorId: string }>(notProvided('submit')),
    refresh: fromPromise<ServerState>(notProvided('refresh')),
    watchConnection: fromCallback<AssessmentResponseEvent>(watcherNotProvided('watchConnection')),
    watchPage: fromCallback<AssessmentResponseEvent>(watcherNotProvided('watchPage')),
    watchTabs: fromCallback<AssessmentResponseEvent>(watcherNotProvided('watchTabs')),
  },
  delays: { pause, probe, backOff: ({ context }) => backOff(context.attempts, context.editorId) },
  guards: {
    hasUnsent: ({ context }) => unsentAnswers(context).length > 0,
    isRequested: ({ context }) => context.goal !== null,
    isDraftRequested: ({ context }) => context.goal === 'draft',
    /** An answer in conflict, or that no draft can have, is not saved, so neither is the draft. */
    isBlocked: ({ context }) =>
      context.goal !== null && (hasConflicts(context) || (context.goal === 'draft' && heldBackIn(context).length > 0)),
    isComplete: ({ context }) => incompleteIn(context).length === 0,
    hasConflicts: ({ context }) => hasConflicts(context),
    isAgreed: ({ context }) => !hasConflicts(context),
    canChange: ({ context }, { questionId }: { questionId: string }) => isEditable(context, questionId),
    isSubmitted: ({ context }) => context.submittedAt !== null,
    wasSubmitted: (_, { submittedAt }: { submittedAt: string | null }) => submittedAt !== null,
    wasContradicted: ({ context }) => context.failure?.status === 409,
    isExpired: (_, { failure }: Refusal) => failure.status === 410,
    isGone: (_, refusal: Refusal) => isGone(refusal),
    isTemporary: (_, refusal: Refusal) => isTemporary(refusal),
    isContradicted: (_, { failure }: Refusal) => failure.status === 409,
    hasMissing: (_, refusal: Refusal) => missingOf(refusal).length > 0,
    /** It asks for an answer to a question that someone else's answer has opened since the page was loaded. */
    lacksUnknown: ({ context }, refusal: Refusal) => missingOf(refusal).some((id) => !questionIn(context, id)),
  },
  actions: {
    change: assign(({ context }, { questionId, response }: { questionId: string; response: readonly string[] }) =>
      changed(context, questionId, response),
    ),
    adopt: assign(({ context }, { kept }: { kept: readonly KeptAnswer[] }) => adopted(context, kept)),
    recover: assign(({ context }, { kept }: { kept: readonly KeptAnswer[] }) => recovered(context, kept)),
    receive: assign(({ context }, { answers }: { answers: readonly ServerAnswer[] }) => received(context, answers)),
    keepMine: assign(({ context }, { questionId }: { questionId: string }) => keptMine(context, questionId)),
    takeTheirs: assign(({ context }, { questionId }: { questionId: string }) => tookTheirs(context, questionId)),
    fillBatch: assign(({ context }) => ({ sent: nextBatch(context) })),
    apply: assign(({ context }, saved: SavedAnswers) => applied(context, saved)),
    keepFailure: assign(({ context }, { failure }: { failure: Failure }) => ({
      failure,
      sent: null,
      attempts: context.attempts + 1,
    })),
    pursue: assign((_, { goal }: { goal: Goal }) => ({ goal })),
    markMissing: assign(({ context }) => ({ missing: missingIn(context) })),
    /** Of a submission, which waits until nothing of this tab is pending: the newer answers simply replace its own. */
    takeRefusal: assign(({ context }, refusal: Refusal) => ({
      ...received(context, conflictsOf(refusal)),
      missing: missingOf(refusal),
    })),
    /** What is asked again now is sent again. */
    noteQuestions: assign((_, { hasNewQuestions }: { hasNewQuestions: boolean }) => ({
      hasNewQuestions,
      ...(!hasNewQuestions && { notAsked: [] }),
    })),
    noteSubmission: assign((_, { submittedAt, submittedBy = '' }: Submission) => ({
      submittedAt,
      submittedBy,
      missing: [],
    })),
    noteStorage: assign((_, { isKept }: { isKept: boolean }) => ({ isKept })),
    /** What was typed stays on the screen, and is named and kept if no submission has it. */
    dropPending: assign(({ context }) => ({
      conflicts: {},
      unsent: keptAnswers(context).map(({ questionId }) => questionId),
      answers: Object.fromEntries(
        Object.entries(context.answers).map(([id, answer]) => [id, { ...answer, isPending: false }]),
      ),
    })),
    /** Makes the browser keep exactly these, beside what other tabs keep. */
    keepAnswers: effectNotProvided<{ readonly kept: readonly KeptAnswer[] }>('keepAnswers'),
    /** Makes the browser forget what it keeps of this link, but these. */
    eraseKept: effectNotProvided<{ readonly kept: readonly KeptAnswer[] }>('eraseKept'),
    tellTabs: emit((_, { answers }: { answers: SavedAnswers['answers'] }) => ({
      type: 'answers.saved' as const,
      answers: answers.map(({ answer }) => answer),
    })),
    notify: emit((_, { type }: { type: 'draft.saved' | 'assessment.submitted' }) => ({ type })),
    notifyFailed: emit(
      ({ context }) => ({ type: context.goal === 'draft' ? 'draft.failed' : 'submission.failed' }) as const,
    ),
    notifyMissing: emit(({ context }) => ({
      type: 'answers.missing' as const,
      questionIds: [...new Set([...context.missing, ...incompleteIn(context)])],
    })),
    notifyConflicts: emit(({ context }) => conflictsOpen(context)),
    notifyBlocked: emit(({ context }) =>
      hasConflicts(context)
        ? conflictsOpen(context)
        : { type: 'answers.unfit' as const, questionIds: heldBackIn(context) },
    ),
  },
});

/** With what the browser is to keep now. */
export const keeping = {
  type: 'keepAnswers',
  params: ({ context }: { context: AssessmentResponseContext }) => ({
    kept: [...keptAnswers(context), ...context.setAside],
  }),
} as const;

/** With what is in no submission and stays at hand in this browser. */
export const keepingUnsent = {
  type: 'eraseKept',
  params: ({ context }: { context: AssessmentResponseContext }) => ({ kept: unsentKept(context) }),
} as const;

export { contextOf };
