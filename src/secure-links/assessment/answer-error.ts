import type { AnswerProblem, Question } from '#domain/questionnaire/questionnaire.ts';
import { doubtText, notANumberText, shortenText } from '#domain/words/provider-assessment-answers.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';

/** What is wrong with an answer, in words. */
export function errorOf(problem: AnswerProblem, question: Question, response: readonly string[]): string {
  const [text = ''] = response;
  if (problem === 'TOO_LONG') return `${shortenText(question, text.length)}. ${texts.notSavedUntilThen}`;
  if (problem === 'NOT_A_NUMBER') return `${notANumberText}. ${texts.notSavedUntilThen}`;
  return problem === 'NUMBER_IN_DOUBT' ? `${doubtText(text)}. ${texts.notSavedUntilThen}` : texts.problems[problem];
}
