import { fromPromise } from 'xstate';

import { notProvided } from '../not-provided.ts';
import type { CheckInput, HeaderInput, Import, ImportFile, RunInput } from './import.types.ts';

interface Named {
  readonly id: string;
}

/** The slots of the services that the import calls. */
export const importActors = {
  /** The person's imports into the register. */
  findImports: fromPromise<readonly Import[]>(notProvided('findImports')),
  uploadFile: fromPromise<Import, ImportFile>(notProvided('uploadFile')),
  chooseHeader: fromPromise<Import, HeaderInput>(notProvided('chooseHeader')),
  startCheck: fromPromise<Import, CheckInput>(notProvided('startCheck')),
  startRun: fromPromise<Import, RunInput>(notProvided('startRun')),
  startUndo: fromPromise<Import, Named>(notProvided('startUndo')),
  readImport: fromPromise<Import, Named>(notProvided('readImport')),
  discardImport: fromPromise<void, Named>(notProvided('discardImport')),
};
