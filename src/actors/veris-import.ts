import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { sendVeris } from '#src/api/incident/incident-exchange.ts';
import { incidents } from '#src/api/incident/incidents.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** What the dialog of the import asks for. */
export interface VerisDraft {
  readonly file: ChosenFile | null;
}

/** Imports a VERIS file, and fetches the incidents again. @param contentOf the file with a key */
export const importVeris = (api: ApiClient, queryClient: QueryClient, contentOf: (key: string) => Blob) =>
  fromPromise<void, StepInput<VerisDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      if (draft.file === null) throw new ApiError(400, 'Choose a file');
      try {
        await sendVeris(api, { file: contentOf(draft.file.key), dryRun: false, signal });
      } finally {
        await queryClient.invalidateQueries({ predicate: staleAfterChange(incidents) });
      }
    }),
  );
