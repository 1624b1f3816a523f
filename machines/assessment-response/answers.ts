import { isSameResponse } from '#domain/provider-assessment/answer-merge.ts';
import { draftProblem } from '#domain/provider-assessment/answers.ts';
import { openedQuestions, replyQuestion } from '#domain/provider-assessment/clarification.ts';
import { type Answers, type Question, questionsOf } from '#domain/questionnaire/questionnaire.ts';

import type {
  AssessmentResponseContext,
  AssessmentResponseInput,
  Conflicts,
  KeptAnswer,
  LocalAnswer,
  SavedAnswers,
  ServerAnswer,
} from './assessment-response.types.ts';

type Context = AssessmentResponseContext;
export type Known = Pick<Context, 'answers' | 'conflicts'>;

const unanswered: LocalAnswer = {
  response: [],
  files: [],
  version: 0,
  editorId: '',
  sequence: 0,
  isPending: false,
  origin: 'own',
};

const fromServer = ({ response, fileUrls, version }: ServerAnswer): LocalAnswer => ({
  ...unanswered,
  response,
  files: fileUrls,
  version,
});

export const answerTo = ({ answers }: Pick<Context, 'answers'>, questionId: string): LocalAnswer =>
  answers[questionId] ?? unanswered;

const without = (conflicts: Conflicts, questionId: string): Conflicts =>
  questionId in conflicts
    ? Object.fromEntries(Object.entries(conflicts).filter(([id]) => id !== questionId))
    : conflicts;

export const contextOf = ({ responses, editable, ...input }: AssessmentResponseInput): Context => ({
  ...input,
  editable: editable === null ? null : new Set(editable),
  answers: Object.fromEntries(responses.map((answer) => [answer.questionId, fromServer(answer)])),
  conflicts: {},
  notAsked: [],
  setAside: [],
  hasNewQuestions: false,
  goal: null,
  unsent: [],
  missing: [],
  lastSequence: 0,
  sent: null,
  attempts: 0,
  failure: null,
  savedAt: null,
  isKept: true,
});

export const hasConflicts = ({ conflicts }: Pick<Context, 'conflicts'>): boolean => Object.keys(conflicts).length > 0;

export type Asked = Pick<Context, 'questionnaires' | 'clarifications'>;

/** A thousand questions ask after every key that is pressed. */
const opened = new WeakMap<Context['answers'], ReadonlySet<string>>();

/** The questions that answers to those which the reviewer asks about have opened. */
function openedIn(context: Asked & Pick<Context, 'answers'>): ReadonlySet<string> {
  const { questionnaires, clarifications, answers } = context;
  const found = opened.get(answers) ?? openedQuestions(questionnaires, clarifications, answersOf(context));
  opened.set(answers, found);
  return found;
}

export const isEditable = (context: Asked & Pick<Context, 'editable' | 'answers'>, questionId: string): boolean =>
  context.editable === null ||
  context.editable.has(questionId) ||
  context.clarifications.some(({ id }) => id === questionId) ||
  openedIn(context).has(questionId);

/**
 * A change by the person. Until the server has acknowledged an answer, its changes stay those of one editor, whose sequence
 * tells the server which is newer.
 */
export function changed(context: Context, questionId: string, response: readonly string[]): Partial<Context> {
  const known = answerTo(context, questionId);
  const sequence = context.lastSequence + 1;
  const editorId = known.isPending ? known.editorId : context.editorId;
  const origin = known.isPending && known.origin !== 'own' ? 'continued' : 'own';
  const answer: LocalAnswer = { ...known, response, editorId, sequence, origin, isPending: true };
  return {
    answers: { ...context.answers, [questionId]: answer },
    missing: context.missing.filter((id) => id !== questionId),
    lastSequence: sequence,
  };
}

/** Takes in what the server has, except where this tab has changes of its own. */
export function received(context: Known, incoming: readonly ServerAnswer[]): Known {
  const answers = { ...context.answers };
  let { conflicts } = context;
  for (const answer of incoming) {
    const { questionId } = answer;
    const known = answerTo(context, questionId);
    if (answer.version <= known.version) continue;
    if (!known.isPending) answers[questionId] = fromServer(answer);
    else if (isSameResponse(known.response, answer.response)) {
      answers[questionId] = fromServer(answer);
      conflicts = without(conflicts, questionId);
    } else {
      // Files are added and removed at once; only the text waits.
      answers[questionId] = { ...known, files: answer.fileUrls };
      if (questionId in conflicts) conflicts = { ...conflicts, [questionId]: answer };
    }
  }
  return { answers, conflicts };
}

/** With those of the kept answers that the server does not have. */
function takenOver({ answers: known }: Pick<Context, 'answers'>, kept: readonly KeptAnswer[]): Context['answers'] {
  const answers = { ...known };
  for (const { questionId, response, version, editorId, sequence } of kept) {
    const stored = answerTo({ answers }, questionId);
    // What was typed since the page was opened is newer.
    if (stored.isPending || isSameResponse(stored.response, response)) continue;
    answers[questionId] = { ...stored, response, version, editorId, sequence, isPending: true, origin: 'adopted' };
  }
  return answers;
}

