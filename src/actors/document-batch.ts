import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type {
  BatchEntry,
  DocumentBatch,
  DocumentBatchOutcome,
  RefusedEntry,
} from '#machines/document-batch/document-batch.machine.ts';
import type { Failure } from '#machines/failure.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { documents, refreshDocuments } from '#src/api/document.ts';

import { failing, failureOf } from './failure.ts';

/** Does what was asked for with one file or folder. */
function takeOne(api: ApiClient, batch: DocumentBatch, { id, version, labelIds }: BatchEntry, signal: AbortSignal) {
  const { task, repositoryId, folderId } = batch;
  const path = { id };
  if (task === 'MOVE')
    return documents(api).move({ path, body: { version, repositoryId, folderId, onConflict: 'STOP' }, signal });
  if (task === 'REMOVE') return documents(api).discard({ path, query: { version }, signal });
  const labels = [...new Set([...labelIds, ...batch.labelIds])];
  return documents(api).change({ path, body: { version, labelIds: labels }, signal });
}

function reasonOf(failure: Failure): string {
  if (failure.status === 404) return 'It is not there any more.';
  return Object.values(failure.fieldErrors)[0] ?? failure.message;
}

/**
 * Moves, labels or removes files and folders, one after the other: a repository is changed by one request at a time anyway. Without
 * the server, what is left is not tried.
 */
export const takeDocumentBatch = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<DocumentBatchOutcome, DocumentBatch>(({ input: batch, signal }) =>
    failing(async () => {
      const done: BatchEntry[] = [];
      const refused: RefusedEntry[] = [];
      let offline: string | undefined;
      for (const entry of batch.entries) {
        const refuse = (reason: string) => refused.push({ id: entry.id, name: entry.name, reason });
        if (offline !== undefined) {
          refuse(offline);
          continue;
        }
        try {
          await takeOne(api, batch, entry, signal);
          done.push(entry);
        } catch (error) {
          if (signal.aborted) throw error;
          const failure = failureOf(error);
          refuse(reasonOf(failure));
          if (failure.status === undefined) offline = failure.message;
        }
      }
      await refreshDocuments(queryClient);
      return { done, refused };
    }),
  );
