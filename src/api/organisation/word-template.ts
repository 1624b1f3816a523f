import { queryOptions } from '@tanstack/react-query';

import { WordTemplates } from '#openapi/generated/operations/word-templates.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { upload } from '../record/upload.ts';

/** The calls of the template for reports in Word. */
export const wordTemplates = clientOf(WordTemplates);

/** The template for reports in Word, if there is one. */
export const wordTemplateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['word-template'],
    queryFn: ({ signal }): Promise<Schemas['WordTemplateSetting']> => wordTemplates(api).read({ signal }),
  });

/** Takes a file as the template. @throws ApiError on a refusal, and when there is no answer */
export async function replaceWordTemplate(api: ApiClient, file: File): Promise<void> {
  const query = new URLSearchParams({ name: file.name });
  const address = `/manage-organisation/template?${query.toString()}`;
  await upload(api, { address, file, signal: new AbortController().signal, onProgress: () => {} });
}
