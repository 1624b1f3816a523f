import {
  type Answers,
  isEmptyAnswer,
  isShown,
  type Question,
  shownQuestions,
} from '#domain/questionnaire/questionnaire.ts';

import { answersOf } from './answers.ts';
import type { AssessmentResponseContext } from './assessment-response.types.ts';

/** How many of the questions that are shown have an answer. */
export interface Progress {
  readonly answered: number;
  readonly total: number;
}

interface Overview extends Progress {
  readonly answers: Answers;
  /** By the places of the sections. */
  readonly sections: readonly Progress[];
}

type Context = Pick<AssessmentResponseContext, 'questionnaires' | 'answers'>;

/** A thousand questions ask after every key that is pressed. */
const known = new WeakMap<Context['answers'], Overview>();

function countAll({ questionnaires, answers: local }: Context): Overview {
  const answers = answersOf({ answers: local });
  const shown = new Set(shownQuestions(questionnaires, answers).map(({ id }) => id));
  const sections = questionnaires.map(({ questions }) => {
    const present = questions.filter(({ id }) => shown.has(id));
    return { answered: present.filter(({ id }) => !isEmptyAnswer(answers.get(id))).length, total: present.length };
  });
  const sum = (of: (progress: Progress) => number) => sections.reduce((total, section) => total + of(section), 0);
  return { answers, sections, answered: sum(({ answered }) => answered), total: sum(({ total }) => total) };
}

/** The progress of all sections, counted once for each change. */
export function progressOf(context: Context): Overview {
  const found = known.get(context.answers) ?? countAll(context);
  known.set(context.answers, found);
  return found;
}

/** Whether a question is shown now. */
export const isShownNow = (
  context: Context,
  question: Question,
  questionsById: ReadonlyMap<string, Question>,
): boolean => question.shownWhen === null || isShown(question, progressOf(context).answers, questionsById);
