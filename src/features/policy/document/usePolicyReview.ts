import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { policyReviewMachine, type PolicyReviewNotice } from '#machines/policy-review/policy-review.machine.ts';
import { takeReviewStep } from '#src/actors/policy-document.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type PolicyReviewActor = ActorRefFrom<typeof policyReviewMachine>;

/**
 * The machine of a policy's way to approval, with its services.
 * @param onChanged called when the document has to be read again
 */
export function usePolicyReview(policyId: string, onChanged: () => void): PolicyReviewActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    policyReviewMachine.provide({ actors: { take: takeReviewStep(api, queryClient, policyId) } }),
  );
  const actor = useActorRef(machine);
  useNotices<PolicyReviewNotice>(actor, ({ type }) => {
    if (type === 'step.taken') toast.success('Policy updated');
    onChanged();
  });
  return actor;
}
