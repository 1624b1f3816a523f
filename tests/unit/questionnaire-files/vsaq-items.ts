import { readVsaq } from '#domain/questionnaire-files/read-vsaq.ts';
import type { ReadQuestionnaires } from '#domain/questionnaire-files/reading.ts';

import { countingIds } from './support.ts';

/** What is read of these items. */
export const read = (...items: readonly unknown[]) => readVsaq(items, countingIds());
export const block = (text: string, ...items: readonly unknown[]) => ({ type: 'block', text, items });
export const line = (text: string, rest: object = {}) => ({ type: 'line', text, ...rest });
export const yesNo = (id: string, text = id) => ({ type: 'yesno', id, text });
export const radio = (text: string, choices: readonly unknown[], rest: object = {}) => ({
  type: 'radiogroup',
  text,
  choices,
  ...rest,
});
export const info = (text: string) => ({ type: 'info', text });
export const spacer = { type: 'spacer' };
export const tip = (cond: string, text: string, rest: object = {}) => ({ type: 'tip', cond, text, ...rest });

/** Of each section its title, description and the texts of its questions. */
export const outline = (result: ReadQuestionnaires) =>
  result.questionnaires.map(({ title, description, questions }) => [
    title,
    description,
    ...questions.map(({ question, help }) => (help === '' ? question : `${question} (${help})`)),
  ]);
