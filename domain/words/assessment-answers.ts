import type { AnswerProblem } from '../questionnaire.ts';

/** What is said of a required question without an answer (specification section 8). */
export const missingAnswerText = 'This field is required';

/** What is wrong with an answer, by what it should be. */
export const answerProblemTexts: Readonly<Record<AnswerProblem, string>> = {
  NOT_A_TEXT: 'Enter one text',
  TOO_LONG: 'This answer is too long',
  NOT_A_NUMBER: 'Enter a number',
  NOT_A_DATE: 'Enter a day that exists',
  NOT_A_URL: 'Enter a web address that begins with http:// or https://',
  NOT_AN_OPTION: 'Choose from the options',
};
