import type { components } from '#openapi/generated/types.ts';

import { longestAnswer } from '../provider-assessment/answer-limits.ts';
import { readNumber } from '../provider-assessment/number-answer.ts';
import { percentOf } from '../share.ts';
import { isDay } from '../time/real-day.ts';

type Schemas = components['schemas'];

export type Question = Schemas['Question'];
export type Questionnaire = Schemas['Questionnaire'];
export type QuestionType = Schemas['FormFieldType'];

/** A question with nothing but a text. */
export const bareQuestion = (id: string, question: string): Question => ({
  id,
  question,
  help: '',
  type: 'TEXT_AREA',
  required: false,
  placeholder: '',
  options: [],
  weight: 0,
  maxFileSize: 0,
  allowedFileTypes: [],
  shownWhen: null,
});

/** What is answered: several values for `CHECKBOX` (and `FILE`), one text for all others. */
export type Answer = string | readonly string[];

/** The answers to questions, by their ids. A question without an entry is not answered. */
export type Answers = ReadonlyMap<string, Answer>;

/** The answers that `YESNO` stores (specification section 5). */
export const yesNoAnswers = ['Yes', 'No'] as const;

const hasChoices: ReadonlySet<QuestionType> = new Set(['RADIO', 'CHECKBOX', 'YESNO']);

/** Whether the answer is chosen, so that it can have scores and warnings, and other questions can depend on it. */
export const isChosen = ({ type }: Pick<Question, 'type'>): boolean => hasChoices.has(type);

/** The answers that a question offers; none if it is not answered by choosing. */
export function offeredAnswers({ type, options }: Pick<Question, 'type' | 'options'>): readonly string[] {
  if (type === 'YESNO') return yesNoAnswers;
  return type === 'RADIO' || type === 'CHECKBOX' ? options.map(({ value }) => value) : [];
}

/** An empty text, a missing value or an empty list (specification section 5). */
export const isEmptyAnswer = (answer: Answer | null | undefined): boolean =>
  answer === null || answer === undefined || answer.length === 0;

/** What a question starts with: an empty list for checkboxes, an empty text for all others (specification section 5). */
export const initialAnswer = ({ type }: Pick<Question, 'type'>): Answer => (type === 'CHECKBOX' ? [] : '');

/** The values of an answer, of which an empty one has none. */
const valuesOf = (answer: Answer | undefined): readonly string[] => {
  if (answer === undefined || answer === '') return [];
  return typeof answer === 'string' ? [answer] : answer;
};

/** Whether a condition is met by an answer. */
const isMet = ({ values }: Schemas['QuestionCondition'], answer: Answer | undefined): boolean =>
  valuesOf(answer).some((value) => values.includes(value));

/**
 * Whether a question is shown: without a condition always, otherwise if the answer that it names was given. With the
 * questions by id, a question whose condition's question is itself hidden is hidden too; one that refers to a missing
 * question, or in a circle, is hidden.
 */
export function isShown(question: Question, answers: Answers, questionsById?: ReadonlyMap<string, Question>): boolean {
  const passed = new Set<string>();
  for (let current: Question | undefined = question; ;) {
    const condition: Schemas['QuestionCondition'] | null = current.shownWhen;
    if (condition === null) return true;
    if (passed.has(current.id) || !isMet(condition, answers.get(condition.questionId))) return false;
    if (questionsById === undefined) return true;
    passed.add(current.id);
    current = questionsById.get(condition.questionId);
    if (current === undefined) return false;
  }
}

/** The questions of all sections in their order. */
export const questionsOf = (questionnaires: readonly Questionnaire[]): readonly Question[] =>
  questionnaires.flatMap(({ questions }) => questions);

/** A question with its place. */
export interface NumberedQuestion {
  readonly question: Question;
  /** Its own, `DOCU-01`, or section and question, from 1: `2.3`. */
  readonly number: string;
  readonly section: Questionnaire;
  /** The place of its section, from 1. */
  readonly sectionNumber: number;
}

