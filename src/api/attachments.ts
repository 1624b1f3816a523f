import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { Attachments } from '#openapi/generated/operations.ts';

import { clientOf } from './client-of.ts';
import type { ApiClient, Schemas } from './client.ts';
import type { Page } from './register.ts';

export type Attachment = Schemas['Attachment'];

const key = 'attachment';

/** More than a record can have. */
const perPage = 100;

export const attachments = clientOf(Attachments);

/** The first hundred files of a record, newest first. */
export const attachmentsQuery = (api: ApiClient, recordId: string) =>
  queryOptions({
    queryKey: [key, recordId],
    queryFn: ({ signal }): Promise<Page<Attachment>> =>
      attachments(api).list({ path: { id: recordId }, query: { perPage }, signal }),
  });

/** Fetches the files of a record again. */
export const refreshAttachments = (queryClient: QueryClient, recordId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [key, recordId] });
