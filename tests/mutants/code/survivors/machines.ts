import type { Survivors } from './types.ts';

/** Of the rules beside machines. */
export const machineSurvivors: Survivors = {
  'machines/questionnaire-builder/builder-steps.ts': {
    'Equivalent: an edit that puts a question has one.': ['question?.id → question.id'],
    'Equivalent: no section has the id of a question.': ['last.kind !== next.kind → false'],
    'Equivalent: the first edit is always taken.': ['end < 0 → end <= 0'],
  },
};
