import { answerChange } from '#domain/provider-assessment/answer-change.ts';
import { answerOf, answersTo } from '#domain/provider-assessment/answers.ts';
import { readNumber } from '#domain/provider-assessment/number-answer.ts';
import { reviewedEarning } from '#domain/provider-assessment/score.ts';
import {
  numberedQuestions,
  shownQuestions,
  titleOfSection,
  warningsOf,
  type NumberedQuestion,
} from '#domain/questionnaire/questionnaire.ts';
import { isDay } from '#domain/time/real-day.ts';
import { exportedAnswerTexts } from '#domain/words/exported-answer.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { exportFile, formatsOfRows, rowSchemaOf, type Cell } from '#server/modules/record/index.ts';

import { storedResponses } from '../answers.ts';
import { unshownOf } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { questionnairesOf } from './questions.ts';
import { reviewedAnswers } from './read.ts';

type Row = Schemas['ExportedAnswer'];
type ReviewedAnswer = Schemas['ReviewedAnswer'];

const isRow = (record: object): record is Row => 'response' in record && 'type' in record;

/** A day or number is one in the file too, unless it would then be written in another way: `007`. */
function answerCell(record: object): Cell {
  if (!isRow(record)) return null;
  const { type, response } = record;
  const value = response.join('\n');
  if (value === '') return null;
  if (type === 'DATE' && isDay(value)) return { type: 'day', value };
  const reading = type === 'NUMBER' ? readNumber(value) : undefined;
  if (reading?.kind === 'NUMBER' && String(Number(reading.value)) === reading.value)
    return { type: 'number', value: Number(reading.value) };
  return { type: 'text', value };
}

const formats = () =>
  formatsOfRows(exportedAnswerTexts, rowSchemaOf('AssessmentAnswerReviews.exportFile'), { response: answerCell });

/** A question with its answer and review. */
function rowOf(
  { question, section, sectionNumber, number }: NumberedQuestion,
  isShown: boolean,
  answered: ReviewedAnswer,
): Row {
  const { answer, answeredBy, previous, review, contradictions, clarifications, respondentQuestions } = answered;
  const given = answer === null ? '' : answerOf(question, answer);
  return {
    section: `${sectionNumber} ${titleOfSection(section, sectionNumber)}`,
    number,
    question: question.question,
    type: question.type,
    isShown,
    response: answer?.response ?? [],
    fileNames: answer?.fileNames ?? [],
    answeredBy,
    answeredAt: answer?.answeredAt ?? null,
    previousAnswer: (question.type === 'FILE' ? previous?.fileNames : previous?.response) ?? [],
    previousFrom: previous?.from ?? null,
    isCarriedOver: previous === null ? null : answerChange(answered) === 'SAME',
    warnings: [...warningsOf(question, given)],
    contradictions: contradictions.map(({ message, source }) => `${message} (${source.ref})`),
    clarifications: clarifications.map(({ text, reply }) => (reply === '' ? text : `${text}\n– ${reply}`)),
    respondentQuestions: respondentQuestions.map((asked) =>
      asked.answer === '' ? asked.text : `${asked.text}\n– ${asked.answer}`,
    ),
    conclusion: review.conclusion,
    comment: review.comment,
    reviewer: review.reviewer,
    reviewedAt: review.at,
    score: isShown ? reviewedEarning(question, given, review) : null,
    weight: question.weight,
  };
}

/** The questions of an assessment as an export reads them, in the transaction of the file. */
function exportedAnswers(id: string, maySeeIncidents: boolean) {
  const read = async () => {
    const assessment = await liveAssessment(id);
    const questionnaires = await questionnairesOf(await unshownOf(id));
    const answers = answersTo(questionnaires, await storedResponses(id));
    const shown = new Set(shownQuestions(questionnaires, answers).map((question) => question.id));
    const asked = new Map(numberedQuestions(questionnaires).map((one) => [one.question.id, one]));
    return { assessment, asked, shown };
  };
  let reading: ReturnType<typeof read> | undefined;
  /** Once for the whole file. */
  const everything = () => (reading ??= read());
  return {
    // A template has at most 2,000 questions.
    isLonger: async () => false,
    async *batches(size: number) {
      const ids = [...(await everything()).asked.keys()];
      for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
    },
    async read(ids: readonly string[]) {
      const { assessment, asked, shown } = await everything();
      const some = ids.flatMap((questionId) => asked.get(questionId) ?? []);
      const questions = some.map(({ question }) => question);
      const answers = await reviewedAnswers(assessment, questions, { maySeeIncidents, isPart: true });
      const byQuestion = new Map(answers.map((answered) => [answered.questionId, answered]));
      return some.flatMap((one) => {
        const answered = byQuestion.get(one.question.id);
        return answered === undefined ? [] : [rowOf(one, shown.has(one.question.id), answered)];
      });
    },
  };
}

/** The export of an assessment's answers. */
export const exportHandler =
  (maySeeIncidents: (context: OrganisationContext) => boolean): HandlersOf<'AssessmentAnswerReviews'>['exportFile'] =>
  async ({ path: { id }, query: { format } }, context) => {
    const { ref } = await context.inTransaction(() => liveAssessment(id));
    const rows = exportedAnswers(id, maySeeIncidents(context));
    return exportFile({ name: `${ref} answers`, format: formats()[format], ...rows }, context);
  };
