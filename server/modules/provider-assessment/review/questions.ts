import { questionsOf, type Question, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { beginningOf } from '#domain/text/beginning-of.ts';

import { contentOf } from '../content.ts';
import type { LockedAssessment } from '../lock.ts';

/** The log cannot be changed, so it names a question by the start of its words only. */
const longestLogged = 120;

export const loggedQuestion = ({ question }: Pick<Question, 'question'>): string =>
  beginningOf(question, longestLogged);

/** What an assessment asks; nothing while it has no published template. */
export async function questionnairesOf(own: LockedAssessment['own']): Promise<readonly Questionnaire[]> {
  return (await contentOf(own))?.questionnaires ?? [];
}

/** A question among those that were read already; to read one alone, use `questionOf`. */
export const questionIn = (questionnaires: readonly Questionnaire[], questionId: string): Question | undefined =>
  questionsOf(questionnaires).find(({ id }) => id === questionId.toLowerCase());
