import { useQueryClient } from '@tanstack/react-query';

import { takeRiskStep, type RiskStep, type RiskStepDraft } from '#src/actors/risk-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const carriedOver = sameStep<RiskStepDraft>({ of: ({ step }) => step, read: ['version'] });

const done: Readonly<Record<RiskStep, string>> = {
  OPEN: 'Risk opened',
  CLOSE: 'Risk closed',
  REOPEN: 'Risk reopened',
  REVIEW: 'Review recorded',
  MOVE_REVIEW: 'Next review moved',
};

export type RiskStepActor = StepDialogActor<RiskStepDraft>;

/**
 * The machine of the status and the reviews of a risk, with its service.
 * @param onTaken called after a step, and after someone else's change: the risk has to be read again
 */
export function useRiskStepActor(riskId: string, onTaken: () => void): RiskStepActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeRiskStep(api, queryClient, riskId),
    ({ step }) => {
      toast.success(done[step]);
      onTaken();
    },
    // The form has read the version that a step names: it reads the risk again, or the step could never be taken.
    { carriedOver, onOutdated: onTaken },
  );
}
