import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { FileToAttach } from '#machines/upload/upload.machine.ts';
import { evidenceRequestsKey } from '#src/api/compliance/evidence.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { upload } from '#src/api/record/upload.ts';

import { failing } from './failure.ts';
import type { UploadScreen } from './upload-file.ts';

/** Adds a file to a request for evidence, as the member who was asked, and fetches the requests again. */
export const addEvidenceFile = (
  api: ApiClient,
  queryClient: QueryClient,
  request: { readonly id: string; readonly evidenceId: string },
  { contentOf, onProgress }: UploadScreen,
) =>
  fromPromise<void, FileToAttach>(({ input: { key, name }, signal }) =>
    failing(async () => {
      onProgress(0);
      const address = `/evidence-request/${request.id}/files?${new URLSearchParams({ name }).toString()}`;
      await upload(api, { address, file: contentOf(key), signal, onProgress });
      await queryClient.invalidateQueries({ queryKey: evidenceRequestsKey(request.evidenceId) });
    }),
  );
