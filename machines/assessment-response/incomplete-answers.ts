import { answerProblem, missingAnswers, questionsOf, shownQuestions } from '#domain/questionnaire/questionnaire.ts';

import { answersOf, answerTo, isEditable } from './answers.ts';
import type { AssessmentResponseContext as Context } from './assessment-response.types.ts';

/** The required questions without an answer that can be answered, in their order (specification section 5). */
export const missingIn = (context: Context): readonly string[] =>
  missingAnswers(context.questionnaires, answersOf(context)).filter((id) => isEditable(context, id));

/** The shown questions whose answers are not what their types ask for; the server does not take them with a submission. */
function malformedIn(context: Context): readonly string[] {
  const shown = shownQuestions(context.questionnaires, answersOf(context));
  return shown
    .filter((question) => isEditable(context, question.id))
    .filter((question) => {
      const { response } = answerTo(context, question.id);
      return answerProblem(question, question.type === 'CHECKBOX' ? response : (response[0] ?? '')) !== undefined;
    })
    .map(({ id }) => id);
}

/** The questions that keep the answers from being submitted, in their order. */
export function incompleteIn(context: Context): readonly string[] {
  const ids = new Set([...missingIn(context), ...malformedIn(context)]);
  return questionsOf(context.questionnaires)
    .map(({ id }) => id)
    .filter((id) => ids.has(id));
}
