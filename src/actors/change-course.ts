import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { VoteDraft } from '#machines/change-vote/change-vote.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { changeCourses, refreshChanges } from '#src/api/changes.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';

/** Does something about changes, and fetches them again, whatever came of it. */
const refreshing = <T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> =>
  failing(async () => {
    try {
      return await work();
    } finally {
      await refreshChanges(queryClient);
    }
  });

/** What the dialog of an action asks for. */
export interface ChangeDraft {
  readonly action: Schemas['ChangeAction'];
  /** The version of the change that the person sees. */
  readonly version: number;
  readonly reason: string;
  readonly riskLevel: Schemas['Level'] | null;
  readonly impact: string;
  readonly at: string | null;
  readonly outcome: Schemas['ChangeOutcome'] | null;
  readonly review: string;
}

/** Moves a change along its lifecycle. What an action does not ask for is not sent. */
export const takeChangeAction = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<ChangeDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      const { riskLevel, at, outcome, ...texts } = draft;
      const body = {
        ...texts,
        ...(riskLevel !== null && { riskLevel }),
        ...(at !== null && { at }),
        ...(outcome !== null && { outcome }),
      };
      await changeCourses(api).changeStatus({ path: { id }, body, signal });
    }),
  );

/** Casts a vote on a change. */
export const castVote = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, VoteDraft>(({ input, signal }) =>
    refreshing(queryClient, async () => {
      await changeCourses(api).vote({ path: { id }, body: input, signal });
    }),
  );

/** What is decided about a record that a change affects. */
export interface ImpactDraft {
  readonly step: 'AFFECTED' | 'UNAFFECTED' | 'ANSWER';
  readonly id: string;
  readonly version: number;
  readonly note: string;
}

/** Says whether a record is affected by a change, or what came of looking at it again. */
export const takeImpactStep = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<ImpactDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      const { step, id, version, note } = draft;
      const path = { id };
      if (step === 'ANSWER') await changeCourses(api).answerImpact({ path, body: { version, note }, signal });
      else await changeCourses(api).decide({ path, body: { version, note, affected: step === 'AFFECTED' }, signal });
    }),
  );
