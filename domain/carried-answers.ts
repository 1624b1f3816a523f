import { answerOf, type GivenResponse } from './assessment-answers.ts';
import { answerProblem, isEmptyAnswer, questionsOf, type Question, type Questionnaire } from './questionnaire.ts';

/** An earlier assessment of the same provider, with its answers by question. */
export interface EarlierAssessment<Given extends GivenResponse> {
  readonly isSameTemplate: boolean;
  readonly questionnaires: readonly Questionnaire[];
  readonly answers: ReadonlyMap<string, Given>;
}

/** An answer that is carried over to a question. */
export interface Carried<Given extends GivenResponse, Earlier extends EarlierAssessment<Given>> {
  readonly questionId: string;
  readonly given: Given;
  readonly from: Earlier;
  /** Whether it was given to the same question of the same template, or to one with the same words. */
  readonly isSameQuestion: boolean;
}

/** The words of a question, without punctuation and case. */
const wordsOf = ({ question }: Question): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What two questions have in common that ask the same. */
const meaningOf = (question: Question): string => `${question.type} ${wordsOf(question)}`;

/** Whether an answer to an earlier question answers the question now: what was chosen is still offered. */
function fits(question: Question, given: GivenResponse | undefined): boolean {
  if (given === undefined) return false;
  const answer = answerOf(question, given);
  return !isEmptyAnswer(answer) && answerProblem(question, answer) === undefined;
}

/** Answered questions with the same words that are considered: a questionnaire may have thousands. */
const mostAlike = 3;

/** What was answered to questions, by their meaning; one without words means nothing. */
function answersByMeaning<Given extends GivenResponse>({
  questionnaires,
  answers,
}: EarlierAssessment<Given>): ReadonlyMap<string, readonly Given[]> {
  const found = new Map<string, Given[]>();
  for (const question of questionsOf(questionnaires)) {
    const given = answers.get(question.id);
    if (given === undefined || wordsOf(question) === '') continue;
    const meaning = meaningOf(question);
    const alike = found.get(meaning) ?? [];
    found.set(meaning, alike);
    if (alike.length < mostAlike) alike.push(given);
  }
  return found;
}

/**
 * The answers of earlier assessments to the questions of a new one: to the same question of the same template first, otherwise
 * to a question with the same words and type.
 * @param earlier the newest first
 */
export function carriedAnswers<Given extends GivenResponse, Earlier extends EarlierAssessment<Given>>(
  questionnaires: readonly Questionnaire[],
  earlier: readonly Earlier[],
): Carried<Given, Earlier>[] {
  const meant = earlier.map((from) => ({ from, byMeaning: answersByMeaning(from) }));
  const same = (question: Question) =>
    earlier
      .filter(({ isSameTemplate }) => isSameTemplate)
      .map((from) => ({ from, given: from.answers.get(question.id) }))
      .find(({ given }) => fits(question, given));
  const alike = (question: Question) =>
    meant
      .flatMap(({ from, byMeaning }) => (byMeaning.get(meaningOf(question)) ?? []).map((given) => ({ from, given })))
      .find(({ given }) => fits(question, given));
  return questionsOf(questionnaires).flatMap((question) => {
    const found = same(question);
    const { from, given } = found ?? alike(question) ?? {};
    if (from === undefined || given === undefined) return [];
    return [{ questionId: question.id, given, from, isSameQuestion: found !== undefined }];
  });
}
