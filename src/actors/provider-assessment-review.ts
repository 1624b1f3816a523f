import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ReviewInput } from '#machines/assessment-review/assessment-review.types.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import {
  assessmentReviews,
  assessments,
  refreshAssessments,
  type AssessmentAnswers,
  type ReviewedAnswer,
} from '#src/api/provider-assessment/service-provider-assessments.ts';
import { staleAfterChange } from '#src/api/record/register.ts';
import { risks } from '#src/api/risk/risks.ts';

import { failing, failureOf } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Reads the answers of an assessment. */
export const loadAnswers = (api: ApiClient, id: string) =>
  fromPromise<AssessmentAnswers>(({ signal }) => failing(() => assessmentReviews(api).get({ path: { id }, signal })));

/** Stores the review of one answer; the score of the assessment follows from it. */
export const saveReview = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<ReviewedAnswer, ReviewInput>(({ input: { questionId, version, draft }, signal }) =>
    failing(async () => {
      const body = { version, ...draft };
      const stored = await assessmentReviews(api).review({ path: { id, questionId }, body, signal });
      // Nobody waits for it: the next review is saved meanwhile.
      void queryClient.invalidateQueries({ predicate: staleAfterChange(assessments) });
      return stored;
    }),
  );

/** Asks the respondents to clarify answers, and fetches the assessment again, whatever came of it. */
export const askForClarification = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, Schemas['ClarificationRequest']>(({ input, signal }) =>
    failing(async () => {
      try {
        await assessmentReviews(api).clarify({ path: { id }, body: input, signal });
      } finally {
        await refreshAssessments(queryClient);
      }
    }),
  );

/** A risk that is made of an answer. */
export interface FindingDraft {
  readonly questionId: string;
  readonly title: string;
  readonly description: string;
}

/** Makes a risk of an answer. @param onAdded told before the step counts as taken */
export function addFinding(
  api: ApiClient,
  queryClient: QueryClient,
  id: string,
  onAdded: (questionId: string, finding: Schemas['RecordReference']) => void,
) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<FindingDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { questionId, title, description } = draft;
      const body = { questionId, title, description };
      const path = { id };
      const finding = await assessmentReviews(api).addFinding({ path, body, idempotencyKey: keyOf(draft), signal });
      onAdded(questionId, finding);
      await queryClient.invalidateQueries({ predicate: staleAfterChange(risks) });
    }),
  );
}

/** The answer to what a respondent has asked. */
export interface AnsweringDraft {
  readonly question: Schemas['RespondentQuestion'];
  readonly answer: string;
}

const isQuestion = (value: unknown): value is Schemas['RespondentQuestion'] =>
  typeof value === 'object' && value !== null && 'askedBy' in value && 'questionId' in value;

/**
 * Answers what a respondent has asked.
 * @param onAnswered told of the question with its answer, also if someone else has answered it before
 */
export const answerQuestion = (
  api: ApiClient,
  queryClient: QueryClient,
  onAnswered: (question: Schemas['RespondentQuestion']) => void,
) =>
  fromPromise<void, StepInput<AnsweringDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { question, answer } = draft;
      try {
        const path = { id: question.id };
        onAnswered(await assessmentReviews(api).answerQuestion({ path, body: { answer }, signal }));
      } catch (error) {
        const { current } = failureOf(error);
        if (isQuestion(current)) onAnswered(current);
        throw error;
      }
      await queryClient.invalidateQueries({ predicate: staleAfterChange(assessments) });
    }),
  );
