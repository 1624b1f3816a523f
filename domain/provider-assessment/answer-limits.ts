import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** The most characters of an answer by the type of its question. Whatever is chosen is one of the options. */
const longestAnswers: Readonly<Record<Schemas['FormFieldType'], number>> = {
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
export const longestAnswer = ({ type }: Pick<Schemas['Question'], 'type'>): number => longestAnswers[type];

/**
 * The most that the answers of an assessment may have in all, in bytes of HTML (decision 080): 500 characters for each of
 * 2,000 questions. It bounds what a page, a review and an export have to carry.
 */
export const mostAnswerBytes = 1_000_000;
