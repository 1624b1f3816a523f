import type { QueryClient } from '@tanstack/react-query';

import type { ApiClient } from '#src/api/client.ts';
import { listQuery, type RecordCalls, type RecordSource } from '#src/api/register.ts';
import type { SessionActor } from '#src/components/SessionProvider.tsx';

interface LoaderContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly session: SessionActor;
}

/** Begins to read a list while its screen is on the way. The screen shows the list's loading and its failure. */
export function readEarly<Entity, Input, ListQuery>(
  { api, queryClient, session }: LoaderContext,
  source: RecordSource<RecordCalls<Entity, Input, ListQuery>>,
  query: ListQuery,
): void {
  if (session.getSnapshot().hasTag('ready')) queryClient.query(listQuery(api, source, query)).catch(() => undefined);
}
