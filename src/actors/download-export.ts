import { fromPromise } from 'xstate';

import type { ExportRequest } from '#machines/export/export.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import type { ExportSource } from '#src/api/record/register.ts';

import { failing } from './failure.ts';
import { saveFile } from './save-file.ts';

/**
 * Downloads the export of a list and saves it under the server's name, with which it resolves.
 * @param sourceOf the register or look-up of a kind
 */
export const downloadExport = (api: ApiClient, sourceOf: (kind: string) => ExportSource) =>
  fromPromise<string, ExportRequest>(({ input: { register, query, format }, signal }) =>
    failing(async () => {
      const file = await sourceOf(register).calls(api).exportFile(query, format, signal);
      saveFile(file);
      return file.name;
    }),
  );
