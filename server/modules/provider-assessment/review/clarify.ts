import { ownersOfQuestions } from '#domain/provider-assessment/answers.ts';
import { clarificationLifecycle, type ClarificationNames } from '#domain/provider-assessment/lifecycle.ts';
import type { Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { assessmentStatusLabels } from '#domain/words/provider-assessment.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentClarification as clarification } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { lifecycleHandler, loggedStep } from '#server/modules/lifecycle/index.ts';
import { quoted } from '#server/modules/record/index.ts';
import { endOfDay } from '#server/modules/secure-link/index.ts';

import { storedAnswers } from '../answers.ts';
import { askAgain, withoutReview } from '../course/ask-again.ts';
import { lockAssessment, peopleOf, storeStep, type LockedAssessment } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { respondentsOf } from '../respondents/read.ts';
import { loggedQuestion, questionIn, questionnairesOf } from './questions.ts';

type Wanted = Schemas['ClarificationRequest']['questions'];

const { CLARIFY: step } = clarificationLifecycle.steps;

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

type Asked = ReturnType<typeof questionsAmong>[number];

/** The respondents of some questions. @throws ApiError 400 if there are none */
async function respondentsFor(id: string, questionnaires: readonly Questionnaire[], ids: ReadonlySet<string>) {
  const present = (await respondentsOf(id)).filter(({ revokedAt }) => revokedAt === null);
  const concerned = ownersOfQuestions(present, questionnaires, ids);
  if (concerned.length === 0)
    throw invalid([{ field: 'questions', message: 'Nobody answers these questions any more: add a respondent first' }]);
  return concerned.map((one) => one.id);
}

const counted = (count: number) => (count === 1 ? 'one answer' : `${count} answers`);

type Request = Schemas['ClarificationRequest'];

/** Notes what is to be clarified, with what was answered. */
async function noteRequests(
  context: OrganisationContext,
  assessmentId: string,
  questions: readonly Asked[],
): Promise<void> {
  const answers = await storedAnswers(assessmentId);
  await db.insert(clarification).values(
    questions.map(({ question, text }) => {
      const before = answers.get(question.id);
      return {
        organisationId: context.organisation.id,
        assessmentId,
        questionId: question.id,
        text,
        askedById: context.user.id,
        answerBefore: [...((question.type === 'FILE' ? before?.fileNames : before?.response) ?? [])],
      };
    }),
  );
}

/** An assessment with the questions that it asks. */
interface Subject extends LockedAssessment {
  readonly questionnaires: readonly Questionnaire[];
}

async function lock(id: string): Promise<Subject> {
  const locked = await lockAssessment(id);
  return { ...locked, questionnaires: await questionnairesOf(locked.own) };
}

/** Asks the respondents of the named questions once more. @throws ApiError 400 */
async function askForClarification(
  jobs: Pick<Jobs, 'enqueue'>,
  context: OrganisationContext,
  subject: Subject,
  { questions: wanted, expiresOn }: Request,
): Promise<void> {
  const { entity, questionnaires } = subject;
  await endOfDay(expiresOn);
  const questions = questionsAmong(questionnaires, wanted);
  const ids = new Set(questions.map(({ question }) => question.id));
  const respondentIds = await respondentsFor(entity.id, questionnaires, ids);
  await noteRequests(context, entity.id, questions);
  await askAgain(jobs, { assessmentId: entity.id, expiresOn, respondentIds });
  await storeStep(context, subject, { ...withoutReview, status: step.to, expiresOn, submittedAt: null });
}

/** Requests to clarify answers. */
export const clarifyHandler = (jobs: Pick<Jobs, 'enqueue'>): HandlersOf<'AssessmentAnswerReviews'>['clarify'] =>
  lifecycleHandler<ClarificationNames, Request, Subject, Schemas['ServiceProviderAssessment']>({
    kind: 'serviceProviderAssessment',
    lifecycle: clarificationLifecycle,
    labels: assessmentStatusLabels,
    actionOf: () => 'CLARIFY',
    field: 'id',
    lock,
    parties: () => ({}),
    current: ({ assessment }) => assessment,
    known: (_, { expiresOn }) => ({ expiresOn }),
    missing: { expiresOn: { field: 'expiresOn', message: 'Choose the last day on which the links work' } },
    store: ({ context, subject, body }) => askForClarification(jobs, context, subject, body),
    logged: ({ subject: { status: from, questionnaires }, step: { to }, body }) => [
      ...loggedStep(assessmentStatusLabels, { from, to }),
      ...questionsAmong(questionnaires, body.questions).map(({ question }) => ({
        field: 'clarification',
        old: null,
        new: loggedQuestion(question),
      })),
    ],
    people: peopleOf,
    notices: {
      as: 'assessmentStep',
      words: ({ context, body: { questions } }) => ({
        told: {
          title: 'Clarification requested',
          describe: (what) =>
            `${quoted(context.user.name)} asked the respondents of ${what} to clarify ${counted(questions.length)}.`,
        },
      }),
    },
    answer: ({ entity }) => liveAssessment(entity.id),
  });
