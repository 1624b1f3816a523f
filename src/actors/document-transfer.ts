import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { Transfer, Transferred } from '#machines/document-transfer/document-transfer.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { documents, refreshDocuments } from '#src/api/document.ts';

import { failing } from './failure.ts';

/** Copies or moves a file or folder, and fetches what is shown again. */
export const transferDocument = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<Transferred, Transfer>(({ input: { task, entry, repositoryId, folderId, onConflict }, signal }) =>
    failing(async () => {
      const { id, version } = entry;
      const to =
        task === 'COPY'
          ? await documents(api).copy({ path: { id }, body: { repositoryId, folderId, onConflict }, signal })
          : await documents(api).move({ path: { id }, body: { version, repositoryId, folderId, onConflict }, signal });
      await refreshDocuments(queryClient);
      const isAnother = to.repository.id !== entry.repositoryId;
      return {
        name: to.name,
        folder: to.path.at(-1)?.name ?? null,
        repository: isAnother ? to.repository.title : null,
      };
    }),
  );
