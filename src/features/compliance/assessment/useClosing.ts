import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import {
  assessmentClosingMachine,
  type ClosingAction,
  type ClosingNotice,
} from '#machines/assessment-closing/assessment-closing.machine.ts';
import { loadClosing, takeClosingStep } from '#src/actors/compliance-assessment.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ClosingActor = ActorRefFrom<typeof assessmentClosingMachine>;

const done: Readonly<Record<ClosingAction, string>> = {
  START: 'Assessment started',
  SUBMIT: 'Submitted for review',
  RETURN: 'Returned to the assessors',
  CLOSE: 'Assessment closed',
  ABANDON: 'Assessment abandoned',
  REOPEN: 'Assessment reopened',
};

/** The machine of the closing of an assessment, with its services. */
export function useClosing(assessmentId: string): ClosingActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    assessmentClosingMachine.provide({
      actors: { load: loadClosing(api, assessmentId), take: takeClosingStep(api, queryClient, assessmentId) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices<ClosingNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'step.taken':
        toast.success(done[notice.action]);
        break;
      case 'assessment.outdated':
        toast.error('Someone else has changed the assessment', 'Look at it as it is now, then decide.');
        break;
    }
  });
  return actor;
}
