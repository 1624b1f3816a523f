import type { ApiClient } from '#src/api/client.ts';
import type { Queries } from '#src/api/queries.ts';
import type { Kind, RecordSource } from '#src/api/register.ts';

interface LoaderContext {
  readonly api: ApiClient;
  readonly queries: Queries;
  /** Whether requests can be sent for an organisation: the active one, or the one that is expected to become active. */
  readonly hasOrganisation: () => boolean;
}

/**
 * Starts fetching a list while its screen is loading. The screen shows the list's loading state and its failure.
 * @param load imports the register's calls, which the first page does not need
 */
export function readEarly<K extends Kind>(
  { api, queries, hasOrganisation }: LoaderContext,
  load: () => Promise<RecordSource<K>>,
  query: K['query'],
): void {
  if (!hasOrganisation()) return;
  Promise.all([queries.client(), import('#src/api/register.ts'), load()])
    .then(([client, { listQuery }, source]) => client.query(listQuery(api, source, query)))
    .catch(() => undefined);
}
