import { useQueryClient } from '@tanstack/react-query';

import { setAppetite, type AppetiteDraft } from '#src/actors/risk-appetite.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const carriedOver = sameStep<AppetiteDraft>({ of: () => 'appetite', read: ['version'] });

export type AppetiteActor = StepDialogActor<AppetiteDraft>;

/** The machine of the dialog that changes the appetite, with its service. */
export function useAppetiteActor(): AppetiteActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => setAppetite(api, queryClient),
    () => toast.success('Risk appetite updated'),
    { carriedOver },
  );
}
