import type { QueryClient } from '@tanstack/react-query';

type ListSearch = Readonly<Record<string, unknown>>;

const keyOf = (kind: string) => ['left-list', kind] as const;

/**
 * Keeps how a list was left, without the record that was open beside it, until the page is reloaded: in the query cache,
 * with which another session or organisation starts empty.
 */
export function keepList(queries: QueryClient, kind: string, search: ListSearch): void {
  // Nothing observes it: it would be dropped after some minutes.
  queries.setQueryDefaults(keyOf(kind), { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData<ListSearch>(keyOf(kind), search);
}

/** The search parameters of a register's list as it was last shown; undefined if it has not been. */
export const leftList = (queries: QueryClient, kind: string): ListSearch | undefined =>
  queries.getQueryData<ListSearch>(keyOf(kind));
