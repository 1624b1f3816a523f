import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { FileToAttach } from '#machines/upload/upload.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshAttachments } from '#src/api/record/attachments.ts';
import { upload } from '#src/api/record/upload.ts';

import { failing } from './failure.ts';

/** What the service needs of the screen: the contents of chosen files, and where it reports how much was sent. */
export interface UploadScreen {
  readonly contentOf: (key: string) => Blob;
  readonly onProgress: (sent: number) => void;
}

/** Where a file is sent: to the record, or to the attached file of which it becomes a new version. */
function addressOf(recordId: string, { name, replaces }: FileToAttach): string {
  if (replaces === null) return `/records/${recordId}/attachments?${new URLSearchParams({ name }).toString()}`;
  const query = new URLSearchParams({ name, version: String(replaces.version) });
  return `/attachments/${replaces.id}/versions?${query.toString()}`;
}

/** Attaches a file to a record. */
export const uploadFile = (
  api: ApiClient,
  queryClient: QueryClient,
  recordId: string,
  { contentOf, onProgress }: UploadScreen,
) =>
  fromPromise<void, FileToAttach>(({ input, signal }) =>
    failing(async () => {
      onProgress(0);
      await upload(api, { address: addressOf(recordId, input), file: contentOf(input.key), signal, onProgress });
      await refreshAttachments(queryClient, recordId);
    }),
  );
