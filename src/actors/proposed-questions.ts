import { fromPromise } from 'xstate';

import type { Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { DraftRequest } from '#machines/ai-draft/ai-draft.machine.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import {
  questionDrafts,
  readQuestionnaire,
  type QuestionDraftInput,
  type SheetLayout,
} from '#src/api/provider-assessment/template-files.ts';

import { failing } from './failure.ts';

/** Where questions are to come from. */
export type QuestionSource =
  | { readonly from: 'topic'; readonly input: QuestionDraftInput }
  | { readonly from: 'file'; readonly file: File | null; readonly layout?: SheetLayout };

/** Questions that a person may add. */
export interface ProposedQuestions {
  /** With ids of their own; drafted questions are in one without a title. */
  readonly questionnaires: readonly Questionnaire[];
  readonly problems: readonly Schemas['QuestionnaireImportProblem'][];
  readonly problemCount: number;
  /** Of a file: its rows or items, and those that are a question or describe one. */
  readonly read: number;
  readonly taken: number;
  readonly leftOut: number;
  /** How the columns of a spreadsheet were read. */
  readonly sheet: Schemas['QuestionnaireSheet'] | null;
  /** Who drafted them: the name of a model, or null for a draft from a template. Undefined for those of a file. */
  readonly modelName?: string | null;
}

async function drafted(api: ApiClient, body: QuestionDraftInput, signal: AbortSignal): Promise<ProposedQuestions> {
  for await (const { proposal } of questionDrafts(api).generate({ body, signal })) {
    if (proposal === null) continue;
    const section = { id: crypto.randomUUID(), title: '', description: '', questions: proposal.questions };
    const ofFile = { problems: [], problemCount: 0, read: 0, taken: 0, leftOut: 0, sheet: null };
    return { questionnaires: [section], ...ofFile, modelName: proposal.modelName };
  }
  throw ApiError.unreachable('there was no proposal');
}

/** Has questions drafted about a topic, or reads them from a file. Nothing is stored. */
export const proposeQuestions = (api: ApiClient) =>
  fromPromise<ProposedQuestions, DraftRequest<QuestionSource>>(({ input: { subject }, signal }) =>
    failing(async () => {
      if (subject.from === 'topic') return drafted(api, subject.input, signal);
      if (subject.file === null) throw new ApiError(400, 'Choose a file');
      const { file, layout } = subject;
      return readQuestionnaire(api, { file, signal, ...(layout !== undefined && { layout }) });
    }),
  );
