import { fromPromise } from 'xstate';

import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { importDevices, type RunZeroImport } from '#src/api/information-asset/run-zero-assets.ts';

import { failing } from './failure.ts';

/** The service of the import of devices. @param contentOf the file with a key */
export const importDevicesActor = (
  api: ApiClient,
  contentOf: (key: string) => Blob,
  onProgress: (sent: number) => void,
) =>
  fromPromise<RunZeroImport, { readonly file: ChosenFile; readonly complete: boolean }>(({ input, signal }) =>
    failing(async () => {
      onProgress(0);
      return importDevices(api, { file: contentOf(input.file.key), signal, onProgress }, input.complete);
    }),
  );
