import { useQueryClient } from '@tanstack/react-query';

import { changeRequests, type AcknowledgementStep } from '#src/actors/policy-acknowledgement.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<AcknowledgementStep['step'], string>> = {
  REMIND: 'Reminder sent',
  REMIND_ALL: 'Reminders sent',
  RESEND: 'New link sent',
  REVOKE: 'Request revoked',
  EXTEND: 'Request extended',
};

export type RequestSteps = StepDialogActor<AcknowledgementStep>;

/** The machine of what is done about requests of a policy, with its service. */
export function useRequestSteps(policyId: string): RequestSteps {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => changeRequests(api, queryClient, policyId),
    ({ step }) => toast.success(done[step]),
  );
}
