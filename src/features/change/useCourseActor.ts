import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { changeVoteMachine, type ChangeVoteNotice } from '#machines/change-vote/change-vote.machine.ts';
import {
  castVote,
  takeChangeAction,
  takeImpactStep,
  type ChangeDraft,
  type ImpactDraft,
} from '#src/actors/change-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<ChangeDraft['action'], string>> = {
  SUBMIT: 'Change submitted',
  EXPEDITE: 'Change submitted',
  SCHEDULE: 'Change scheduled',
  ASSESS: 'Change assessed',
  START: 'Change started',
  FINISH: 'Change finished',
  CLOSE: 'Change closed',
  RETURN: 'Change returned',
  CANCEL: 'Change cancelled',
};

const carriedOver = sameStep<ChangeDraft>({ of: ({ action }) => action, read: ['version'] });

/** The machine of the course of a change, with its service. @param onTaken called after the change has changed */
export function useCourseActor(changeId: string, onTaken: () => void): StepDialogActor<ChangeDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeChangeAction(api, queryClient, changeId),
    ({ action }) => {
      toast.success(done[action]);
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
}

const cast = { YES: 'Change approved', NO: 'Change refused' } as const;

export type VoteActor = ActorRefFrom<typeof changeVoteMachine>;

/** The machine of the vote on a change, with its service. @param onVoted called after the change has changed */
export function useVoteActor(changeId: string, onVoted: () => void): VoteActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    changeVoteMachine.provide({ actors: { cast: castVote(api, queryClient, changeId) } }),
  );
  const actor = useActorRef(machine);
  useNotices<ChangeVoteNotice>(actor, (notice) => {
    if (notice.type === 'vote.cast') toast.success(cast[notice.vote]);
    onVoted();
  });
  return actor;
}

const settled: Readonly<Record<ImpactDraft['step'], string>> = {
  AFFECTED: 'Its owner is asked once the change is closed',
  UNAFFECTED: 'Not affected',
  ANSWER: 'Answered',
};

/** The machine of what becomes of the records that a change affects, with its service. */
export function useImpactActor(): StepDialogActor<ImpactDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeImpactStep(api, queryClient),
    ({ step }) => toast.success(settled[step]),
    { carriedOver: sameStep<ImpactDraft>({ of: ({ step, id }) => `${step} ${id}`, read: ['version'] }) },
  );
}
