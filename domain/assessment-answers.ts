import {
  answerProblem,
  isEmptyAnswer,
  questionsOf,
  shownQuestions,
  type Answer,
  type AnswerProblem,
  type Answers,
  type Question,
  type Questionnaire,
} from './questionnaire.ts';
import { percentOf } from './share.ts';

/** What a question of an assessment was answered with. */
export interface GivenResponse {
  readonly questionId: string;
  readonly response: readonly string[];
  /** The names of the files, of a question that asks for files. */
  readonly fileNames: readonly string[];
}

/** A response as the rules of questionnaires see it: a list for check boxes and files, one text for all others. */
export function answerOf({ type }: Pick<Question, 'type'>, { response, fileNames }: GivenResponse): Answer {
  if (type === 'FILE') return fileNames;
  return type === 'CHECKBOX' || response.length > 1 ? response : (response[0] ?? '');
}

/**
 * What no answer may be: not even a draft is kept as such. What is half typed is, except a number: one that cannot be read would
 * count as saved, and be found out weeks later.
 */
const unfit: ReadonlySet<AnswerProblem> = new Set([
  'NOT_A_TEXT',
  'TOO_LONG',
  'NOT_AN_OPTION',
  'NOT_A_NUMBER',
  'NUMBER_IN_DOUBT',
]);

/** Why a response cannot be kept even as a draft; undefined if it can. Files are checked where they are uploaded. */
export function draftProblem(question: Question, response: readonly string[]): AnswerProblem | undefined {
  const given = { questionId: question.id, response, fileNames: [] };
  const problem = answerProblem(question, answerOf(question, given));
  return problem !== undefined && unfit.has(problem) ? problem : undefined;
}

/** The responses to questions by their ids. */
export function answersTo(questionnaires: readonly Questionnaire[], given: readonly GivenResponse[]): Answers {
  const byId = new Map(given.map((one) => [one.questionId, one]));
  return new Map(
    questionsOf(questionnaires).flatMap((question) => {
      const found = byId.get(question.id);
      return found === undefined ? [] : [[question.id, answerOf(question, found)] as const];
    }),
  );
}

/** Whether a section is among those that someone answers: none named are all. */
const answers = (questionnaireIds: readonly string[], { id }: Pick<Questionnaire, 'id'>) =>
  questionnaireIds.length === 0 || questionnaireIds.includes(id);

/**
 * The sections that someone answers. Conditions that refer to other sections, which they do not see, are decided by the
 * answers there: what they hide is left out.
 */
export function sectionsFor(
  questionnaireIds: readonly string[],
  questionnaires: readonly Questionnaire[],
  known: Answers,
): Questionnaire[] {
  const own = questionnaires.filter((section) => answers(questionnaireIds, section));
  const seen = new Set(questionsOf(own).map(({ id }) => id));
  const shown = new Set(shownQuestions(questionnaires, known).map(({ id }) => id));
  const decided = (question: Question): Question[] => {
    if (question.shownWhen === null || seen.has(question.shownWhen.questionId)) return [question];
    return shown.has(question.id) ? [{ ...question, shownWhen: null }] : [];
  };
  return own.map((section) => ({ ...section, questions: section.questions.flatMap(decided) }));
}

/** Percentage of the questions shown that have an answer; 0 if none is shown. */
export function progressOf(questionnaires: readonly Questionnaire[], known: Answers): number {
  const shown = shownQuestions(questionnaires, known);
  const answered = shown.filter(({ id }) => !isEmptyAnswer(known.get(id)));
  return percentOf(answered.length, shown.length) ?? 0;
}

/** Someone who answers sections, and whether they have submitted them. */
export interface SectionOwner {
  readonly questionnaireIds: readonly string[];
  readonly hasSubmitted: boolean;
}

/** Whether someone has submitted each of some sections. */
export const areSubmitted = (
  sections: readonly Pick<Questionnaire, 'id'>[],
  respondents: readonly SectionOwner[],
): boolean =>
  sections.every((section) =>
    respondents.some(({ questionnaireIds, hasSubmitted }) => hasSubmitted && answers(questionnaireIds, section)),
  );

/** Whether someone answers one of the questions. */
export const answersAny = (
  { questionnaireIds }: Pick<SectionOwner, 'questionnaireIds'>,
  questionnaires: readonly Questionnaire[],
  questionIds: ReadonlySet<string>,
): boolean =>
  questionsOf(questionnaires.filter((section) => answers(questionnaireIds, section))).some(({ id }) =>
    questionIds.has(id),
  );
