import {
  isShown,
  questionsOf,
  type Answer,
  type Question,
  type Questionnaire,
} from '#domain/questionnaire/questionnaire.ts';

import { dayFromNow } from '../choices.ts';
import type { DemoAnswer, DemoAnswers } from '../provider-assessment.ts';

const asAnswer = (given: DemoAnswer): Answer =>
  typeof given === 'object' && 'inDays' in given ? (dayFromNow(given.inDays) ?? '') : given;

/** The best choice of a question whose choices are scored; undefined for others, which nobody can answer in general. */
function usualAnswer({ type, weight, options }: Question): Answer | undefined {
  if (weight === 0 || (type !== 'RADIO' && type !== 'YESNO')) return undefined;
  return options.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0]?.value;
}

const upTo = (sections: readonly Questionnaire[], last: string | undefined): readonly Questionnaire[] => {
  if (last === undefined) return sections;
  const place = sections.findIndex(({ title }) => title === last);
  if (place === -1) throw new Error(`There is no section ${last}`);
  return sections.slice(0, place + 1);
};

/** The same answer to several questions. */
export const alike = (answer: string, questions: readonly string[]): DemoAnswers =>
  Object.fromEntries(questions.map((words) => [words, answer]));

/**
 * The answers of a respondent by the ids of the questions that are shown.
 * @throws Error if a question that they are given for is in none of the sections
 */
export function answersFrom(
  sections: readonly Questionnaire[],
  given: DemoAnswers,
  last: string | undefined,
): ReadonlyMap<string, Answer> {
  const unknown = Object.keys(given).find((words) => !questionsOf(sections).some(({ question }) => question === words));
  if (unknown !== undefined) throw new Error(`Nobody is asked “${unknown}”`);
  const questions = questionsOf(upTo(sections, last));
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answers = new Map<string, Answer>();
  for (const question of questions) {
    if (!isShown(question, answers, byId)) continue;
    const own = given[question.question];
    const answer = own === undefined ? usualAnswer(question) : asAnswer(own);
    if (answer !== undefined) answers.set(question.id, answer);
  }
  return answers;
}
