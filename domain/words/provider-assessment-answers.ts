import { longestAnswer } from '../provider-assessment/answer-limits.ts';
import { readNumber } from '../provider-assessment/number-answer.ts';
import type { AnswerProblem, Question } from '../questionnaire/questionnaire.ts';

/** What is said of a required question without an answer (specification section 8). */
export const missingAnswerText = 'This field is required';

/** What is said of an answer that is no number. */
export const notANumberText = 'Enter a number in digits, such as 12 or 99.5';

const numbers = new Intl.NumberFormat('en-GB');

/** What to do about an answer that is longer than its question takes. */
export const shortenText = (question: Pick<Question, 'type'>, length: number): string =>
  `Shorten this answer to ${numbers.format(longestAnswer(question))} characters; it has ${numbers.format(length)}`;

/** Both readings of a number that is in doubt, each as it can be entered. */
export function doubtText(text: string): string {
  const reading = readNumber(text);
  return reading.kind === 'DOUBT'
    ? `“${text.trim()}” can mean ${reading.whole} or ${reading.decimal}. Enter the one you mean`
    : notANumberText;
}

/** What is wrong with an answer, by what it should be. */
const answerProblemTexts: Readonly<Record<Exclude<AnswerProblem, 'TOO_LONG' | 'NUMBER_IN_DOUBT'>, string>> = {
  NOT_A_TEXT: 'Enter one text',
  NOT_A_NUMBER: notANumberText,
  NOT_A_DATE: 'Enter a day that exists',
  NOT_A_URL: 'Enter a web address that begins with http:// or https://',
  NOT_AN_OPTION: 'Choose from the options',
};

/** What is said of an answer that cannot be taken, which says what to do. */
export const answerProblemText = (
  problem: AnswerProblem,
  question: Pick<Question, 'type'>,
  response: readonly string[],
): string => {
  if (problem === 'TOO_LONG') return shortenText(question, response[0]?.length ?? 0);
  return problem === 'NUMBER_IN_DOUBT' ? doubtText(response[0] ?? '') : answerProblemTexts[problem];
};

/** What is said once the answers of an assessment have as much text as there is room for. */
export const noRoomText =
  'The answers of this assessment have no room for more text. Shorten some of them, or add long texts as files';
