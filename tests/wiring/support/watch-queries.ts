import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Fills the cache with empty answers; the returned function gives the keys of those that are stale by now. */
export function watchQueries(queryClient: QueryClient, keys: readonly QueryKey[]): () => QueryKey[] {
  for (const key of keys) queryClient.setQueryData(key, {});
  return () => keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
}
