import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/client.ts';
import { riskKey, type Risk } from '#src/api/risks.ts';

import { failing } from './failure.ts';

/** Removes a risk from the register; it can be restored. */
export const removeRisk = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, { base: Risk }>(({ input: { base }, signal }) =>
    failing(async () => {
      const params = { path: { id: base.id }, query: { version: base.version } };
      await api.DELETE('/risk/{id}', { params, signal });
      await queryClient.invalidateQueries({ queryKey: riskKey });
    }),
  );
