import type { ReadQuestionnaires, SheetRow } from '#domain/questionnaire-files/reading.ts';
import { questionsOf, type Question, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';

/** Ids as they are asked for: `id 1`, `id 2`, … */
export function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `id ${count}`;
  };
}

/** Rows of cells, numbered from 1. */
export const rowsOf = (rows: readonly (readonly string[])[]): readonly SheetRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells }));

/** What is wrong, a line each: `3 cond (left out): …`. */
export const problemLines = ({ problems }: ReadQuestionnaires): readonly string[] =>
  problems.map(
    ({ row, column, message, leavesOut }) => `${row} ${column}${leavesOut ? ' (left out)' : ''}: ${message}`,
  );

/** The questions of all sections, and the condition of each as `Text of the earlier question = Yes, No`. */
export function conditionsIn({ questionnaires }: ReadQuestionnaires): Readonly<Record<string, string | null>> {
  const all = questionsOf(questionnaires);
  const textOf = new Map(all.map(({ id, question }) => [id, question]));
  return Object.fromEntries(
    all.map(({ question, shownWhen }) => [
      question,
      shownWhen && `${textOf.get(shownWhen.questionId)} = ${shownWhen.values.join(', ')}`,
    ]),
  );
}

/** A section with its questions, and an empty description unless one is given. */
export const section = (title: string, questions: readonly Question[], description = ''): Questionnaire => ({
  id: title,
  title,
  description,
  questions: [...questions],
});
