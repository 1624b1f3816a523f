import { answerProblem, isEmptyAnswer, type Answer, type Question } from '#domain/questionnaire/questionnaire.ts';
import { answerProblemText } from '#domain/words/provider-assessment-answers.ts';

/** What a respondent would be told of an answer, in a preview that stores none; undefined if it is fine. */
export function previewedError(question: Question, answer: Answer): string | undefined {
  if (isEmptyAnswer(answer)) return undefined;
  const problem = answerProblem(question, answer);
  return problem && answerProblemText(problem, question, typeof answer === 'string' ? [answer] : answer);
}
