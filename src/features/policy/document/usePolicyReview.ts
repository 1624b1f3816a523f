import { useQueryClient } from '@tanstack/react-query';

import { recipientsIn } from '#domain/secure-link/recipient-list.ts';
import { takeReviewStep, type ReviewDraft, type ReviewStep } from '#src/actors/policy-document.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { unreadAddresses } from '#src/components/unread-addresses.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<ReviewStep, string>> = {
  SUBMIT: 'Submitted for review',
  WITHDRAW: 'Withdrawn from review',
  ENDORSE: 'Approved as reviewer',
  REQUEST_CHANGES: 'Changes requested',
  APPROVE: 'Version approved',
  REJECT: 'Version rejected',
  REVISE: 'New version started',
  CONFIRM: 'Confirmed without changes',
};

export type PolicyReviewActor = StepDialogActor<ReviewDraft>;

const carriedOver = sameStep<ReviewDraft>({ of: ({ step }) => step, read: ['version', 'contentSha256'] });

/** Only chosen people are named by their addresses: an entry that is none keeps the step from being taken. */
function mistakesIn({ step, whom, addresses }: ReviewDraft): Readonly<Record<string, string>> {
  const problem =
    step === 'APPROVE' && whom === 'CHOSEN' ? unreadAddresses(recipientsIn(addresses).invalid) : undefined;
  return problem === undefined ? {} : { addresses: problem };
}

/**
 * The machine of a policy's way to approval, with its services.
 * @param onChanged called when the document has to be read again
 */
export function usePolicyReview(policyId: string, onChanged: () => void): PolicyReviewActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeReviewStep({ api, id: policyId, recipientsOf: (text) => recipientsIn(text).recipients }, queryClient),
    ({ step }) => {
      toast.success(done[step]);
      onChanged();
    },
    { carriedOver, mistakesIn, onOutdated: onChanged },
  );
}
