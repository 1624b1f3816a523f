import { AssessmentTemplateFiles } from '#openapi/generated/operations/assessment-template-files.ts';
import { QuestionDrafts } from '#openapi/generated/operations/question-drafts.ts';
import type { Data } from '#openapi/operation-types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { requireSize } from '../record/imports.ts';
import { upload, type Upload } from '../record/upload.ts';

export type QuestionnaireImport = Schemas['QuestionnaireImport'];
export type QuestionnaireFormat = Schemas['QuestionnaireFormat'];
export type QuestionDraftInput = Schemas['QuestionDraftInput'];

export const templateFiles = clientOf(AssessmentTemplateFiles);
export const questionDrafts = clientOf(QuestionDrafts);

/** How a person says that a spreadsheet is to be read. */
export interface SheetLayout {
  readonly headerRow: number;
  /** What each column holds; without it, what the headers say. */
  readonly columns?: readonly Schemas['QuestionnaireColumn'][];
}

function queryOf(layout: SheetLayout | undefined): string {
  if (layout === undefined) return '';
  const query = new URLSearchParams({ headerRow: String(layout.headerRow) });
  for (const column of layout.columns ?? []) query.append('columns', column);
  return `?${query.toString()}`;
}

/**
 * Reads a questionnaire from a file. Nothing is stored.
 * @throws ApiError on a refusal, and when there is no answer
 */
export async function readQuestionnaire(
  api: ApiClient,
  { layout, ...sent }: Pick<Upload, 'file' | 'signal'> & { readonly layout?: SheetLayout },
): Promise<QuestionnaireImport> {
  requireSize(sent.file);
  const response = await upload(api, {
    address: `/assessment-template/read-file${queryOf(layout)}`,
    onProgress: () => undefined,
    ...sent,
  });
  const { data }: { data: Data<'AssessmentTemplateFiles.readFile'> } = await response.json();
  return data;
}
