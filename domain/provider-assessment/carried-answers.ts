import {
  answerProblem,
  isEmptyAnswer,
  questionsOf,
  type Question,
  type Questionnaire,
} from '../questionnaire/questionnaire.ts';
import { answerOf, type GivenResponse } from './answers.ts';

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
  /** The question as it was when it was answered. */
  readonly question: Question;
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
function fits(question: Question, given: GivenResponse): boolean {
  const answer = answerOf(question, given);
  return !isEmptyAnswer(answer) && answerProblem(question, answer) === undefined;
}

/** Answered questions with the same words that are considered: a questionnaire may have thousands. */
const mostAlike = 3;

/** An answer with the question as it was then. */
interface Answered<Given extends GivenResponse> {
  readonly question: Question;
  readonly given: Given;
}

/** What was answered to questions, by their meaning; one without words means nothing. */
function answersByMeaning<Given extends GivenResponse>({
  questionnaires,
  answers,
}: EarlierAssessment<Given>): ReadonlyMap<string, readonly Answered<Given>[]> {
  const found = new Map<string, Answered<Given>[]>();
  for (const question of questionsOf(questionnaires)) {
    const given = answers.get(question.id);
    if (given === undefined || wordsOf(question) === '') continue;
    const meaning = meaningOf(question);
    const alike = found.get(meaning) ?? [];
    found.set(meaning, alike);
    if (alike.length < mostAlike) alike.push({ question, given });
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
  const meant = earlier.map((from) => ({
    from,
    byMeaning: answersByMeaning(from),
    byId: new Map(questionsOf(from.questionnaires).map((question) => [question.id, question])),
  }));
  const same = ({ id }: Question) =>
    meant.flatMap(({ from, byId }) => {
      const [question, given] = [byId.get(id), from.answers.get(id)];
      return from.isSameTemplate && question !== undefined && given !== undefined ? [{ from, question, given }] : [];
    });
  const alike = (question: Question) =>
    meant.flatMap(({ from, byMeaning }) =>
      (byMeaning.get(meaningOf(question)) ?? []).map((answered) => ({ from, ...answered })),
    );
  return questionsOf(questionnaires).flatMap((asked) => {
    const isFit = ({ given }: { readonly given: Given }) => fits(asked, given);
    const own = same(asked).find(isFit);
    const found = own ?? alike(asked).find(isFit);
    return found === undefined ? [] : [{ questionId: asked.id, ...found, isSameQuestion: own !== undefined }];
  });
}
