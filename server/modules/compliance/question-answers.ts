import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { controlQuestion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { oneOf } from '#server/modules/derivation/index.ts';

type Answer = Schemas['ControlAnswer'];

const keyOf = ({ controlId, question }: Pick<Answer, 'controlId' | 'question'>) =>
  `${controlId.toLowerCase()} ${question}`;

/** Answers to questions that exist, with options that exist. @throws ApiError 400 */
async function refuseUnknown(answers: readonly Answer[]): Promise<void> {
  const questions = await db
    .select({
      controlId: controlQuestion.controlId,
      question: controlQuestion.position,
      isMultiple: controlQuestion.isMultiple,
      options: controlQuestion.options,
    })
    .from(controlQuestion)
    .where(
      oneOf(
        controlQuestion.controlId,
        answers.map(({ controlId }) => controlId),
      ),
    );
  const known = new Map(questions.map((one) => [keyOf(one), one]));
  const asking = new Set(questions.map(({ controlId }) => controlId));
  const problems = answers.flatMap((answer, index): FieldError[] => {
    if (!asking.has(answer.controlId.toLowerCase()))
      return [{ field: `answers/${index}/controlId`, message: 'Choose a control that has questions' }];
    const question = known.get(keyOf(answer));
    if (question === undefined)
      return [{ field: `answers/${index}/question`, message: 'Choose a question of the control' }];
    const field = `answers/${index}/chosen`;
    if (!question.isMultiple && answer.chosen.length > 1) return [{ field, message: 'Choose one option' }];
    const isKnown = answer.chosen.every((option) => option >= 0 && option < question.options.length);
    return isKnown ? [] : [{ field, message: 'Choose options of the question' }];
  });
  if (problems.length > 0) throw invalid(problems);
}

/** Stored answers with those that are given: others stay. @throws ApiError 400 for what is not asked */
export async function answersWith(stored: readonly Answer[], given: readonly Answer[] = []): Promise<Answer[]> {
  if (given.length === 0) return stored.map((one) => ({ ...one, chosen: [...one.chosen] }));
  await refuseUnknown(given);
  const all = new Map([...stored, ...given].map((one) => [keyOf(one), one]));
  return [...all.values()].map(({ controlId, question, chosen }) => ({
    controlId,
    question,
    chosen: [...new Set(chosen)],
  }));
}
