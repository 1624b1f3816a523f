import { fromPromise } from 'xstate';

import type {
  ReadyStandard,
  StandardImportInput,
  StandardProposal,
  StandardVersion,
} from '#machines/standard-import/standard-import.types.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import {
  addReadyStandard,
  catalogueCalls,
  importStandard,
  readStandard,
  type CatalogueSide,
} from '#src/api/compliance/standards.ts';
import type { ApiClient } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';

interface ImportParts {
  readonly api: ApiClient;
  readonly side: CatalogueSide;
  /** The file with a key. */
  readonly contentOf: (key: string) => Blob;
  /** Called with the bytes that were sent. */
  readonly onProgress: (sent: number) => void;
}

/** The services of the import of a standard. */
export const standardImportActors = ({ api, side, contentOf, onProgress }: ImportParts) => ({
  readFile: fromPromise<StandardProposal, ChosenFile>(({ input, signal }) =>
    failing(async () => {
      onProgress(0);
      return readStandard(api, side, { file: contentOf(input.key), signal, onProgress });
    }),
  ),
  importFile: fromPromise<StandardVersion, StandardImportInput>(({ input, signal }) =>
    failing(async () => {
      onProgress(0);
      return importStandard(api, side, { input, file: contentOf(input.file.key), signal, onProgress });
    }),
  ),
  addReady: fromPromise<StandardVersion, { readonly standard: ReadyStandard }>(({ input: { standard } }) =>
    failing(() => addReadyStandard(api, standard)),
  ),
  undoImport: fromPromise<void, { readonly id: string }>(({ input: { id } }) =>
    failing(() => catalogueCalls(api, side).undoImport({ path: { id } })),
  ),
});
