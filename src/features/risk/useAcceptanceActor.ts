import { useQueryClient } from '@tanstack/react-query';

import { takeAcceptanceStep, type AcceptanceDraft, type AcceptanceStep } from '#src/actors/risk-acceptance.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const carriedOver = sameStep<AcceptanceDraft>({
  of: ({ step, acceptance }) => `${step} ${acceptance?.id}`,
  read: ['acceptance'],
});

const done: Readonly<Record<AcceptanceStep, string>> = {
  SUBMIT: 'Acceptance submitted',
  ACCEPT: 'Risk accepted',
  REJECT: 'Acceptance rejected',
  WITHDRAW: 'Acceptance withdrawn',
  REVOKE: 'Acceptance revoked',
};

export type AcceptanceActor = StepDialogActor<AcceptanceDraft>;

/** The machine of the acceptance of a risk, with its service. */
export function useAcceptanceActor(riskId: string): AcceptanceActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeAcceptanceStep(api, queryClient, riskId),
    ({ step }) => toast.success(done[step]),
    { carriedOver },
  );
}
