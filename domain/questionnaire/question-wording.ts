import type { components } from '#openapi/generated/types.ts';

import { offeredAnswers, type Question } from './questionnaire.ts';
import type { PartChange } from './template-comparison.ts';

/** What a question says to a respondent: its words, its help and what it offers. */
export type QuestionWording = components['schemas']['QuestionWording'];

export const wordingOf = (question: Question): QuestionWording => ({
  question: question.question,
  help: question.help,
  options: [...offeredAnswers(question)],
});

const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/** Whether two questions say the same: an answer to one of them then answers the other. */
export const isSameWording = (one: QuestionWording, other: QuestionWording): boolean =>
  isSameText(one.question, other.question) &&
  isSameText(one.help, other.help) &&
  one.options.length === other.options.length &&
  one.options.every((value, index) => value === other.options[index]);

/** What differs between two wordings of a question. */
export const wordingChanges = (before: QuestionWording, now: QuestionWording): readonly PartChange[] =>
  [
    { label: 'Question', before: [before.question], now: [now.question] },
    { label: 'Help', before: [before.help], now: [now.help] },
    { label: 'Options', before: before.options, now: now.options },
  ]
    .map((part) => ({ ...part, before: part.before.filter(Boolean), now: part.now.filter(Boolean) }))
    .filter((part) => part.before.join('\n').trim() !== part.now.join('\n').trim());
