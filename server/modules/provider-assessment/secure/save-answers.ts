import { sql } from 'drizzle-orm';

import { mostAnswerBytes } from '#domain/provider-assessment/answer-limits.ts';
import { isSameResponse, mergeAnswer, type MergeDecision } from '#domain/provider-assessment/answer-merge.ts';
import { answersTo, draftProblem, progressOf } from '#domain/provider-assessment/answers.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { answerProblemText, noRoomText } from '#domain/words/provider-assessment-answers.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { LinkContext, Schemas } from '#server/contract/types.ts';
import { assessmentAnswer as answer, assessmentAnswerHistory as history } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { nameOf, type StoredAnswer } from '../answers.ts';
import { noteChanges } from './changes.ts';
import {
  editableQuestions,
  holdAssessment,
  linkedAssessment,
  questionAsked,
  type LinkedAssessment,
} from './linked-assessment.ts';
import { accessOf, secureAnswer } from './view.ts';

type Sent = Schemas['AnswersToSave'];
type Incoming = Sent['responses'][number];
type Outcome = Schemas['AnswerOutcome'];

/** Answers that were judged, and what is then stored. */
interface Judged {
  readonly outcomes: readonly { readonly questionId: string; readonly outcome: Outcome }[];
  readonly answers: ReadonlyMap<string, StoredAnswer>;
  /** The ids of the questions whose answers have to be written. */
  readonly changed: ReadonlySet<string>;
}

/** The field of a question in a refusal. */
export const fieldOf = (questionId: string): string => `responses/${questionId}`;

