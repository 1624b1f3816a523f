import { useQueryClient } from '@tanstack/react-query';

import { answerQuestion, type AnsweringDraft } from '#src/actors/provider-assessment-review.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { AssessmentReviewActor } from './useAssessmentReview.ts';

export type AnsweringActor = StepDialogActor<AnsweringDraft>;

/** The machine that answers what respondents ask, with its service. */
export function useAnsweringActor(review: AssessmentReviewActor): AnsweringActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => answerQuestion(api, queryClient, (question) => review.send({ type: 'question.answered', question })),
    ({ question }) => toast.success('Answer sent', `${question.askedBy} is told by mail.`),
  );
}
