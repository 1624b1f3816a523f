import { hashKey, type QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/client.ts';
import { riskKey, riskQuery, type Risk } from '#src/api/risks.ts';

import { failing } from './failure.ts';

/** Removes a risk from the register; it can be restored. */
export const removeRisk = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, { base: Risk }>(({ input: { base }, signal }) =>
    failing(async () => {
      const params = { path: { id: base.id }, query: { version: base.version } };
      await api.DELETE('/risk/{id}', { params, signal });
      // But for itself: the panel that shows it would find it gone before it has heard that it was removed.
      const itself = hashKey(riskQuery(api, base.id).queryKey);
      await queryClient.invalidateQueries({ queryKey: riskKey, predicate: ({ queryHash }) => queryHash !== itself });
    }),
  );