/** The numbers that questions have of their own, without those that several have. */
function ownNumbers(questionnaires: readonly Questionnaire[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { ownNumber = '' } of questionsOf(questionnaires)) counts.set(ownNumber, (counts.get(ownNumber) ?? 0) + 1);
  return new Set([...counts].flatMap(([number, count]) => (number !== '' && count === 1 ? [number] : [])));
}

/**
 * The questions of all sections in their order, with their numbers: those of their catalogue, or else of their place. A
 * place that is another question's own number is marked, `1.2a`, so that no number occurs twice.
 */
export function numberedQuestions(questionnaires: readonly Questionnaire[]): readonly NumberedQuestion[] {
  const own = ownNumbers(questionnaires);
  const numberOf = ({ ownNumber = '' }: Question, place: string) => {
    if (own.has(ownNumber)) return ownNumber;
    return own.has(place) ? `${place}a` : place;
  };
  return questionnaires.flatMap((section, at) =>
    section.questions.map((question, index) => ({
      question,
      number: numberOf(question, `${at + 1}.${index + 1}`),
      section,
      sectionNumber: at + 1,
    })),
  );
}

/** The title of a section as people read it, everywhere (specification section 2.3). */
export const titleOfSection = ({ title }: Pick<Questionnaire, 'title'>, number: number): string =>
  title.trim() === '' ? `Untitled Questionnaire ${number}` : title;

/** The text of a question as people read it, everywhere. */
export const textOfQuestion = ({ question }: Pick<Question, 'question'>): string =>
  question.trim() === '' ? 'Untitled Question' : question;

/**
 * The shown questions in their order. A condition names an earlier question, so that one pass decides; it agrees with
 * `isShown`.
 */
export function shownQuestions(questionnaires: readonly Questionnaire[], answers: Answers): readonly Question[] {
  const shown = new Set<string>();
  return questionsOf(questionnaires).filter(({ id, shownWhen }) => {
    const isThere =
      shownWhen === null || (shown.has(shownWhen.questionId) && isMet(shownWhen, answers.get(shownWhen.questionId)));
    if (isThere) shown.add(id);
    return isThere;
  });
}

/** The ids of the required, shown questions without an answer, in their order (specification section 5). */
export const missingAnswers = (questionnaires: readonly Questionnaire[], answers: Answers): readonly string[] =>
  shownQuestions(questionnaires, answers)
    .filter(({ id, required }) => required && isEmptyAnswer(answers.get(id)))
    .map(({ id }) => id);

/** The parts of a text between commas, without the blanks around them. */
const split = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The answer that a question begins with, from what was stored: the text of a checkbox question is split at its commas and
 * trimmed (specification section 5), unless the whole of it is an option.
 */
export function answerFrom(question: Question, stored: Answer | null | undefined): Answer {
  if (stored === null || stored === undefined) return initialAnswer(question);
  if (question.type !== 'CHECKBOX')
    return question.type === 'FILE' || typeof stored === 'string' ? stored : stored.join(', ');
  if (typeof stored !== 'string') return [...stored];
  return offeredAnswers(question).includes(stored) ? [stored] : split(stored);
}

/** Why an answer cannot be taken. */
export type AnswerProblem =
  | 'NOT_A_TEXT'
  | 'TOO_LONG'
  | 'NOT_A_NUMBER'
  | 'NUMBER_IN_DOUBT'
  | 'NOT_A_DATE'
  | 'NOT_A_URL'
  | 'NOT_AN_OPTION';

const numberProblems = { NUMBER: undefined, DOUBT: 'NUMBER_IN_DOUBT', NONE: 'NOT_A_NUMBER' } as const;

/** A web address that is safe to link to, as the contract's `WebAddress`. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[A-Za-z0-9[][!-~]*$/u.test(text);

/** What a text must be for its type. */
const rules: Readonly<Partial<Record<QuestionType, (text: string) => AnswerProblem | undefined>>> = {
  NUMBER: (text) => numberProblems[readNumber(text).kind],
  DATE: (text) => (isDay(text) ? undefined : 'NOT_A_DATE'),
  URL: (text) => (isWebAddress(text) ? undefined : 'NOT_A_URL'),
};

