import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { NewLink } from '#machines/links/links.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { recordLinks, refreshLinks } from '#src/api/record/record-links.ts';

import { failing } from './failure.ts';

/** The services of the machine of links, for the links of one record. */
export function linkActors(api: ApiClient, queryClient: QueryClient, recordId: string) {
  const calls = recordLinks(api);
  return {
    addLink: fromPromise<void, NewLink>(({ input: { type, reverse, otherId }, signal }) =>
      failing(async () => {
        await calls.link({ path: { id: recordId }, body: { type, reverse, otherId }, signal });
        await refreshLinks(queryClient);
      }),
    ),
    removeLink: fromPromise<void, string>(({ input: id, signal }) =>
      failing(async () => {
        try {
          await calls.unlink({ path: { id }, signal });
        } finally {
          await refreshLinks(queryClient);
        }
      }),
    ),
  };
}
