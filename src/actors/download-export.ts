import { fromPromise } from 'xstate';

import type { ExportRequest } from '#machines/export/export.types.ts';
import type { ApiClient } from '#src/api/client.ts';
import type { Kind, RegisterSource } from '#src/api/register.ts';

import { failing } from './failure.ts';

/** Milliseconds until the browser has surely begun to read a saved file: some only do so after the click. */
const saveTime = 60_000;

/** Saves a file in the browser's downloads. */
function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), saveTime);
}

/**
 * Downloads the export of a list and saves it under the server's name, with which it resolves.
 * @param sourceOf the register of a kind
 */
export const downloadExport = (api: ApiClient, sourceOf: (kind: string) => RegisterSource<Kind>) =>
  fromPromise<string, ExportRequest>(({ input: { register, query, format }, signal }) =>
    failing(async () => {
      const { name, content } = await sourceOf(register).calls(api).exportFile(query, format, signal);
      save(name, content);
      return name;
    }),
  );
