import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { createAiDraftMachine } from '#machines/ai-draft/ai-draft.machine.ts';
import { proposeQuestions, type ProposedQuestions, type QuestionSource } from '#src/actors/proposed-questions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';

const proposalMachine = () => createAiDraftMachine<QuestionSource, ProposedQuestions>({ from: 'file', file: null });

export type ProposalActor = ActorRefFrom<ReturnType<typeof proposalMachine>>;

/** The machine of questions that are proposed, from a draft or a file, with its service. */
export function useProposedQuestions(onTaken: (proposed: ProposedQuestions) => void): ProposalActor {
  const api = useApi();
  const [machine] = useState(() => proposalMachine().provide({ actors: { generateDraft: proposeQuestions(api) } }));
  const actor = useActorRef(machine);
  useNotices(actor, ({ proposal }) => onTaken(proposal));
  return actor;
}
