import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

import { Comments } from '#openapi/generated/operations/comments.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { nextPage, rowsIn } from './pages.ts';
import type { PickerQuery } from './picker.ts';
import { refreshSummaries } from './record-summaries.ts';
import type { Page } from './register.ts';

export type Comment = Schemas['Comment'];

const key = 'comment';
const perPage = 20;

export const comments = clientOf(Comments);

/** The comments on a record, newest first, page by page. */
export const commentPagesQuery = (api: ApiClient, recordId: string) =>
  infiniteQueryOptions({
    queryKey: [key, 'pages', recordId],
    queryFn: ({ pageParam, signal }): Promise<Page<Comment>> =>
      comments(api).list({ path: { id: recordId }, query: { page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The members who may view a record and whose name contains a text. */
export const mentionableQuery = (api: ApiClient, recordId: string, query: PickerQuery) =>
  queryOptions({
    queryKey: [key, 'mentionable', recordId, query],
    queryFn: ({ signal }) => comments(api).mentionable({ path: { id: recordId }, query, signal }),
  });

/** The comments of the loaded pages, oldest first. */
export const commentsIn = (data: InfiniteData<Page<Comment>>): Comment[] => rowsIn(data).toReversed();

/** Shows a comment as it was stored just now, before the list is fetched again. */
export function showStoredComment(api: ApiClient, queryClient: QueryClient, recordId: string, stored: Comment): void {
  queryClient.setQueryData(commentPagesQuery(api, recordId).queryKey, (shown) => {
    if (shown === undefined) return undefined;
    const isNew = shown.pages.every(({ data }) => data.every(({ id }) => id !== stored.id));
    const pages = shown.pages.map((page, index) => ({
      ...page,
      data: [
        ...(isNew && index === 0 ? [stored] : []),
        ...page.data.map((comment) => (comment.id === stored.id ? stored : comment)),
      ],
    }));
    return { ...shown, pages };
  });
}

/** Fetches the comments on a record again. */
export async function refreshComments(api: ApiClient, queryClient: QueryClient, recordId: string): Promise<void> {
  const { queryKey } = commentPagesQuery(api, recordId);
  await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshSummaries(queryClient)]);
}
