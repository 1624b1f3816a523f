import { useQueryClient } from '@tanstack/react-query';

import { addFinding, type FindingDraft } from '#src/actors/provider-assessment-review.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { AssessmentReviewActor } from './useAssessmentReview.ts';

export type FindingActor = StepDialogActor<FindingDraft>;

/** The machine that makes risks of answers, with its service. */
export function useFindingActor(assessmentId: string, review: AssessmentReviewActor): FindingActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () =>
      addFinding(api, queryClient, assessmentId, (questionId, finding) => {
        review.send({ type: 'finding.added', questionId, finding });
        toast.success(`${finding.ref} added`);
      }),
    () => undefined,
  );
}
