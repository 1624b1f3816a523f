import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import {
  aiAssessmentMachine,
  type Acceptance,
  type AiAssessmentNotice,
} from '#machines/ai-assessment/ai-assessment.machine.ts';
import { acceptProposal, proposeAnswers } from '#src/actors/compliance-assessment.ts';
import { assessmentCourse, type AssessmentDetails } from '#src/api/compliance/assessments.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { controlPositions } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { ApiClient } from '#src/api/connection/client.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { answeredControl } from './useItemAnswer.ts';

/** Stores what was accepted: a judgement of an audit, else an answer of the own control. */
async function store(
  api: ApiClient,
  { assessment, items }: AssessmentDetails,
  acceptance: Acceptance,
  signal: AbortSignal,
) {
  const { proposal, result, observation } = acceptance;
  const { positionId } = proposal;
  if (assessment.kind !== 'SELF') {
    const version = items.find((item) => item.positionId === positionId)?.version ?? 1;
    const path = { id: assessment.id, positionId };
    return assessmentCourse(api).judge({ path, body: { version, result, observation }, signal });
  }
  const position = await controlPositions(api).details({ path: { id: positionId }, signal });
  const control = answeredControl(position);
  const stored = control === null ? null : await ownControls.calls(api).get(control.id, signal);
  const body = { version: stored?.version ?? 0, result, maturity: stored?.maturity ?? null, observation };
  return controlPositions(api).answerPosition({ path: { id: positionId }, body, signal });
}

/** The machine of the proposals for an assessment, with its services. */
export function useProposals(details: AssessmentDetails) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    aiAssessmentMachine.provide({
      actors: {
        propose: proposeAnswers(api, details.assessment.id),
        accept: acceptProposal(queryClient, (acceptance, signal) => store(api, details, acceptance, signal)),
      },
    }),
  );
  const actor = useActorRef(machine);
  useNotices<AiAssessmentNotice>(actor, () => {
    toast.success('Proposal accepted');
  });
  return actor;
}

export type ProposalsActor = ReturnType<typeof useProposals>;
