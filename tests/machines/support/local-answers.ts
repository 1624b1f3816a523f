import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { contextOf } from '#machines/assessment-response/answers.ts';
import type {
  AssessmentResponseContext as Context,
  KeptAnswer,
  LocalAnswer,
  ServerAnswer,
} from '#machines/assessment-response/assessment-response.types.ts';

export const file = { id: 'f', name: 'report.pdf', size: 1, url: '/f' };

/** An answer as the server has it. */
export const stored = (questionId: string, version: number, ...response: string[]): ServerAnswer => ({
  questionId,
  response,
  fileUrls: [],
  version,
  answeredBy: 'Ada',
  answeredAt: null,
});

/** An answer that the server has acknowledged, as this tab has it. */
export const saved = (version: number, ...response: string[]): LocalAnswer => ({
  response,
  files: [],
  version,
  editorId: '',
  sequence: 0,
  isPending: false,
  origin: 'own',
});

/** A change of this tab that the server has not acknowledged. */
export const pending = (
  version: number,
  sequence: number,
  text: string,
  given: Partial<LocalAnswer> = {},
): LocalAnswer => ({ ...saved(version, text), editorId: 'me', sequence, isPending: true, ...given });

/** What a tab that is gone has left in the browser. */
export const kept = (questionId: string, sequence: number, text: string): KeptAnswer => ({
  questionId,
  response: [text],
  version: 1,
  editorId: 'gone',
  sequence,
});

/** A page that was just opened, without questions and answers unless they are given. */
export const openedWith = (questions: readonly Question[] = [], given: Partial<Context> = {}): Context => ({
  ...contextOf({
    questionnaires: [{ id: 's', title: '', description: '', questions: [...questions] }],
    editable: null,
    clarifications: [],
    responses: [],
    editorId: 'me',
    submittedAt: null,
    submittedBy: '',
  }),
  ...given,
});
