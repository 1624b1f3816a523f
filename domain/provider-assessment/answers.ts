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
} from '../questionnaire/questionnaire.ts';
import { percentOf } from '../share.ts';

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

/** Whether a section is among those that someone sees: none named are all. */
const sees = (questionnaireIds: readonly string[], { id }: Pick<Questionnaire, 'id'>) =>
  questionnaireIds.length === 0 || questionnaireIds.includes(id);

/**
 * The sections that someone sees. Conditions that refer to other sections, which they do not see, are decided by the
 * answers there: what they hide is left out.
 */
export function sectionsFor(
  questionnaireIds: readonly string[],
  questionnaires: readonly Questionnaire[],
  known: Answers,
): Questionnaire[] {
  const own = questionnaires.filter((section) => sees(questionnaireIds, section));
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

/** Someone who answers sections: those that are named, or everything. */
export interface SectionOwner {
  readonly questionnaireIds: readonly string[];
}

type OneSection = Pick<Questionnaire, 'id'>;

/**
 * Who answers a section: the people it was given to, otherwise those who were asked about everything. Everyone else who sees it
 * can only read it.
 */
export function ownersOf<Owner extends SectionOwner>(
  section: OneSection,
  respondents: readonly Owner[],
): readonly Owner[] {
  const named = respondents.filter(({ questionnaireIds }) => questionnaireIds.includes(section.id));
  return named.length > 0 ? named : respondents.filter(({ questionnaireIds }) => questionnaireIds.length === 0);
}

/** The sections that a respondent answers. */
export const sectionsOwnedBy = <Section extends OneSection, Owner extends SectionOwner>(
  owner: Owner,
  sections: readonly Section[],
  respondents: readonly Owner[],
): readonly Section[] => sections.filter((section) => ownersOf(section, respondents).includes(owner));

/** Whether someone who answers it has submitted each of some sections. */
export const areSubmitted = (
  sections: readonly OneSection[],
  respondents: readonly (SectionOwner & { readonly hasSubmitted: boolean })[],
): boolean => sections.every((section) => ownersOf(section, respondents).some(({ hasSubmitted }) => hasSubmitted));

/** The respondents who answer one of the questions. */
export function ownersOfQuestions<Owner extends SectionOwner>(
  respondents: readonly Owner[],
  questionnaires: readonly Questionnaire[],
  questionIds: ReadonlySet<string>,
): readonly Owner[] {
  const asked = questionnaires.filter(({ questions }) => questions.some(({ id }) => questionIds.has(id)));
  return respondents.filter((one) => sectionsOwnedBy(one, asked, respondents).length > 0);
}
