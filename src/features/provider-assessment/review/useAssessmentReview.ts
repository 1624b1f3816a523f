import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { assessmentReviewMachine } from '#machines/assessment-review/assessment-review.machine.ts';
import { loadAnswers, saveReview } from '#src/actors/provider-assessment-review.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';

export type AssessmentReviewActor = ActorRefFrom<typeof assessmentReviewMachine>;

/** The machine of the review of an assessment's answers, with its services. */
export function useAssessmentReview(assessmentId: string): AssessmentReviewActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    assessmentReviewMachine.provide({
      actors: { load: loadAnswers(api, assessmentId), saveReview: saveReview(api, queryClient, assessmentId) },
    }),
  );
  return useActorRef(machine);
}