/**
 * Why an answer cannot be taken, whether or not one is required; undefined if it can. Files are checked where they are
 * uploaded.
 */
export function answerProblem(question: Question, answer: Answer): AnswerProblem | undefined {
  const { type } = question;
  if (isEmptyAnswer(answer) || type === 'FILE') return undefined;
  const values = valuesOf(answer);
  if (isChosen(question)) {
    const offered = new Set(offeredAnswers(question));
    const isOffered = values.every((value) => offered.has(value)) && new Set(values).size === values.length;
    return isOffered && (type === 'CHECKBOX') === (typeof answer !== 'string') ? undefined : 'NOT_AN_OPTION';
  }
  if (typeof answer !== 'string') return 'NOT_A_TEXT';
  if (answer.length > longestAnswer(question)) return 'TOO_LONG';
  return rules[type]?.(answer);
}

/** What answers are worth. */
export interface Score {
  readonly points: number;
  /** The best that the shown, scored questions that apply allow. */
  readonly most: number;
  /** Points per 100 of the best, rounded; null if nothing is scored. */
  readonly percent: number | null;
}

/** The options that count: those of another type are kept while a question is edited, but cannot be chosen. */
function optionsOf(question: Question): Question['options'] {
  const offered = new Set(offeredAnswers(question));
  return question.options.filter(({ value }) => offered.has(value));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The best score of a question: of one option, or of all together for checkboxes. Undefined if no option is scored. */
function bestOf(question: Question): number | undefined {
  const scores = optionsOf(question).flatMap(({ score }) => (score === null ? [] : [score]));
  if (question.weight === 0 || scores.length === 0) return undefined;
  return question.type === 'CHECKBOX' ? sum(scores) : Math.max(...scores);
}

/**
 * What an answer is worth before it is weighted; null if the question is not scored, or only options without a score are chosen:
 * so an answer says that the question does not apply. `YESNO` has no such option: one without a score is worth nothing.
 */
export function earnedBy(question: Question, answer: Answer | undefined): number | null {
  if (bestOf(question) === undefined) return null;
  const chosen = new Set(valuesOf(answer));
  const earned = optionsOf(question).flatMap(({ value, score }) => (chosen.has(value) ? [score] : []));
  if (question.type !== 'YESNO' && earned.length > 0 && earned.every((score) => score === null)) return null;
  const scores = earned.map((score) => score ?? 0);
  return sum(question.type === 'CHECKBOX' ? scores : scores.slice(0, 1));
}

/** What a question earns in place of what its options are worth; null to leave it out, undefined to leave that as it is. */
type GivenScore = (question: Question) => number | null | undefined;

/**
 * What the answers are worth: the sum of weight × score of the chosen options, and its share of the best possible among the
 * shown, scored questions that apply. A question without an answer earns nothing.
 */
export function scoreOf(
  questionnaires: readonly Questionnaire[],
  answers: Answers,
  givenTo: GivenScore = () => undefined,
): Score {
  let points = 0;
  let most = 0;
  for (const question of shownQuestions(questionnaires, answers)) {
    const best = bestOf(question);
    const given = givenTo(question);
    const earned = given === undefined ? earnedBy(question, answers.get(question.id)) : given;
    if (best === undefined || earned === null) continue;
    points += question.weight * Math.min(earned, best);
    most += question.weight * best;
  }
  return { points, most, percent: percentOf(points, most) };
}

/** What a reviewer should know of an answer: the warnings of the chosen options, in their order. */
export function warningsOf(question: Question, answer: Answer): readonly string[] {
  const chosen = new Set(valuesOf(answer));
  return optionsOf(question)
    .filter(({ value, warning }) => chosen.has(value) && warning.trim() !== '')
    .map(({ warning }) => warning);
}
