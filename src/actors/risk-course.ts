import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshRiskCourses, riskCourses } from '#src/api/risk/risk-courses.ts';

import { failing, MissingField } from './failure.ts';

type Schemas = components['schemas'];

/** An action of the lifecycle, a review, or another day for the next one. */
export type RiskStep = Schemas['RiskAction'] | 'REVIEW' | 'MOVE_REVIEW';

/** What the dialog of a step asks for; each step uses some of it. */
export interface RiskStepDraft {
  readonly step: RiskStep;
  /** The version of the risk that the person sees. */
  readonly version: number;
  readonly closedBecause: Schemas['RiskClosing'] | null;
  readonly outcome: Schemas['RiskReviewOutcome'] | null;
  /** A calendar day; a text that is none is rejected by the contract. */
  readonly nextReviewOn: string | null;
  /** No review follows: said by the person, because a day that was merely left empty would end the reviews of the risk. */
  readonly isLastReview: boolean;
  /** The reason or the remark. */
  readonly text: string;
}

const missingDay = 'Choose a day, or say that no review follows';

/** Takes a step with a risk, and fetches again what it changes. */
export function takeRiskStep(api: ApiClient, queryClient: QueryClient, riskId: string) {
  const calls = riskCourses(api);
  const path = { id: riskId };

  async function send(draft: RiskStepDraft, signal: AbortSignal): Promise<void> {
    const { step, version, closedBecause, outcome, text } = draft;
    const nextReviewOn = draft.isLastReview ? null : draft.nextReviewOn;
    const lacksDay = nextReviewOn === null && !draft.isLastReview;
    if (step === 'REVIEW') {
      if (outcome === null) throw new MissingField('outcome', 'Choose what the review has found');
      if (lacksDay) throw new MissingField('nextReviewOn', missingDay);
      await calls.review({ path, body: { version, outcome, nextReviewOn, remark: text }, signal });
    } else if (step === 'MOVE_REVIEW') {
      if (text.trim() === '') throw new MissingField('reason', 'Give a reason');
      if (lacksDay) throw new MissingField('nextReviewOn', missingDay);
      await calls.moveReview({ path, body: { version, nextReviewOn, reason: text }, signal });
    } else {
      const because = closedBecause === null ? {} : { closedBecause };
      await calls.changeStatus({ path, body: { version, action: step, reason: text, ...because }, signal });
    }
  }

  return fromPromise<void, StepInput<RiskStepDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        await refreshRiskCourses(queryClient);
      }
    }),
  );
}
