import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { documents, refreshDocuments } from '#src/api/document.ts';
import type { Versioned } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** Brings removed files and folders back, as they were before their removal. */
export const bringBackDocuments = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, { records: readonly Versioned[] }>(({ input: { records }, signal }) =>
    failing(async () => {
      try {
        for (const { id, version } of records)
          await documents(api).bringBack({ path: { id }, body: { version }, signal });
      } finally {
        await refreshDocuments(queryClient);
      }
    }),
  );
