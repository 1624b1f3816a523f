import { useQueryClient } from '@tanstack/react-query';

import { mistakesInReview, takeReviewStep, type ReviewDraft } from '#src/actors/policy-document.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type PolicyReviewActor = StepDialogActor<ReviewDraft>;

const carriedOver = sameStep<ReviewDraft>({ of: ({ step }) => step, read: ['version', 'contentSha256'] });

/**
 * The machine of a policy's way to approval, with its services.
 * @param onChanged called when the document has to be read again
 */
export function usePolicyReview(policyId: string, onChanged: () => void): PolicyReviewActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeReviewStep(api, queryClient, policyId),
    () => {
      toast.success('Policy updated');
      onChanged();
    },
    { carriedOver, mistakesIn: mistakesInReview, onOutdated: onChanged },
  );
}
