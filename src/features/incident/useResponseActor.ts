import { useQueryClient } from '@tanstack/react-query';

import { respondTo, type ResponseDraft } from '#src/actors/incident-response.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ResponseActor = StepDialogActor<ResponseDraft>;

/** The machine of the response to an incident, with its service. */
export function useResponseActor(incidentId: string, onMade: () => void): ResponseActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => respondTo(api, queryClient, incidentId),
    ({ response }) => {
      toast.success(response === 'ENTRY' ? 'Added to the timeline' : 'Updated successfully');
      onMade();
    },
  );
}
