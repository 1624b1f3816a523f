import type { QueryClient } from '@tanstack/react-query';

import type { ApiClient } from '#src/api/client.ts';
import { listQuery } from '#src/api/register.ts';
import { risks, type RiskQuery } from '#src/api/risks.ts';

/** Begins to read the list before its screen is there. */
export const prefetchRisks = (client: QueryClient, api: ApiClient, query: RiskQuery) =>
  client.query(listQuery(api, risks, query));
