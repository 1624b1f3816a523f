import { useQueryClient } from '@tanstack/react-query';

import { changeRequests, type AcknowledgementStep, type Reminders } from '#src/actors/policy-acknowledgement.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { counted } from '#src/components/words.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<Exclude<AcknowledgementStep['step'], 'REMIND_ALL'>, string>> = {
  REMIND: 'Reminder sent',
  RESEND: 'New link sent',
  REVOKE: 'Request revoked',
  EXTEND: 'Request extended',
};

export type RequestSteps = StepDialogActor<AcknowledgementStep>;

const people = { one: 'person', many: 'people' };

/** Says how many are reminded, and why the others are not. */
function announceReminders({ reminded, waiting, remindedLately }: Reminders): void {
  const others = [
    ...(remindedLately > 0 ? [`${counted(remindedLately, people)} had been reminded within the last hour`] : []),
    ...(waiting > 0 ? [`${counted(waiting, people)} will get a mail shortly anyway`] : []),
  ];
  const description = others.length === 0 ? undefined : others.join('; ');
  if (reminded > 0) toast.success(`${counted(reminded, people)} reminded`, description);
  else toast.info('Nobody was reminded', description);
}

/** The machine of what is done about requests of a policy, with its service. */
export function useRequestSteps(policyId: string): RequestSteps {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => changeRequests(api, queryClient, policyId, announceReminders),
    ({ step }) => {
      if (step !== 'REMIND_ALL') toast.success(done[step]);
    },
  );
}
