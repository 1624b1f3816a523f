import type { components } from '#openapi/generated/types.ts';

import {
  bareQuestion,
  questionsOf,
  shownQuestions,
  type Answers,
  type Question,
  type Questionnaire,
} from '../questionnaire/questionnaire.ts';
import { answerOf, type GivenResponse } from './answers.ts';

/** What is asked about an answer, and what the answer was then. */
type AskedAgain = Pick<components['schemas']['SecureClarification'], 'questionId' | 'answerBefore'>;

/** The reply to a clarification is the answer to a question of its own, a text whatever the type of the question that it is about. */
export const replyQuestion = ({ id, text }: { readonly id: string; readonly text: string }): Question =>
  bareQuestion(id, text);

const before = ({ questionId, answerBefore }: AskedAgain): GivenResponse => ({
  questionId,
  response: answerBefore,
  fileNames: answerBefore,
});

/**
 * The questions that are shown since clarifications were asked for, because an answer has changed: nobody has answered them, so
 * they can be answered together with those that were asked about.
 */
export function openedQuestions(
  questionnaires: readonly Questionnaire[],
  clarifications: readonly AskedAgain[],
  answers: Answers,
): ReadonlySet<string> {
  if (clarifications.length === 0) return new Set();
  const byId = new Map(questionsOf(questionnaires).map((question) => [question.id, question]));
  const answersBefore = new Map(answers);
  for (const asked of clarifications) {
    const question = byId.get(asked.questionId);
    if (question !== undefined) answersBefore.set(question.id, answerOf(question, before(asked)));
  }
  const shownBefore = new Set(shownQuestions(questionnaires, answersBefore).map(({ id }) => id));
  return new Set(
    shownQuestions(questionnaires, answers)
      .map(({ id }) => id)
      .filter((id) => !shownBefore.has(id)),
  );
}
