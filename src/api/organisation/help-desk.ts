import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { Articles } from '#openapi/generated/operations/articles.ts';
import { ManagedArticleCategories } from '#openapi/generated/operations/managed-article-categories.ts';
import { ManagedArticles } from '#openapi/generated/operations/managed-articles.ts';
import { ManagedTips } from '#openapi/generated/operations/managed-tips.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { Page } from '../record/register.ts';
import { upload } from '../record/upload.ts';

export type Article = Schemas['Article'];
export type ArticleCategory = Schemas['ArticleCategory'];
export type ListedArticle = Schemas['ListedArticle'];
export type ManagedTip = Schemas['ManagedTip'];
export type PublicationAction = Schemas['PublicationAction'];
export type PublicationStatus = Schemas['PublicationStatus'];
export type ArticleQuery = NonNullable<operations['Articles.list']['parameters']['query']>;
export type ManagedArticleQuery = NonNullable<operations['ManagedArticles.list']['parameters']['query']>;

export const articles = clientOf(Articles);
export const managedArticles = clientOf(ManagedArticles);
export const articleCategories = clientOf(ManagedArticleCategories);
export const managedTips = clientOf(ManagedTips);

/** Of everything that the help desk has. */
export const helpDeskKey = ['help-desk'];
export const tipsKey = ['managed-tips'];

/** One page of the published articles. */
export const articlesQuery = (api: ApiClient, query: ArticleQuery) =>
  queryOptions({
    queryKey: [...helpDeskKey, 'published', query],
    queryFn: ({ signal }): Promise<Page<ListedArticle>> => articles(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

export const articleQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...helpDeskKey, 'article', id],
    queryFn: ({ signal }) => articles(api).get({ path: { id }, signal }),
  });

export const publishedCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...helpDeskKey, 'published-categories'],
    queryFn: ({ signal }) => articles(api).categories({ signal }),
  });

/** One page of all articles, for those who write them. */
export const managedArticlesQuery = (api: ApiClient, query: ManagedArticleQuery) =>
  queryOptions({
    queryKey: [...helpDeskKey, 'managed', query],
    queryFn: ({ signal }): Promise<Page<ListedArticle>> => managedArticles(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

export const managedArticleQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...helpDeskKey, 'managed-article', id],
    queryFn: ({ signal }) => managedArticles(api).get({ path: { id }, signal }),
  });

export const managedCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...helpDeskKey, 'managed-categories'],
    queryFn: ({ signal }) => articleCategories(api).all({ signal }),
  });

/** All tips in reading order, for those who write them. */
export const managedTipsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: tipsKey, queryFn: ({ signal }) => managedTips(api).all({ signal }) });

/** Adds a file to an article. */
export async function addArticleFile(api: ApiClient, id: string, file: File): Promise<Article> {
  const query = new URLSearchParams({ name: file.name });
  const { signal } = new AbortController();
  const address = `/admin/resources/${id}/files?${query.toString()}`;
  const response = await upload(api, { address, file, signal, onProgress: () => undefined });
  const { data }: { data: Article } = await response.json();
  return data;
}
