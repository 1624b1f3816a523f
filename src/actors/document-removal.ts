import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { DocumentUses, EntryToRemove } from '#machines/document-removal/document-removal.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { documents, refreshDocuments } from '#src/api/document.ts';

import { failing } from './failure.ts';

/** Reads which records have a version of a file among their own files. */
export const findDocumentUses = (api: ApiClient) =>
  fromPromise<DocumentUses, { readonly id: string }>(({ input: { id }, signal }) =>
    failing(() => documents(api).uses({ path: { id }, signal })),
  );

/** Removes a file or folder, and fetches what is shown again. */
export const removeDocument = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, EntryToRemove>(({ input: { id, version }, signal }) =>
    failing(async () => {
      await documents(api).discard({ path: { id }, query: { version }, signal });
      await refreshDocuments(queryClient);
    }),
  );
