import { answerTo, isFit, type Asked, type Known } from './answers.ts';
import type { AnswerBatch, AssessmentResponseContext, KeptAnswer, LocalAnswer } from './assessment-response.types.ts';

type Context = AssessmentResponseContext;

/** What is to be kept in the browser: every answer that the server has not acknowledged, those in conflict too. */
export const keptAnswers = ({ answers }: Pick<Context, 'answers'>): readonly KeptAnswer[] =>
  Object.entries(answers)
    .filter(([, { isPending }]) => isPending)
    .map(([questionId, answer]) => keptAs(questionId, answer));

const keptAs = (questionId: string, { response, version, sequence, editorId }: LocalAnswer): KeptAnswer => ({
  questionId,
  response: [...response],
  version,
  sequence,
  editorId,
});

/** What is to be kept after the submission: the answers that are in none. */
export const unsentKept = (context: Pick<Context, 'answers' | 'unsent'>): readonly KeptAnswer[] =>
  context.unsent.map((questionId) => keptAs(questionId, answerTo(context, questionId)));

/** The answers to send; one in conflict, to what is not asked any more, or that the server would not take, waits. */
export const unsentAnswers = (context: Known & Asked & Pick<Context, 'notAsked'>): readonly KeptAnswer[] =>
  keptAnswers(context).filter(
    (answer) =>
      !(answer.questionId in context.conflicts) &&
      !context.notAsked.includes(answer.questionId) &&
      isFit(context, answer),
  );

/** Of one request (openapi/provider-assessment/secure-assessment-answers.tsp); half of the bytes that the server takes. */
const most = { answers: 200, bytes: 500_000 };

/** No character has more bytes per unit in UTF-8; escaped ones are counted as they are written. */
const bytesOf = (answer: unknown): number => JSON.stringify(answer).length * 3;

/** What the next request saves. One answer always fits, and the answers of one editor go together. */
export function nextBatch(context: Known & Asked & Pick<Context, 'editorId' | 'notAsked'>): AnswerBatch {
  const unsent = unsentAnswers(context);
  const editorId = unsent[0]?.editorId ?? context.editorId;
  let bytes = 0;
  const responses: AnswerBatch['responses'] = [];
  for (const { editorId: writer, ...answer } of unsent) {
    if (writer !== editorId) continue;
    bytes += bytesOf(answer);
    if (responses.length === most.answers || (bytes > most.bytes && responses.length > 0)) break;
    responses.push(answer);
  }
  return { editorId, responses };
}