/** @throws ApiError 400 naming each question whose answer is larger, or of another form, than it takes */
function refuseUnfit(linked: LinkedAssessment, { responses }: Sent): void {
  const errors = responses.flatMap(({ questionId, response }) => {
    const question = questionAsked(linked, questionId);
    const problem = question && draftProblem(question, response);
    if (question === undefined || problem === undefined) return [];
    return [{ field: fieldOf(question.id), message: answerProblemText(problem, question, response) }];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** As a page shows them, in which some characters have to be escaped. */
const bytesOf = (answers: Iterable<StoredAnswer>): number =>
  [...answers]
    .flatMap(({ response }) => response)
    .reduce((bytes, text) => bytes + Buffer.byteLength(escapeHtml(text)), 0);

/** @throws ApiError 400 if the answers of the assessment have more text than there is room for, unless it becomes less */
function refuseOver(linked: LinkedAssessment, { answers }: Judged): void {
  const bytes = bytesOf(answers.values());
  if (bytes > mostAnswerBytes && bytes > bytesOf(linked.answers.values()))
    throw invalid([{ field: 'responses', message: noRoomText }]);
}

function decisionOf(
  stored: StoredAnswer | undefined,
  incoming: Incoming,
  editorId: string,
  isEditable: boolean,
): MergeDecision {
  if (isEditable) return mergeAnswer(stored, { ...incoming, editorId });
  // What may not be changed any more stays as it is; the tab learns what that is.
  return isSameResponse(stored?.response ?? [], incoming.response) ? 'SAVED' : 'CONFLICT';
}

/** Judges each answer alone, one after the other: one request may carry two changes of the same answer. */
function judge(linked: LinkedAssessment, { editorId, responses }: Sent): Judged {
  const answers = new Map(linked.answers);
  const changed = new Set<string>();
  // What an answer of this request opens can be answered in the same request.
  const fixed = linked.clarifications.length === 0 ? editableQuestions(linked) : undefined;
  const isEditable = (id: string) => (fixed ?? editableQuestions({ ...linked, answers })).has(id);
  const outcomes = responses.map((incoming) => {
    const question = questionAsked(linked, incoming.questionId);
    // One such answer does not keep the others of its request from being saved.
    if (question === undefined) return { questionId: incoming.questionId, outcome: 'NOT_ASKED' as const };
    const { id: questionId } = question;
    // Files are added and removed by requests of their own.
    if (question.type === 'FILE') return { questionId, outcome: 'SAVED' as const };
    const stored = answers.get(questionId);
    const decision = decisionOf(stored, incoming, editorId.toLowerCase(), isEditable(questionId));
    if (decision !== 'STORE') return { questionId, outcome: decision };
    changed.add(questionId);
    answers.set(questionId, {
      questionId,
      response: incoming.response,
      version: (stored?.version ?? 0) + 1,
      editorId: editorId.toLowerCase(),
      sequence: incoming.sequence,
      respondentId: linked.respondentId,
      answeredBy: nameOf(linked.self),
      answeredAt: new Date(),
      files: [],
      fileNames: [],
    });
    return { questionId, outcome: 'SAVED' as const };
  });
  return { outcomes, answers, changed };
}

const columnsOf = ({ questionId, response, version, editorId, sequence, respondentId, answeredAt }: StoredAnswer) => ({
  questionId,
  response: [...response],
  version,
  editorId,
  sequence,
  respondentId,
  answeredAt,
});

/** Inserts or updates answers. The caller holds the assessment. */
export const writeAnswers = (
  { organisationId, id: assessmentId }: LinkedAssessment,
  answers: readonly StoredAnswer[],
) =>
  db
    .insert(answer)
    .values(answers.map((one) => ({ organisationId, assessmentId, ...columnsOf(one) })))
    .onConflictDoUpdate({
      target: [answer.organisationId, answer.assessmentId, answer.questionId],
      set: {
        response: sql`excluded.response`,
        version: sql`excluded.version`,
        editorId: sql`excluded.editor_id`,
        sequence: sql`excluded.sequence`,
        respondentId: sql`excluded.respondent_id`,
        answeredAt: sql`excluded.answered_at`,
      },
    });

/** What others had answered is kept, as far as the history has room (0051_bound-what-links-store.sql). */
async function keepReplaced(linked: LinkedAssessment, changed: ReadonlySet<string>): Promise<void> {
  const { organisationId, id: assessmentId, respondentId: replacedById } = linked;
  const replaced = [...changed]
    .flatMap((questionId) => linked.answers.get(questionId) ?? [])
    .filter(({ respondentId }) => respondentId !== replacedById);
  if (replaced.length === 0) return;
  await db.insert(history).values(
    replaced.map(({ questionId, response, version, respondentId, answeredAt }) => ({
      organisationId,
      assessmentId,
      questionId,
      response: [...response],
      version,
      respondentId,
      answeredAt,
      replacedById,
    })),
  );
}

/** What a request has saved. */
export interface SavedState {
  readonly linked: LinkedAssessment;
  readonly answers: ReadonlyMap<string, StoredAnswer>;
  readonly saved: Schemas['SavedAnswers'];
}

/**
 * Saves answers as they are, complete or not: nothing that someone has written is lost because of its form, within the limits
 * of its question and of the assessment. In a transaction of the link; all of them or none.
 * @throws ApiError 400 for an answer beyond a limit
 */
export async function saveAnswers(sent: Sent, context: LinkContext): Promise<SavedState> {
  await holdAssessment(context.link);
  const before = await linkedAssessment(context.link);
  refuseUnfit(before, sent);
  const judged = judge(before, sent);
  const { outcomes, answers, changed } = judged;
  let linked = before;
  if (changed.size > 0) {
    refuseOver(before, judged);
    await keepReplaced(before, changed);
    await writeAnswers(
      before,
      [...changed].flatMap((questionId) => answers.get(questionId) ?? []),
    );
    linked = await noteChanges(before, answers, context);
  }
  const saved = {
    answers: outcomes.map(({ questionId, outcome }) => ({
      outcome,
      // The answers of others to what this respondent is not asked are not theirs to read.
      answer: secureAnswer(questionId, outcome === 'NOT_ASKED' ? undefined : answers.get(questionId), sent.token),
    })),
    savedAt: new Date().toISOString(),
    progress: progressOf(linked.sections, answersTo(linked.sections, [...answers.values()])),
    accessInfo: accessOf(linked),
  };
  return { linked, answers, saved };
}

/** 409: what is submitted stays as it was submitted. */
export const alreadySubmitted = () =>
  conflict([{ field: 'responses', message: 'This has been submitted, so it cannot be changed any more' }]);

/** Saves a draft. @throws ApiError 409 once it is submitted */
export async function saveDraft(sent: Sent, context: LinkContext): Promise<Schemas['SavedAnswers']> {
  const { linked, saved } = await saveAnswers(sent, context);
  if (linked.isSubmitted) throw alreadySubmitted();
  return saved;
}
