import { fromPromise } from 'xstate';

import type { CheckInput, HeaderInput, ImportFile, RunInput } from '#machines/import/import.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { imports, uploadImport, type Import } from '#src/api/record/imports.ts';

import { failing } from './failure.ts';

/** What the services need of the screen. */
export interface ImportScreen {
  /** The kind of the register. */
  readonly kind: string;
  readonly contentOf: (key: string) => Blob;
  readonly onProgress: (sent: number) => void;
  /** Records have changed: an import was done or undone. */
  readonly onChanged: () => void;
}

interface One {
  readonly id: string;
}

/** The services of an import into a register. */
export const importActors = (api: ApiClient, { kind, contentOf, onProgress, onChanged }: ImportScreen) => ({
  findImports: fromPromise<readonly Import[]>(({ signal }) =>
    failing(() => imports(api).recent({ query: { kind }, signal })),
  ),

  uploadFile: fromPromise<Import, ImportFile>(({ input: { file, format }, signal }) =>
    failing(async () => {
      onProgress(0);
      const sent = { fileName: file.name, format, file: contentOf(file.key), signal, onProgress };
      return uploadImport(api, kind, sent);
    }),
  ),

  chooseHeader: fromPromise<Import, HeaderInput>(({ input: { id, row }, signal }) =>
    failing(() => imports(api).chooseHeader({ path: { id }, body: { row }, signal })),
  ),

  startCheck: fromPromise<Import, CheckInput>(({ input: { id, plan }, signal }) =>
    failing(() => imports(api).check({ path: { id }, body: plan, signal })),
  ),

  startRun: fromPromise<Import, RunInput>(({ input: { id, order }, signal }) =>
    failing(() => imports(api).run({ path: { id }, body: order, signal })),
  ),

  startUndo: fromPromise<Import, One>(({ input: { id }, signal }) =>
    failing(() => imports(api).undo({ path: { id }, signal })),
  ),

  readImport: fromPromise<Import, One>(({ input: { id }, signal }) =>
    failing(async () => {
      const found = await imports(api).get({ path: { id }, signal });
      if (found.state === 'DONE' || found.state === 'UNDONE') onChanged();
      return found;
    }),
  ),

  discardImport: fromPromise<void, One>(({ input: { id }, signal }) =>
    failing(async () => {
      await imports(api).discard({ path: { id }, signal });
    }),
  ),
});
