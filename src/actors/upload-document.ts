import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ConflictMode } from '#machines/document-transfer/document-transfer.machine.ts';
import type { FileToAttach } from '#machines/upload/upload.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshDocuments } from '#src/api/document.ts';
import { upload } from '#src/api/record/upload.ts';

import { failing } from './failure.ts';

/** Where a chosen file goes. */
export interface Destination {
  readonly file: Blob;
  /** Null for the top of the repository. */
  readonly folderId: string | null;
  readonly onConflict: ConflictMode;
  /** What is new in a version of another file; empty if nothing was said. */
  readonly note: string;
}

interface UploadScreen {
  readonly destinationOf: (key: string) => Destination;
  readonly onProgress: (sent: number) => void;
}

/** Below the API's address: to a folder, or to the file of which it becomes a new version. */
function addressOf(
  repositoryId: string,
  { name, replaces }: FileToAttach,
  { folderId, onConflict, note }: Destination,
) {
  if (replaces !== null) {
    const query = new URLSearchParams({ version: String(replaces.version), ...(note !== '' && { note }) });
    return `/document-entry/${replaces.id}/versions?${query.toString()}`;
  }
  const query = new URLSearchParams({ name, onConflict, ...(folderId !== null && { folderId }) });
  return `/document-repository/${repositoryId}/files?${query.toString()}`;
}

/** Sends a file to a document repository. */
export const uploadDocument = (
  api: ApiClient,
  queryClient: QueryClient,
  repositoryId: string,
  { destinationOf, onProgress }: UploadScreen,
) =>
  fromPromise<void, FileToAttach>(({ input, signal }) =>
    failing(async () => {
      onProgress(0);
      const destination = destinationOf(input.key);
      const address = addressOf(repositoryId, input, destination);
      await upload(api, { address, file: destination.file, signal, onProgress });
      await refreshDocuments(queryClient);
    }),
  );
