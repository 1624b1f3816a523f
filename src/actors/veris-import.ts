import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { sendVeris, type VerisResult } from '#src/api/incident/incident-exchange.ts';
import { incidents } from '#src/api/incident/incidents.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** What the dialog of the import asks for. */
export interface VerisDraft {
  readonly file: ChosenFile | null;
}

interface VerisParts {
  /** The file with a key. */
  readonly contentOf: (key: string) => Blob;
  /** Called with what became of the file. */
  readonly onResult: (result: VerisResult) => void;
}

/** Imports a VERIS file, and fetches the incidents again. */
export const importVeris = (api: ApiClient, queryClient: QueryClient, { contentOf, onResult }: VerisParts) =>
  fromPromise<void, StepInput<VerisDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      if (draft.file === null) throw new ApiError(400, 'Choose a file');
      try {
        onResult(await sendVeris(api, { file: contentOf(draft.file.key), dryRun: false, signal }));
      } finally {
        await queryClient.invalidateQueries({ predicate: staleAfterChange(incidents) });
      }
    }),
  );
