import { keepPreviousData, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';

import type { BodyOf, Data, InterfaceName, OperationId, OperationOf, ParametersOf } from '#openapi/operation-types.ts';

import type { ApiClient, Schemas } from '../connection/client.ts';
import type { FileAnswer } from './file-answer.ts';
import type { PickerQuery } from './picker.ts';

/** The fields of a stored record that every register relies on. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** A saved view of a list, which a person may open. */
export type SavedView = Schemas['SavedView'];

export interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagination: Schemas['Pagination'];
}

interface PageQuery {
  readonly page?: number;
  readonly perPage?: number;
}

/** The types of one kind of record. */
export interface Kind {
  readonly entity: Versioned;
  /** The fields that a person may set, all of them required. */
  readonly draft: object;
  /** Search, order, filters and page of a list. */
  readonly query: PageQuery;
}

type InterfaceWith<Method extends string> = OperationId extends infer Id
  ? Id extends `${infer I extends InterfaceName}.${Method}`
    ? I
    : never
  : never;

/** The record types of an interface: `KindOf<'Risks'>`. */
export interface KindOf<I extends InterfaceWith<'create'>> {
  readonly entity: Data<OperationOf<I, 'update'>>;
  readonly draft: Required<NonNullable<BodyOf<OperationOf<I, 'create'>>>>;
  readonly query: NonNullable<ParametersOf<OperationOf<I, 'list'>>['query']>;
}

/** The register's own fields that can be changed on several records together, beside what all registers have. */
export type BatchFieldOf<I extends InterfaceWith<'changeMany'>> = Exclude<
  keyof NonNullable<BodyOf<OperationOf<I, 'changeMany'>>>['changes'] & string,
  'addedLabelIds' | 'removedLabelIds'
>;

/** The operations that registers and look-ups share. */
export interface RecordCalls<K extends Kind> {
  list(query: K['query'], signal: AbortSignal): Promise<Page<K['entity']>>;
  /** Repeating the call with the same key and input adds the record only once. */
  create(input: K['draft'], idempotencyKey: string, signal: AbortSignal): Promise<K['entity']>;
  update(id: string, changes: { version: number } & Partial<K['draft']>, signal: AbortSignal): Promise<K['entity']>;
  /** Only registers store the reason. */
  remove(record: Versioned, signal: AbortSignal, reason: string): Promise<void>;
}

/** The operations that change one record at a time. */
export type EditCalls<K extends Kind> = Pick<RecordCalls<K>, 'create' | 'update' | 'remove'>;

/** The operation that restores removed records. */
export type RestoreCalls = Pick<RegisterCalls<Kind>, 'restoreMany'>;

/** The operations of a register, whose records can be read individually, removed in batches and restored. */
export interface RegisterCalls<K extends Kind> extends RecordCalls<K>, ViewCalls {
  get(id: string, signal: AbortSignal): Promise<K['entity']>;
  /** The record's position in the list that a query yields; the query's page is ignored. */
  position(id: string, query: K['query'], signal: AbortSignal): Promise<Schemas['RecordPosition']>;
  /** All records of the list that a query yields, in its order; the query's page is ignored. */
  exportFile(query: K['query'], format: Schemas['ExportFormat'], signal: AbortSignal): Promise<FileAnswer>;
  /** The records that a picker asks for. */
  options(query: PickerQuery, signal: AbortSignal): Promise<Schemas['RecordOption'][]>;
  /** Makes the same changes to several records, except those changed since. */
  changeMany(records: Versioned[], changes: Partial<K['draft']>, signal: AbortSignal): Promise<Schemas['BatchOutcome']>;
  removeMany(records: Versioned[], signal: AbortSignal, reason: string): Promise<void>;
  /** Starts the same changes to all records of the list that a query yields; its order and page are ignored. */
  changeAll(
    query: K['query'],
    body: { total: number; changes: Partial<K['draft']> },
    signal: AbortSignal,
  ): Promise<Schemas['BulkChange']>;
  /** Starts the removal of all records of that list. */
  removeAll(query: K['query'], body: Schemas['RemovalOfAll'], signal: AbortSignal): Promise<Schemas['BulkChange']>;
  /** The consequences of removing these records. */
  removalOutlook(id: string[], signal: AbortSignal): Promise<Schemas['RemovalOutlook']>;
  removed(query: RemovedQuery, signal: AbortSignal): Promise<Page<Schemas['RemovedRecord']>>;
  restoreMany(records: Versioned[], signal: AbortSignal): Promise<void>;
}

/** What can be exported: a register, or a look-up, which is exported whole. */
export interface ExportSource {
  readonly name: string;
  calls(api: ApiClient): Pick<RegisterCalls<Kind>, 'exportFile'>;
}

/** The operations on the saved views of a register's list. */
export interface ViewCalls {
  views(signal: AbortSignal): Promise<SavedView[]>;
  addView(input: Schemas['SavedViewInput'], signal: AbortSignal): Promise<SavedView>;
  updateView(
    id: string,
    changes: { version: number } & Partial<Schemas['SavedViewInput']>,
    signal: AbortSignal,
  ): Promise<SavedView>;
  removeView(view: Versioned, signal: AbortSignal): Promise<void>;
}

/** The operations of a look-up. */
export interface LookupCalls<K extends Kind> extends RecordCalls<K> {
  /** The entries that a picker asks for, in their order: of those that match a text, the active ones. */
  options(query: PickerQuery, signal: AbortSignal): Promise<K['entity'][]>;
}

