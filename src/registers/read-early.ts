import type { QueryClient } from '@tanstack/react-query';

import type { ApiClient } from '#src/api/connection/client.ts';
import type { Queries } from '#src/api/connection/queries.ts';
import type { Kind, RecordSource } from '#src/api/record/register.ts';

/** What a route's loader is given. */
export interface LoaderContext {
  readonly api: ApiClient;
  readonly queries: Queries;
  /** Whether requests can be sent for an organisation: the active one, or the one that is expected to become active. */
  readonly hasOrganisation: () => boolean;
}

/** The calls of a screen that are made while it is loading. */
export interface EarlyCalls<T> {
  readonly readEarly: (api: ApiClient, query: T) => (client: QueryClient) => Promise<unknown>;
}

/**
 * Starts fetching while a screen is loading, which shows its own loading state and failure.
 * @param load imports the calls, while the query cache may be loading, too
 */
export function fetchEarly<T>(
  { api, queries, hasOrganisation }: LoaderContext,
  load: () => Promise<EarlyCalls<T>>,
  query: T,
): void {
  if (!hasOrganisation()) return;
  Promise.all([queries.client(), load()])
    .then(([client, { readEarly: read }]) => read(api, query)(client))
    .catch(() => undefined);
}

/**
 * Starts fetching a list while its screen is loading.
 * @param load imports the register's calls, which the first page does not need
 */
export const readEarly = <K extends Kind>(
  context: LoaderContext,
  load: () => Promise<{ readonly source: RecordSource<K>; readonly query: K['query'] }>,
): void =>
  fetchEarly(
    context,
    async () => {
      const [{ listQuery }, { source, query }] = await Promise.all([import('#src/api/record/register.ts'), load()]);
      return { readEarly: (api) => (client) => client.query(listQuery(api, source, query)) };
    },
    undefined,
  );
