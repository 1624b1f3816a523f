import { useQueryClient } from '@tanstack/react-query';

import { respondTo, type Response, type ResponseDraft } from '#src/actors/incident-response.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const made: Readonly<Partial<Record<Response, string>>> = {
  ENTRY: 'Added to the timeline',
  REMOVE_ENTRY: 'Removed from the timeline',
};

const carriedOver = sameStep<ResponseDraft>({
  of: ({ response, entry }) => `${response} ${entry?.id}`,
  read: ['version', 'entry'],
});

export type ResponseActor = StepDialogActor<ResponseDraft>;

/**
 * The machine of the response to an incident, with its service.
 * @param onMade called after a response, and after someone else's change: the incident has to be read again
 */
export function useResponseActor(incidentId: string, onMade: () => void): ResponseActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => respondTo(api, queryClient, incidentId),
    ({ response }) => {
      toast.success(made[response] ?? 'Incident updated');
      onMade();
    },
    // The form has read the version that a response names: it reads the incident again, or none could ever be made.
    { carriedOver, onOutdated: onMade },
  );
}
