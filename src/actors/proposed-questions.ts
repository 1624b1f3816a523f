import { fromPromise } from 'xstate';

import type { Questionnaire } from '#domain/questionnaire.ts';
import type { DraftRequest } from '#machines/ai-draft/ai-draft.machine.ts';
import { ApiError } from '#src/api/api-error.ts';
import type { ApiClient, Schemas } from '#src/api/client.ts';
import { questionDrafts, readQuestionnaire, type QuestionDraftInput } from '#src/api/template-files.ts';

import { failing } from './failure.ts';

/** Where questions are to come from. */
export type QuestionSource =
  | { readonly from: 'topic'; readonly input: QuestionDraftInput }
  | { readonly from: 'file'; readonly file: File | null };

/** Questions that a person may add. */
export interface ProposedQuestions {
  /** With ids of their own; drafted questions are in one without a title. */
  readonly questionnaires: readonly Questionnaire[];
  readonly problems: readonly Schemas['QuestionnaireImportProblem'][];
  readonly problemCount: number;
  readonly leftOut: number;
  /** Who drafted them: the name of a model, or null for a draft from a template. Undefined for those of a file. */
  readonly modelName?: string | null;
}

async function drafted(api: ApiClient, body: QuestionDraftInput, signal: AbortSignal): Promise<ProposedQuestions> {
  for await (const { proposal } of questionDrafts(api).generate({ body, signal })) {
    if (proposal === null) continue;
    const section = { id: crypto.randomUUID(), title: '', description: '', questions: proposal.questions };
    return { questionnaires: [section], problems: [], problemCount: 0, leftOut: 0, modelName: proposal.modelName };
  }
  throw ApiError.unreachable('there was no proposal');
}

/** Has questions drafted about a topic, or reads them from a file. Nothing is stored. */
export const proposeQuestions = (api: ApiClient) =>
  fromPromise<ProposedQuestions, DraftRequest<QuestionSource>>(({ input: { subject }, signal }) =>
    failing(async () => {
      if (subject.from === 'topic') return drafted(api, subject.input, signal);
      if (subject.file === null) throw new ApiError(400, 'Choose a file');
      return readQuestionnaire(api, { file: subject.file, signal });
    }),
  );
