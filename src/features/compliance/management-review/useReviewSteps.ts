import { useQueryClient } from '@tanstack/react-query';

import { takeReviewStep, type ReviewStepDraft } from '#src/actors/management-system.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<ReviewStepDraft['action'], string>> = {
  HOLD: 'Review recorded as held',
  APPROVE: 'Minutes approved',
  REOPEN: 'Review reopened',
};

const carriedOver = sameStep<ReviewStepDraft>({ of: ({ action }) => action, read: ['version'] });

/** The machine of the course of a management review, with its service. @param onTaken called after the review has changed */
export function useReviewSteps(reviewId: string, onTaken: () => void): StepDialogActor<ReviewStepDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<ReviewStepDraft>(
    () => takeReviewStep(api, queryClient, reviewId),
    ({ action }) => {
      toast.success(done[action]);
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
}
