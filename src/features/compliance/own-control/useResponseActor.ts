import { useQueryClient } from '@tanstack/react-query';

import { answerOwnControl, type ResponseDraft } from '#src/actors/own-control.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const carriedOver = sameStep<ResponseDraft>({ of: () => '', read: ['version'] });

/** The machine of the dialog that answers an own control. @param onAnswered called after it has changed */
export function useResponseActor(id: string, onAnswered: () => void): StepDialogActor<ResponseDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => answerOwnControl(api, queryClient, id),
    () => {
      toast.success('Answer saved');
      onAnswered();
    },
    { carriedOver, onOutdated: onAnswered },
  );
}
