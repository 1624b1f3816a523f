import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { Attachments } from '#openapi/generated/operations/attachments.ts';

import { ApiError, apiErrorOf } from '../connection/api-error.ts';
import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { documents } from '../document.ts';
import { policies } from '../policy/policies.ts';
import { refreshPolicyVersions } from '../policy/policy-versions.ts';
import { nextPage } from './pages.ts';
import { refreshSummaries } from './record-summaries.ts';
import type { Page } from './register.ts';

export type Attachment = Schemas['Attachment'];
export type AttachmentVersion = Schemas['AttachmentVersion'];

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

/** All versions of an attached file, newest first. */
export const versionsQuery = (api: ApiClient, recordId: string, id: string) =>
  queryOptions({
    queryKey: [key, recordId, 'versions', id],
    queryFn: ({ signal }): Promise<AttachmentVersion[]> => attachments(api).versions({ path: { id }, signal }),
  });

/** Who has downloaded raw evidence, newest first. */
export const openingsQuery = (api: ApiClient, recordId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: [key, recordId, 'openings', id],
    queryFn: ({ pageParam, signal }): Promise<Page<Schemas['FileOpening']>> =>
      attachments(api).openings({ path: { id }, query: { page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // It grows with every download, also those of others.
    staleTime: 0,
  });

/** A version of an attached file. */
export interface FileVersion {
  readonly id: string;
  readonly number: number;
  /** Set for a file of a document repository. */
  readonly of?: 'document' | undefined;
}

/** The address of a file, which is valid for a minute. */
export const addressOf = (
  api: ApiClient,
  { id, number, of }: FileVersion,
  { inline = false, signal }: { readonly inline?: boolean; readonly signal?: AbortSignal } = {},
) => {
  const request = { path: { id }, query: { number, inline }, ...(signal !== undefined && { signal }) };
  return of === 'document' ? documents(api).address(request) : attachments(api).address(request);
};

/** The address of a file is valid for a minute, so it is not kept. */
const once = { staleTime: Infinity, gcTime: 0 };

/** The address from which a browser may show a file. */
export const shownAddressQuery = (api: ApiClient, version: FileVersion) =>
  queryOptions({
    queryKey: [key, 'address', version],
    queryFn: ({ signal }) => addressOf(api, version, { inline: true, signal }),
    ...once,
  });

/** How much of a text is shown. In bytes. */
const shownText = 200_000;

/** The start of a text file. */
export const textQuery = (api: ApiClient, version: FileVersion) =>
  queryOptions({
    queryKey: [key, 'text', version],
    queryFn: async ({ signal }) => {
      const { url } = await addressOf(api, version, { signal });
      const headers = { range: `bytes=0-${shownText - 1}` };
      const answer = await fetch(url, { headers, signal }).catch((error: unknown) => {
        throw ApiError.unreachable(error);
      });
      if (!answer.ok) throw await apiErrorOf(answer);
      return new TextDecoder().decode(await answer.arrayBuffer(), { stream: true });
    },
    ...once,
  });

/** Fetches the files of a record again, and what depends on them: those of a policy are part of its versions. */
export async function refreshAttachments(queryClient: QueryClient, recordId: string): Promise<void> {
  const isPolicy = queryClient.getQueryCache().find({ queryKey: [policies.name, 'one', recordId] }) !== undefined;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [key, recordId] }),
    isPolicy ? refreshPolicyVersions(queryClient) : refreshSummaries(queryClient),
  ]);
}
