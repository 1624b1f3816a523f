import { keepPreviousData, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';

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

/** The operations that registers and look-ups share; a screen's file names the contract's paths for them. */
export interface RecordCalls<Entity, Input, ListQuery> {
  list(query: ListQuery, signal: AbortSignal): Promise<Page<Entity>>;
  /** The same key with the same input adds once. */
  create(input: Input, idempotencyKey: string, signal: AbortSignal): Promise<Entity>;
  update(id: string, changes: { version: number } & Partial<Input>, signal: AbortSignal): Promise<Entity>;
  /** Only a register keeps the reason. */
  remove(record: Versioned, signal: AbortSignal, reason: string): Promise<void>;
}

/** The operations of a register; its records can be read one by one, removed together and restored. */
export interface RegisterCalls<Entity, Input, ListQuery> extends RecordCalls<Entity, Input, ListQuery> {
  get(id: string, signal: AbortSignal): Promise<Entity>;
  /** Where a record stands in the list that a query gives; its page counts for nothing. */
  position(id: string, query: ListQuery, signal: AbortSignal): Promise<Schemas['RecordPosition']>;
  removeMany(records: Versioned[], signal: AbortSignal, reason: string): Promise<void>;
  /** What would come of the removal of these. */
  removalOutlook(id: string[], signal: AbortSignal): Promise<Schemas['RemovalOutlook']>;
  removed(query: RemovedQuery, signal: AbortSignal): Promise<Page<Schemas['RemovedRecord']>>;
  restoreMany(records: Versioned[], signal: AbortSignal): Promise<void>;
}

/** Search and page of the removed records. */
export interface RemovedQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string;
}

/** A reason, where there is one: the contract knows no empty one. */
export const because = (reason: string): { reason?: string } => (reason === '' ? {} : { reason });

/** What the cache and the actors know of one kind of record. */
export interface RecordSource<Calls> {
  /** Everything read of the kind hangs below this name, so that one word after a change makes all of it fresh. */
  readonly name: string;
  readonly calls: (api: ApiClient) => Calls;
  /** Kinds whose answers tell of this one too: the names of look-ups stand on records. */
  readonly alsoInvalidates?: readonly string[];
}

/** One page of a list; the page before stays on screen until the next is there. */
export const listQuery = <Entity, Input, ListQuery>(
  api: ApiClient,
  { name, calls }: RecordSource<RecordCalls<Entity, Input, ListQuery>>,
  query: ListQuery,
) =>
  queryOptions({
    queryKey: [name, 'list', query],
    queryFn: ({ signal }) => calls(api).list(query, signal),
    placeholderData: keepPreviousData,
  });

/** Where a record stands in a list. */
export const positionQuery = <Entity, Input, ListQuery>(
  api: ApiClient,
  { name, calls }: RecordSource<RegisterCalls<Entity, Input, ListQuery>>,
  id: string,
  query: ListQuery,
) =>
  queryOptions({
    queryKey: [name, 'position', id, query],
    queryFn: ({ signal }) => calls(api).position(id, query, signal),
  });

/** One record. What is shown of it is read again each time: who edits begins with what is stored now. */
export const recordQuery = <Entity, Input, ListQuery>(
  api: ApiClient,
  { name, calls }: RecordSource<RegisterCalls<Entity, Input, ListQuery>>,
  id: string,
) => queryOptions({ queryKey: [name, 'one', id], queryFn: ({ signal }) => calls(api).get(id, signal), gcTime: 0 });

/** One page of the removed records; the page before stays on screen until the next is there. */
export const removedQuery = <Entity, Input, ListQuery>(
  api: ApiClient,
  { name, calls }: RecordSource<RegisterCalls<Entity, Input, ListQuery>>,
  query: RemovedQuery,
) =>
  queryOptions({
    queryKey: [name, 'removed', query],
    queryFn: ({ signal }) => calls(api).removed(query, signal),
    placeholderData: keepPreviousData,
  });

/** What a person is told before they remove records. */
export const removalOutlookQuery = <Entity, Input, ListQuery>(
  api: ApiClient,
  { name, calls }: RecordSource<RegisterCalls<Entity, Input, ListQuery>>,
  ids: readonly string[],
) =>
  queryOptions({
    queryKey: [name, 'outlook', ids],
    queryFn: ({ signal }) => calls(api).removalOutlook([...ids], signal),
    gcTime: 0,
  });

/** The cached answers that a change of this kind makes stale. */
export const staleAfterChange =
  ({ name, alsoInvalidates = [] }: Pick<RecordSource<unknown>, 'name' | 'alsoInvalidates'>) =>
  ({ queryKey: [kind] }: Pick<Query, 'queryKey'>): boolean =>
    kind === name || alsoInvalidates.some((other) => other === kind);

/**
 * Reads again what a removal makes stale, but for what was read of the removed records themselves: their panel would
 * find them gone before it has heard of the removal. Of those the answer is only marked as stale.
 */
export async function refreshAfterRemoval(
  queryClient: QueryClient,
  source: Pick<RecordSource<unknown>, 'name' | 'alsoInvalidates'>,
  removed: readonly Versioned[],
): Promise<void> {
  const isStale = staleAfterChange(source);
  const ids = new Set<unknown>(removed.map(({ id }) => id));
  const isOfRemoved = ({ queryKey: [kind, part, id] }: Query) =>
    kind === source.name && (part === 'one' || part === 'position') && ids.has(id);
  await queryClient.invalidateQueries({ predicate: isOfRemoved, refetchType: 'none' });
  await queryClient.invalidateQueries({ predicate: (query) => isStale(query) && !isOfRemoved(query) });
}
