import { isFit, questionIn, questionsByIdIn } from './answers.ts';
import type { AssessmentResponseContext } from './assessment-response.types.ts';
import { isShownNow } from './progress.ts';
import { keptAnswers } from './unsent-answers.ts';

/**
 * The shown questions whose answers wait for the person, because their questions do not take them as they are: such as what was
 * pasted, or kept in this browser, and is too long. In the order in which they were answered.
 */
export function heldBackIn(context: AssessmentResponseContext): readonly string[] {
  const questionsById = questionsByIdIn(context);
  const isShown = (questionId: string) => {
    const question = questionIn(context, questionId);
    return question !== undefined && isShownNow(context, question, questionsById);
  };
  return keptAnswers(context)
    .filter((answer) => !(answer.questionId in context.conflicts) && !isFit(context, answer))
    .map(({ questionId }) => questionId)
    .filter(isShown);
}
