import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { attachments, refreshAttachments } from '#src/api/record/attachments.ts';
import type { Versioned } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** Restores removed files of a record. */
export const restoreAttachments = (api: ApiClient, queryClient: QueryClient, recordId: string) =>
  fromPromise<void, { records: readonly Versioned[] }>(({ input: { records }, signal }) =>
    failing(async () => {
      try {
        for (const { id, version } of records) {
          await attachments(api).restore({ path: { id }, body: { version }, signal });
        }
      } finally {
        await refreshAttachments(queryClient, recordId);
      }
    }),
  );
