import { and, eq, isNull, sql } from 'drizzle-orm';

import { answerOf, answersTo, areSubmitted, ownersOfQuestions } from '#domain/provider-assessment/answers.ts';
import { answerProblem, missingAnswers, questionsOf, shownQuestions } from '#domain/questionnaire/questionnaire.ts';
import { answerProblemText, missingAnswerText } from '#domain/words/provider-assessment-answers.ts';
import { ApiError, type FieldError } from '#server/contract/errors.ts';
import type { LinkContext, Schemas } from '#server/contract/types.ts';
import {
  assessmentClarification as clarification,
  assessmentRespondent as respondent,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { submissionJob } from '../submission-job.ts';
import { logStep, logUse, statusChange, touch } from './changes.ts';
import { editableQuestions, linkedAssessment } from './linked-assessment.ts';
import { fieldOf, saveAnswers, type SavedState } from './save-answers.ts';
import { accessOf } from './view.ts';

/** Why a respondent's answers cannot be submitted. */
interface Shortcomings {
  readonly missing: readonly string[];
  readonly malformed: readonly { readonly questionId: string; readonly message: string }[];
  readonly conflicts: readonly Schemas['SavedAnswer'][];
}

/** What keeps answers from being submitted. Those that cannot be changed any more are as they were accepted before. */
function shortcomingsOf({ linked, answers, saved }: SavedState): Shortcomings {
  const { sections } = linked;
  const editable = editableQuestions(linked);
  const known = answersTo(sections, [...answers.values()]);
  const malformed = shownQuestions(sections, known).flatMap((question) => {
    const given = answers.get(question.id);
    if (given === undefined || !editable.has(question.id)) return [];
    const problem = answerProblem(question, answerOf(question, given));
    if (problem === undefined) return [];
    return [{ questionId: question.id, message: answerProblemText(problem, question, given.response) }];
  });
  return {
    missing: missingAnswers(sections, known).filter((id) => editable.has(id)),
    malformed,
    conflicts: saved.answers.filter(({ outcome }) => outcome === 'CONFLICT'),
  };
}

/** 409: nothing was submitted, but what could be saved is. */
function notSubmittable({ missing, malformed, conflicts }: Shortcomings): ApiError {
  const errors: FieldError[] = [
    ...missing.map((id) => ({ field: fieldOf(id), message: missingAnswerText })),
    ...malformed.map(({ questionId, message }) => ({ field: fieldOf(questionId), message })),
    ...conflicts.map(({ answer }) => ({
      field: fieldOf(answer.questionId),
      message: 'Someone else has changed this answer',
    })),
  ];
  const message =
    missing.length > 0
      ? 'Some required questions have no answer'
      : malformed.length > 0
        ? 'Some answers are not of the kind that their questions ask for'
        : 'Someone else has changed some of the answers';
  return new ApiError(409, message, { errors, also: { missing, conflicts } });
}

const isRefused = ({ missing, malformed, conflicts }: Shortcomings) =>
  missing.length + malformed.length + conflicts.length > 0;

/** Whether answers have made questions required that someone else answers, who has submitted without them. */
function openedForOthers({ questionnaires, active }: SavedState['linked'], answers: SavedState['answers']): boolean {
  const missing = new Set(missingAnswers(questionnaires, answersTo(questionnaires, [...answers.values()])));
  return ownersOfQuestions(active, questionnaires, missing).some(({ hasSubmitted }) => hasSubmitted);
}

/** Submits a respondent's part, and with the last part the assessment. */
async function submitPart(
  { linked, answers }: SavedState,
  context: LinkContext,
  jobs: Pick<Jobs, 'enqueueOnLink'>,
): Promise<void> {
  const { self, everyone, questionnaires } = linked;
  await db
    .update(respondent)
    .set({ submittedAt: sql`now()`, openedAt: sql`coalesce(${respondent.openedAt}, now())` })
    .where(eq(respondent.id, self.id));
  await logUse(linked, context, 'submit');
  const after = everyone.map((one) => (one.id === self.id ? { ...one, hasSubmitted: true } : one));
  const part = questionsOf(linked.ownSections).length;
  const opened = openedForOthers(linked, answers);
  if (opened || !areSubmitted(questionnaires, after)) {
    await logStep(linked, context.request, [{ field: 'submittedQuestions', old: null, new: part }]);
    if (opened) await jobs.enqueueOnLink(submissionJob, { assessmentId: linked.id }, linked.organisationId);
    return;
  }
  await db
    .update(assessment)
    .set({ status: 'SUBMITTED', submittedAt: sql`now()` })
    .where(eq(assessment.id, linked.id));
  await db
    .update(clarification)
    .set({ resolvedAt: sql`now()` })
    .where(
      and(
        eq(clarification.assessmentId, linked.id),
        isNull(clarification.respondentId),
        isNull(clarification.resolvedAt),
      ),
    );
  await touch(linked);
  await logStep(linked, context.request, [statusChange(linked.status, 'SUBMITTED')]);
  await jobs.enqueueOnLink(submissionJob, { assessmentId: linked.id }, linked.organisationId);
}

/**
 * Saves answers and submits what the respondent has to answer, in a transaction. Of requests at the same time one submits; the
 * others find it done.
 * @returns what is saved, or why it was not submitted, which does not undo what was saved
 */
export async function submit(
  sent: Schemas['AnswersToSave'],
  context: LinkContext,
  jobs: Pick<Jobs, 'enqueueOnLink'>,
): Promise<Schemas['SavedAnswers'] | ApiError> {
  const state = await saveAnswers(sent, context);
  if (state.linked.isSubmitted) return state.saved;
  const shortcomings = shortcomingsOf(state);
  if (isRefused(shortcomings)) return notSubmittable(shortcomings);
  await submitPart(state, context, jobs);
  return { ...state.saved, accessInfo: accessOf(await linkedAssessment(context.link)) };
}
