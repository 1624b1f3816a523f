import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshProposals, scoreProposals, type ProposalsOf } from '#src/api/risk/score-proposals.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Proposing a score, or an action on a proposal. */
export type ProposalStep = 'PROPOSE' | components['schemas']['ScoreProposalAction'];

/** What the dialog of a step asks for; each step uses some of it. */
export interface ProposalDraft {
  readonly step: ProposalStep;
  /** The proposal that the person sees; null while a score is proposed. */
  readonly proposal: { readonly id: string; readonly version: number } | null;
  readonly riskId: string | null;
  readonly likelihoodId: string | null;
  readonly impactId: string | null;
  readonly reason: string;
}

/** Proposes a score for a risk of an incident or acts on a proposal, and fetches again what that changes. */
export function takeProposalStep(api: ApiClient, queryClient: QueryClient, of: ProposalsOf) {
  const calls = scoreProposals(api);
  const keyOf = createIdempotencyKeys();

  async function send(draft: ProposalDraft, signal: AbortSignal): Promise<void> {
    const { step, proposal, riskId, likelihoodId, impactId, reason } = draft;
    if (step === 'PROPOSE') {
      const body = { riskId: riskId ?? '', likelihoodId: likelihoodId ?? '', impactId: impactId ?? '', reason };
      await calls.propose({ path: { id: of.id }, body, idempotencyKey: keyOf(draft), signal });
    } else {
      if (proposal === null) throw new Error('No proposal was chosen');
      const body = { version: proposal.version, action: step, reason };
      await calls.changeStatus({ path: { id: proposal.id }, body, signal });
    }
  }

  return fromPromise<void, StepInput<ProposalDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        await refreshProposals(queryClient);
      }
    }),
  );
}
