import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

import { Attachments } from '#openapi/generated/operations.ts';

import { clientOf } from './client-of.ts';
import type { ApiClient, Schemas } from './client.ts';
import { nextPage } from './pages.ts';
import type { Page } from './register.ts';

export type Attachment = Schemas['Attachment'];

const key = 'attachment';
const perPage = 50;

export const attachments = clientOf(Attachments);

/** The files of a record, newest first, page by page. */
export const attachmentPagesQuery = (api: ApiClient, recordId: string) =>
  infiniteQueryOptions({
    queryKey: [key, recordId],
    queryFn: ({ pageParam, signal }): Promise<Page<Attachment>> =>
      attachments(api).list({ path: { id: recordId }, query: { page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Fetches the files of a record again. */
export const refreshAttachments = (queryClient: QueryClient, recordId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [key, recordId] });
