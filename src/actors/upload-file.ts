import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import { refreshAttachments } from '#src/api/attachments.ts';
import type { ApiClient } from '#src/api/client.ts';
import { upload } from '#src/api/upload.ts';

import { failing } from './failure.ts';

/** What the service needs of the screen: the contents of chosen files, and where it reports how much was sent. */
export interface UploadScreen {
  readonly contentOf: (key: string) => Blob;
  readonly onProgress: (key: string, sent: number) => void;
}

/** Attaches a file to a record. */
export const uploadFile = (api: ApiClient, queryClient: QueryClient, recordId: string, screen: UploadScreen) =>
  fromPromise<void, ChosenFile>(({ input: { key, name }, signal }) =>
    failing(async () => {
      const address = `/records/${recordId}/attachments?${new URLSearchParams({ name }).toString()}`;
      const onProgress = (sent: number) => screen.onProgress(key, sent);
      await upload(api, { address, file: screen.contentOf(key), signal, onProgress });
      await refreshAttachments(queryClient, recordId);
    }),
  );
