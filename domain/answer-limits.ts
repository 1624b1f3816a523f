import type { Question, QuestionType } from './questionnaire.ts';

/** The most characters of an answer by the type of its question. Whatever is chosen is one of the options. */
const longestAnswers: Readonly<Record<QuestionType, number>> = {
  TEXT: 1000,
  TEXT_AREA: 10_000,
  NUMBER: 40,
  // Room for what is half typed.
  DATE: 20,
  URL: 2000,
  YESNO: 3,
  RADIO: 200,
  CHECKBOX: 200,
  FILE: 0,
};

/** The most characters of an answer. */
export const longestAnswer = ({ type }: Pick<Question, 'type'>): number => longestAnswers[type];

/**
 * The most that the answers of an assessment may have in all, in bytes of UTF-8: about as much text as its questions may have
 * (decision 080). It bounds what a page, a review and an export have to carry.
 */
export const mostAnswerBytes = 2_000_000;

const encoder = new TextEncoder();

/** How much text answers have, in bytes of UTF-8. */
export function bytesOfAnswers(answers: Iterable<{ readonly response: readonly string[] }>): number {
  let bytes = 0;
  for (const { response } of answers) for (const text of response) bytes += encoder.encode(text).length;
  return bytes;
}
