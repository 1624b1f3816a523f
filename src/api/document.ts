import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { DocumentAttachments } from '#openapi/generated/operations/document-attachments.ts';
import { DocumentRepositories } from '#openapi/generated/operations/document-repositories.ts';
import { Documents } from '#openapi/generated/operations/documents.ts';
import { documentRepository } from '#openapi/generated/records.ts';

import { clientOf, type RequestOf } from './connection/client-of.ts';
import type { ApiClient, Schemas } from './connection/client.ts';
import type { PickerQuery } from './record/picker.ts';
import { registerSource } from './record/record-source.ts';
import { staleAfterChange, type KindOf, type RegisterSource } from './record/register.ts';

export type DocumentRepository = Schemas['DocumentRepository'];
export type DocumentRepositoryKind = KindOf<'DocumentRepositories'>;
export type DocumentEntry = Schemas['DocumentEntry'];
export type DocumentVersion = Schemas['DocumentVersion'];
export type DocumentFolder = Schemas['DocumentFolder'];
export type DocumentOption = Schemas['DocumentOption'];

export const documentRepositories: RegisterSource<DocumentRepositoryKind> = registerSource(
  documentRepository,
  clientOf(DocumentRepositories),
);

export const documents = clientOf(Documents);
export const documentAttachments = clientOf(DocumentAttachments);

const key = 'document';

export type EntryQuery = NonNullable<RequestOf<'Documents.entries'>['query']>;

/** One page of the files and folders of a repository. */
export const entriesQuery = (api: ApiClient, repositoryId: string, query: EntryQuery) =>
  queryOptions({
    queryKey: [key, 'entries', repositoryId, query],
    queryFn: ({ signal }) => documents(api).entries({ path: { id: repositoryId }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** The folders of a repository. */
export const foldersQuery = (api: ApiClient, repositoryId: string) =>
  queryOptions({
    queryKey: [key, 'folders', repositoryId],
    queryFn: ({ signal }) => documents(api).folders({ path: { id: repositoryId }, signal }),
  });

/** A file or folder. */
export const entryQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [key, 'entry', id],
    queryFn: ({ signal }) => documents(api).entry({ path: { id }, signal }),
  });

/** The versions of a file, newest first. */
export const documentVersionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [key, 'versions', id],
    queryFn: ({ signal }) => documents(api).versions({ path: { id }, signal }),
  });

/** The records that have a version of a file among their own files. */
export const documentUsesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [key, 'uses', id],
    queryFn: ({ signal }) => documents(api).uses({ path: { id }, signal }),
  });

/** The files that a record can have a version of. */
export const documentOptionsQuery = (api: ApiClient, query: PickerQuery) =>
  queryOptions({
    queryKey: [key, 'options', query],
    queryFn: ({ signal }) => documentAttachments(api).offered({ query, signal }),
  });

/** Fetches files and folders again, and the repositories that count them. */
export async function refreshDocuments(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [key] }),
    queryClient.invalidateQueries({ predicate: staleAfterChange(documentRepositories) }),
  ]);
}