/** Answers that tabs which are gone have left in this browser. */
export function adopted(context: Context, kept: readonly KeptAnswer[]): Partial<Context> {
  const isAsked = ({ questionId }: KeptAnswer) =>
    questionIn(context, questionId) !== undefined && isEditable(context, questionId);
  const answers = takenOver(context, kept.filter(isAsked));
  const lastSequence = Math.max(context.lastSequence, ...kept.map(({ sequence }) => sequence));
  return { answers, lastSequence, setAside: kept.filter((one) => !isAsked(one)) };
}

/** What was not saved when someone else submitted, of the questions that this page shows. */
export const recovered = (context: Context, kept: readonly KeptAnswer[]): Partial<Context> => ({
  answers: takenOver(
    context,
    kept.filter(({ questionId }) => questionIn(context, questionId) !== undefined),
  ),
});

/** One saved answer. */
function acknowledged(context: Known, { outcome, answer }: SavedAnswers['answers'][number], sequence: number): Known {
  const { answers, conflicts } = context;
  const { questionId } = answer;
  const known = answerTo(context, questionId);
  if (!known.isPending) return received(context, [answer]);
  const isSame = isSameResponse(known.response, answer.response);
  const isLatest = known.sequence === sequence;
  // The tab that is gone had saved more than what the browser kept of it, and the person has gone on from that.
  const wentOnFromLess = known.origin === 'continued' && isLatest;
  if (!isSame && (outcome === 'CONFLICT' || wentOnFromLess))
    return { answers, conflicts: { ...conflicts, [questionId]: answer } };
  if (isLatest) return { answers: { ...answers, [questionId]: fromServer(answer) }, conflicts };
  return { answers: { ...answers, [questionId]: { ...known, version: answer.version } }, conflicts };
}

/** What a reply says of the answers that were sent. What was changed meanwhile is sent next. */
export function applied(context: Context, { answers, savedAt }: SavedAnswers): Partial<Context> {
  const sequences = new Map(context.sent?.responses.map(({ questionId, sequence }) => [questionId, sequence]));
  let known: Known = { answers: context.answers, conflicts: context.conflicts };
  const taken = answers.filter(({ outcome }) => outcome !== 'NOT_ASKED');
  for (const saved of taken) known = acknowledged(known, saved, sequences.get(saved.answer.questionId) ?? -1);
  const notAsked = answers.filter((saved) => !taken.includes(saved)).map(({ answer: { questionId } }) => questionId);
  return { ...known, ...notedQuestions(context, notAsked), savedAt, sent: null, attempts: 0, failure: null };
}

/** With questions of which the server has said that it does not ask them. */
const notedQuestions = (context: Context, notAsked: readonly string[]): Partial<Context> =>
  notAsked.length === 0 ? {} : { notAsked: [...context.notAsked, ...notAsked], hasNewQuestions: true };

/** The person's decision on a conflict: theirs is replaced as if it had been seen. */
export function keptMine(context: Context, questionId: string): Partial<Context> {
  const theirs = context.conflicts[questionId];
  if (theirs === undefined) return {};
  const [known, sequence] = [answerTo(context, questionId), context.lastSequence + 1];
  const { editorId } = context;
  const { version } = theirs;
  const answer: LocalAnswer = { ...known, version, editorId, sequence, isPending: true, origin: 'own' };
  return {
    answers: { ...context.answers, [questionId]: answer },
    conflicts: without(context.conflicts, questionId),
    lastSequence: sequence,
  };
}

export function tookTheirs(context: Context, questionId: string): Partial<Context> {
  const theirs = context.conflicts[questionId];
  if (theirs === undefined) return {};
  return {
    answers: { ...context.answers, [questionId]: fromServer(theirs) },
    conflicts: without(context.conflicts, questionId),
  };
}

const questions = new WeakMap<Context['questionnaires'], ReadonlyMap<string, Question>>();

/** The questions by their ids, which never change while the page is open. */
export function questionsByIdIn({ questionnaires }: Pick<Context, 'questionnaires'>): ReadonlyMap<string, Question> {
  const found = questions.get(questionnaires) ?? new Map(questionsOf(questionnaires).map((one) => [one.id, one]));
  questions.set(questionnaires, found);
  return found;
}

/** The question that an id stands for: one of the questionnaire, or a reply to the reviewer. */
export function questionIn(context: Asked, questionId: string): Question | undefined {
  const asked = context.clarifications.find(({ id }) => id === questionId);
  return asked === undefined ? questionsByIdIn(context).get(questionId) : replyQuestion(asked);
}

/** Whether the server would take an answer, at least as a draft: one that is too long stays here until it is shortened. */
export function isFit(context: Asked, { questionId, response }: Pick<KeptAnswer, 'questionId' | 'response'>): boolean {
  const question = questionIn(context, questionId);
  return question === undefined || draftProblem(question, response) === undefined;
}

/** The answers as the rules of questionnaires read them; that to a question for files is the names of its files. */
export const answersOf = ({ answers }: Pick<Context, 'answers'>): Answers =>
  new Map(
    Object.entries(answers).map(([id, { response, files }]) => [
      id,
      files.length > 0 ? files.map(({ name }) => name) : response,
    ]),
  );
