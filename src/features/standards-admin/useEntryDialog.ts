import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { ApiClient } from '#src/api/connection/client.ts';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** An entry of the catalogue that is added or changed in a dialog. */
interface Entry<Draft extends object, Named extends keyof Draft> {
  /** What is fetched again, whatever came of it. */
  readonly queryKey: QueryKey;
  /** The field without which it is not stored. */
  readonly named: Named;
  /** The id of what is changed; null for a new one. */
  readonly idOf: (draft: Draft) => string | null;
  readonly store: (api: ApiClient, draft: Draft) => Promise<unknown>;
}

/** The machine of the dialog of an entry. */
export function useEntryDialog<Named extends 'name' | 'title', Draft extends Readonly<Record<Named, string>>>({
  queryKey,
  named,
  idOf,
  store,
}: Entry<Draft, Named>): StepDialogActor<Draft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<Draft>(
    () =>
      fromPromise<void, StepInput<Draft>>(({ input: { draft } }) =>
        failing(async () => {
          await store(api, draft);
        }).finally(() => void queryClient.invalidateQueries({ queryKey })),
      ),
    (draft) => toast.success(idOf(draft) === null ? 'Created successfully' : 'Updated successfully', draft[named]),
    {
      carriedOver: sameEdit((draft) => idOf(draft) ?? ''),
      mistakesIn: (draft) => (draft[named].trim() === '' ? { [named]: `Enter a ${named}` } : {}),
    },
  );
}
