import { longestAskedText } from '#domain/provider-assessment/respondent-questions.ts';

import type {
  AskedQuestion,
  KeptQuestion,
  QuestionDraft,
  RespondentQuestionsContext as Context,
} from './respondent-questions.types.ts';

type Drafts = Pick<Context, 'drafts'>;

/** Why a text cannot be sent. */
type TextProblem = 'EMPTY' | 'TOO_LONG';

export function textProblem({ text }: Pick<QuestionDraft, 'text'>): TextProblem | undefined {
  if (text.trim() === '') return 'EMPTY';
  return text.length > longestAskedText ? 'TOO_LONG' : undefined;
}

/** What is being typed about a question; undefined if nothing is. */
export const draftAbout = ({ drafts }: Drafts, questionId: string): QuestionDraft | undefined =>
  drafts.find((draft) => draft.questionId === questionId && !draft.isSent);

/** The question that is sent next. */
export const nextToSend = ({ drafts }: Drafts): QuestionDraft | undefined => drafts.find(({ isSent }) => isSent);

/** With a change of what is being typed about a question. */
function changed(context: Context, questionId: string, changes: Partial<QuestionDraft>): Partial<Context> {
  const sequence = context.lastSequence + 1;
  const drafts = context.drafts.map((draft) =>
    draft.questionId === questionId && !draft.isSent ? { ...draft, refusal: '', ...changes, sequence } : draft,
  );
  return { drafts, lastSequence: sequence };
}

const draftOf = (kept: KeptQuestion): QuestionDraft => ({ ...kept, isChecked: false, refusal: '' });

/** Begins a question, unless one about the same is being typed. */
export function begun(context: Context, questionId: string, id: string): Partial<Context> {
  if (draftAbout(context, questionId) !== undefined) return {};
  const sequence = context.lastSequence + 1;
  const draft = draftOf({ id, questionId, text: '', sequence, isSent: false });
  return { drafts: [...context.drafts, draft], lastSequence: sequence };
}

export const typed = (context: Context, questionId: string, text: string): Partial<Context> =>
  changed(context, questionId, { text });

/** Sends what was typed, or says what is wrong with it. */
export function confirmed(context: Context, questionId: string): Partial<Context> {
  const draft = draftAbout(context, questionId);
  if (draft === undefined) return {};
  const isFit = textProblem(draft) === undefined;
  return changed(context, questionId, { isSent: isFit, isChecked: !isFit });
}

export const cancelled = ({ drafts }: Context, questionId: string): Partial<Context> => ({
  drafts: drafts.filter((draft) => draft.questionId !== questionId || draft.isSent),
});

/** With what earlier pages have left. What the server has since, or is typed here already, stays as it is. */
export function restored(context: Context, kept: readonly KeptQuestion[]): Partial<Context> {
  const drafts = [...context.drafts];
  for (const left of kept) {
    const isKnown = context.asked.some(({ id }) => id === left.id) || drafts.some(({ id }) => id === left.id);
    if (isKnown || (!left.isSent && draftAbout({ drafts }, left.questionId) !== undefined)) continue;
    drafts.push(draftOf(left));
  }
  return { drafts, lastSequence: Math.max(context.lastSequence, ...kept.map(({ sequence }) => sequence)) };
}

/** The server has the question that was sent. */
export const accepted = ({ asked, drafts }: Context, question: AskedQuestion): Partial<Context> => ({
  asked: [...asked.filter(({ id }) => id !== question.id), question],
  drafts: drafts.filter(({ id }) => id !== question.id),
  attempts: 0,
  failure: null,
});

/** The server does not take the question: it is to be changed. What was typed about the same meanwhile goes with it. */
export function refused(context: Context, message: string): Partial<Context> {
  const sent = nextToSend(context);
  if (sent === undefined) return {};
  const newer = draftAbout(context, sent.questionId);
  const text = newer === undefined || newer.text === '' ? sent.text : `${sent.text}\n\n${newer.text}`;
  const sequence = context.lastSequence + 1;
  const drafts = context.drafts
    .filter((draft) => draft !== newer)
    .map((draft) => (draft === sent ? { ...sent, text, sequence, isSent: false, refusal: message } : draft));
  return { drafts, lastSequence: sequence, attempts: 0 };
}

/** What the browser is to keep: what is typed, until the server has it. */
export const keptQuestions = ({ drafts }: Drafts): readonly KeptQuestion[] =>
  drafts
    .filter(({ text }) => text !== '')
    .map(({ id, questionId, text, sequence, isSent }) => ({ id, questionId, text, sequence, isSent }));
