import { ownersOfQuestions } from '#domain/assessment-answers.ts';
import { assessmentLifecycle } from '#domain/assessment-lifecycle.ts';
import { isPossible } from '#domain/lifecycle.ts';
import type { Questionnaire } from '#domain/questionnaire.ts';
import { assessmentStatusLabels } from '#domain/words/assessment.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { assessmentClarification as clarification } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { quoted } from '#server/modules/record/index.ts';
import { endOfDay } from '#server/modules/secure-link/index.ts';

import { storedAnswers } from '../answers.ts';
import { askAgain, withoutReview } from '../course/ask-again.ts';
import { lockAssessment, logOf, peopleOf, storeStep, type LockedAssessment } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { respondentsOf } from '../respondents/read.ts';
import { tellOf } from '../told.ts';
import { loggedQuestion, questionIn, questionnairesOf } from './questions.ts';

type Wanted = Schemas['ClarificationRequest']['questions'];

const { CLARIFY: step } = assessmentLifecycle.steps;

/** The questions that are to be clarified. @throws ApiError 400 naming each that the assessment does not ask, or twice */
function questionsAmong(questionnaires: readonly Questionnaire[], wanted: Wanted) {
  const ids = wanted.map(({ questionId }) => questionId.toLowerCase());
  const errors = ids.flatMap((id, index) => {
    const field = `questions/${index}/questionId`;
    if (ids.indexOf(id) !== index) return [{ field, message: 'This question is among them already' }];
    return questionIn(questionnaires, id) === undefined
      ? [{ field, message: 'Choose a question of this assessment' }]
      : [];
  });
  if (errors.length > 0) throw invalid(errors);
  return wanted.flatMap(({ questionId, text }) => {
    const question = questionIn(questionnaires, questionId);
    return question === undefined ? [] : [{ question, text }];
  });
}

/** The respondents of some questions. @throws ApiError 400 if there are none */
async function respondentsFor(id: string, questionnaires: readonly Questionnaire[], ids: ReadonlySet<string>) {
  const present = (await respondentsOf(id)).filter(({ revokedAt }) => revokedAt === null);
  const concerned = ownersOfQuestions(present, questionnaires, ids);
  if (concerned.length === 0)
    throw invalid([{ field: 'questions', message: 'Nobody answers these questions any more: add a respondent first' }]);
  return concerned.map((one) => one.id);
}

function refuse({ assessment: { status } }: LockedAssessment): void {
  if (!isPossible(step, status))
    throw invalid([{ field: 'id', message: `This is not possible while it is “${assessmentStatusLabels[status]}”` }]);
}

const counted = (count: number) => (count === 1 ? 'one answer' : `${count} answers`);

/** Requests to clarify answers. */
export const clarifyHandler =
  (jobs: Pick<Jobs, 'enqueue'>): HandlersOf<'AssessmentAnswerReviews'>['clarify'] =>
  async ({ path: { id }, body: { version, questions: wanted, expiresOn } }, context) => {
    const locked = await lockAssessment(id, version);
    refuse(locked);
    await endOfDay(expiresOn);
    const questionnaires = await questionnairesOf(locked.own);
    const questions = questionsAmong(questionnaires, wanted);
    const ids = new Set(questions.map(({ question }) => question.id));
    const respondentIds = await respondentsFor(locked.entity.id, questionnaires, ids);
    const answers = await storedAnswers(locked.entity.id);
    await db.insert(clarification).values(
      questions.map(({ question, text }) => {
        const before = answers.get(question.id);
        return {
          organisationId: context.organisation.id,
          assessmentId: locked.entity.id,
          questionId: question.id,
          text,
          askedById: context.user.id,
          answerBefore: [...((question.type === 'FILE' ? before?.fileNames : before?.response) ?? [])],
        };
      }),
    );
    await askAgain(jobs, { assessmentId: locked.entity.id, expiresOn, respondentIds });
    await storeStep(context, locked, { ...withoutReview, status: step.to, expiresOn, submittedAt: null });
    await logOf(context, locked, [
      { field: 'status', old: assessmentStatusLabels[locked.assessment.status], new: assessmentStatusLabels[step.to] },
      ...questions.map(({ question }) => ({ field: 'clarification', old: null, new: loggedQuestion(question) })),
    ]);
    await tellOf(locked.entity, {
      recipients: peopleOf(locked.assessment),
      title: 'Clarification requested',
      describe: (what) =>
        `${quoted(context.user.name)} asked the respondents of ${what} to clarify ${counted(questions.length)}.`,
    });
    return liveAssessment(id);
  };
