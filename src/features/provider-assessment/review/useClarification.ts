import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { clarificationMachine } from '#machines/clarification/clarification.machine.ts';
import { askForClarification } from '#src/actors/provider-assessment-review.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { counted } from '#src/components/words.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ClarificationActor = ActorRefFrom<typeof clarificationMachine>;

/** The machine that asks for clarifications, with its service. @param onAsked called after the assessment has changed */
export function useClarification(assessmentId: string, onAsked: () => void): ClarificationActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    clarificationMachine.provide({ actors: { clarify: askForClarification(api, queryClient, assessmentId) } }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, ({ count }) => {
    toast.success(
      'Clarification asked for',
      `The respondents can change ${counted(count, { one: 'answer', many: 'answers' })}.`,
    );
    onAsked();
  });
  return actor;
}