/** Search and page of the removed records. */
export interface RemovedQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string;
}

/** What the cache and the actors need to know about one kind of record. */
export interface RecordSource<K extends Kind, Calls = RecordCalls<K>> {
  /** The root key of all queries of this kind, so that one invalidation after a change covers them all. */
  readonly name: string;
  readonly calls: (api: ApiClient) => Calls;
  /** Other kinds whose responses include data of this one; for example, records carry the names of look-up entries. */
  readonly alsoInvalidates?: readonly string[];
}

export type RegisterSource<K extends Kind> = RecordSource<K, RegisterCalls<K>>;
export type LookupSource<K extends Kind> = RecordSource<K, LookupCalls<K>>;

/** One page of a list; the previous page stays on screen until the next has loaded. */
export const listQuery = <K extends Kind>(api: ApiClient, { name, calls }: RecordSource<K>, query: K['query']) =>
  queryOptions({
    queryKey: [name, 'list', query],
    queryFn: ({ signal }) => calls(api).list(query, signal),
    placeholderData: keepPreviousData,
  });

/** A record's position in a list. */
export const positionQuery = <K extends Kind>(
  api: ApiClient,
  { name, calls }: RegisterSource<K>,
  id: string,
  query: K['query'],
) =>
  queryOptions({
    queryKey: [name, 'position', id, query],
    queryFn: ({ signal }) => calls(api).position(id, query, signal),
  });

/** One record. It is refetched every time it is shown, so that editing starts from what is currently stored. */
export const recordQuery = <K extends Kind>(api: ApiClient, { name, calls }: RegisterSource<K>, id: string) =>
  queryOptions({ queryKey: [name, 'one', id], queryFn: ({ signal }) => calls(api).get(id, signal), gcTime: 0 });

/** One page of the removed records; the previous page stays on screen until the next has loaded. */
export const removedQuery = <K extends Kind>(api: ApiClient, { name, calls }: RegisterSource<K>, query: RemovedQuery) =>
  queryOptions({
    queryKey: [name, 'removed', query],
    queryFn: ({ signal }) => calls(api).removed(query, signal),
    placeholderData: keepPreviousData,
  });

/** What the confirmation shows before records are removed. */
export const removalOutlookQuery = <K extends Kind>(
  api: ApiClient,
  { name, calls }: RegisterSource<K>,
  ids: readonly string[],
) =>
  queryOptions({
    queryKey: [name, 'outlook', ids],
    queryFn: ({ signal }) => calls(api).removalOutlook([...ids], signal),
    gcTime: 0,
  });

/** The records of a register that contain a text, for pickers. */
export const recordOptionsQuery = <K extends Kind>(
  api: ApiClient,
  { name, calls }: RegisterSource<K>,
  query: PickerQuery,
) =>
  queryOptions({
    queryKey: [name, 'options', query],
    queryFn: ({ signal }) => calls(api).options(query, signal),
  });

/** The entries of a look-up that a picker asks for, by default the first that it offers: at most `offeredEntries`. They change rarely. */
export const lookupOptionsQuery = <K extends Kind>(
  api: ApiClient,
  { name, calls }: LookupSource<K>,
  query: PickerQuery = {},
) =>
  queryOptions({
    queryKey: [name, 'options', query],
    staleTime: 60_000,
    queryFn: ({ signal }) => calls(api).options(query, signal),
  });

const viewsKey = (name: string) => [name, 'views'];

/** The saved views of a register's list. */
export const viewsQuery = <K extends Kind>(api: ApiClient, { name, calls }: RegisterSource<K>) =>
  queryOptions({ queryKey: viewsKey(name), queryFn: ({ signal }) => calls(api).views(signal) });

/** Refetches the saved views of a register after a change. */
export const refreshViews = <K extends Kind>(queryClient: QueryClient, { name }: RegisterSource<K>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: viewsKey(name) });

/** The root key of what is counted beside the fields of records: every change adds to their history. */
export const summaryKey = 'record-summary';

/** The queries that a change of this kind makes stale. */
export const staleAfterChange =
  ({ name, alsoInvalidates = [] }: Pick<RecordSource<Kind>, 'name' | 'alsoInvalidates'>) =>
  ({ queryKey: [kind] }: Pick<Query, 'queryKey'>): boolean =>
    kind === name || kind === summaryKey || alsoInvalidates.some((other) => other === kind);

/**
 * Refetches what a removal makes stale, except the queries of the removed records themselves, which are only marked as
 * stale: otherwise their panel would find them missing before it learns of the removal.
 */
export async function refreshAfterRemoval(
  queryClient: QueryClient,
  source: Pick<RecordSource<Kind>, 'name' | 'alsoInvalidates'>,
  removed: readonly Versioned[],
): Promise<void> {
  const isStale = staleAfterChange(source);
  const ids = new Set<unknown>(removed.map(({ id }) => id));
  const isRemovedRecord = ({ queryKey: [kind, , id] }: Query) =>
    (kind === source.name || kind === summaryKey) && ids.has(id);
  await queryClient.invalidateQueries({ predicate: isRemovedRecord, refetchType: 'none' });
  await queryClient.invalidateQueries({ predicate: (query) => isStale(query) && !isRemovedRecord(query) });
}
