import { keepPreviousData, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';

import type { BodyOf, Data, InterfaceName, OperationId, OperationOf, ParametersOf } from '#openapi/operation-types.ts';

import type { ApiClient, Schemas } from './client.ts';

/** A stored record, as far as every register knows it. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

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
  /** What a person may set, nothing left open. */
  readonly draft: object;
  /** Search, order, filters and page of a list. */
  readonly query: PageQuery;
}

type InterfaceWith<Method extends string> = OperationId extends infer Id
  ? Id extends `${infer I extends InterfaceName}.${Method}`
    ? I
    : never
  : never;

/** The types of the records of an interface: `KindOf<'Risks'>`. */
export interface KindOf<I extends InterfaceWith<'create'>> {
  readonly entity: Data<OperationOf<I, 'update'>>;
  readonly draft: Required<NonNullable<BodyOf<OperationOf<I, 'create'>>>>;
  readonly query: NonNullable<ParametersOf<OperationOf<I, 'list'>>['query']>;
}

/** The operations that registers and look-ups share. */
export interface RecordCalls<K extends Kind> {
  list(query: K['query'], signal: AbortSignal): Promise<Page<K['entity']>>;
  /** The same key with the same input adds once. */
  create(input: K['draft'], idempotencyKey: string, signal: AbortSignal): Promise<K['entity']>;
  update(id: string, changes: { version: number } & Partial<K['draft']>, signal: AbortSignal): Promise<K['entity']>;
  /** Only a register keeps the reason. */
  remove(record: Versioned, signal: AbortSignal, reason: string): Promise<void>;
}

/** The operations of a register; its records can be read one by one, removed together and restored. */
export interface RegisterCalls<K extends Kind> extends RecordCalls<K> {
  get(id: string, signal: AbortSignal): Promise<K['entity']>;
  /** Where a record stands in the list that a query gives; its page counts for nothing. */
  position(id: string, query: K['query'], signal: AbortSignal): Promise<Schemas['RecordPosition']>;
  /** The records that contain a text, for pickers. */
  options(search: string, signal: AbortSignal): Promise<Schemas['RecordOption'][]>;
  removeMany(records: Versioned[], signal: AbortSignal, reason: string): Promise<void>;
  /** What would come of the removal of these. */
  removalOutlook(id: string[], signal: AbortSignal): Promise<Schemas['RemovalOutlook']>;
  removed(query: RemovedQuery, signal: AbortSignal): Promise<Page<Schemas['RemovedRecord']>>;
  restoreMany(records: Versioned[], signal: AbortSignal): Promise<void>;
}

/** The operations of a look-up. */
export interface LookupCalls<K extends Kind> extends RecordCalls<K> {
  /** The active entries in their order, for pickers. */
  options(signal: AbortSignal): Promise<K['entity'][]>;
}

/** Search and page of the removed records. */
export interface RemovedQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string;
}

/** What the cache and the actors know of one kind of record. */
export interface RecordSource<K extends Kind, Calls = RecordCalls<K>> {
  /** Everything read of the kind hangs below this name, so that one word after a change makes all of it fresh. */
  readonly name: string;
  readonly calls: (api: ApiClient) => Calls;
  /** Kinds whose answers tell of this one too: the names of look-ups stand on records. */
  readonly alsoInvalidates?: readonly string[];
}

export type RegisterSource<K extends Kind> = RecordSource<K, RegisterCalls<K>>;
export type LookupSource<K extends Kind> = RecordSource<K, LookupCalls<K>>;

/** One page of a list; the page before stays on screen until the next is there. */
export const listQuery = <K extends Kind>(api: ApiClient, { name, calls }: RecordSource<K>, query: K['query']) =>
  queryOptions({
    queryKey: [name, 'list', query],
    queryFn: ({ signal }) => calls(api).list(query, signal),
    placeholderData: keepPreviousData,
  });

/** Where a record stands in a list. */
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

/** One record. What is shown of it is read again each time: who edits begins with what is stored now. */
export const recordQuery = <K extends Kind>(api: ApiClient, { name, calls }: RegisterSource<K>, id: string) =>
  queryOptions({ queryKey: [name, 'one', id], queryFn: ({ signal }) => calls(api).get(id, signal), gcTime: 0 });

/** One page of the removed records; the page before stays on screen until the next is there. */
export const removedQuery = <K extends Kind>(api: ApiClient, { name, calls }: RegisterSource<K>, query: RemovedQuery) =>
  queryOptions({
    queryKey: [name, 'removed', query],
    queryFn: ({ signal }) => calls(api).removed(query, signal),
    placeholderData: keepPreviousData,
  });

/** What a person is told before they remove records. */
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
  search: string,
) =>
  queryOptions({
    queryKey: [name, 'options', search],
    queryFn: ({ signal }) => calls(api).options(search, signal),
  });

/** The entries that a look-up offers. They change rarely. */
export const lookupOptionsQuery = <K extends Kind>(api: ApiClient, { name, calls }: LookupSource<K>) =>
  queryOptions({
    queryKey: [name, 'options'],
    staleTime: 60_000,
    queryFn: ({ signal }) => calls(api).options(signal),
  });

/** The cached answers that a change of this kind makes stale. */
export const staleAfterChange =
  ({ name, alsoInvalidates = [] }: Pick<RecordSource<Kind>, 'name' | 'alsoInvalidates'>) =>
  ({ queryKey: [kind] }: Pick<Query, 'queryKey'>): boolean =>
    kind === name || alsoInvalidates.some((other) => other === kind);

/**
 * Reads again what a removal makes stale, but for what was read of the removed records themselves: their panel would
 * find them gone before it has heard of the removal. Of those the answer is only marked as stale.
 */
export async function refreshAfterRemoval(
  queryClient: QueryClient,
  source: Pick<RecordSource<Kind>, 'name' | 'alsoInvalidates'>,
  removed: readonly Versioned[],
): Promise<void> {
  const isStale = staleAfterChange(source);
  const ids = new Set<unknown>(removed.map(({ id }) => id));
  const isOfRemoved = ({ queryKey: [kind, part, id] }: Query) =>
    kind === source.name && (part === 'one' || part === 'position') && ids.has(id);
  await queryClient.invalidateQueries({ predicate: isOfRemoved, refetchType: 'none' });
  await queryClient.invalidateQueries({ predicate: (query) => isStale(query) && !isOfRemoved(query) });
}
