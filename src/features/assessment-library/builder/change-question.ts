import type { Question } from '#domain/questionnaire/questionnaire.ts';

/** Changes some fields of the selected question. */
export type ChangeQuestion = (changes: Partial<Question>) => void;
