import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { ownControlResponses, ownControls } from '#src/api/compliance/own-controls.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** What is asked for to answer an own control. */
export interface ResponseDraft {
  /** The version of the own control that the person sees. */
  readonly version: number;
  readonly result: Schemas['ComplianceResult'];
  readonly maturity: number | null;
  readonly observation: string;
}

/** Which of two own controls stays, and which is merged into it. */
export interface MergeDraft {
  readonly pair: readonly [OwnControlVersion, OwnControlVersion];
  readonly keptId: string;
}

/** An own control as a person sees it in the list. */
export interface OwnControlVersion {
  readonly id: string;
  readonly version: number;
  readonly ref: string;
}

const refreshing = async (queryClient: QueryClient, work: () => Promise<unknown>): Promise<void> =>
  failing(async () => {
    try {
      await work();
    } finally {
      await queryClient.invalidateQueries({ predicate: staleAfterChange(ownControls) });
    }
  });

/** Answers an own control; the results of standards follow. */
export const answerOwnControl = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<ResponseDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, () => ownControlResponses(api).respond({ path: { id }, body: draft, signal })),
  );

/** Merges one of two own controls into the other. */
export const mergeOwnControls = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<MergeDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      const kept = draft.pair.find(({ id }) => id === draft.keptId) ?? draft.pair[0];
      const from = draft.pair.find(({ id }) => id !== kept.id) ?? draft.pair[1];
      await ownControlResponses(api).merge({
        path: { id: kept.id },
        body: { version: kept.version, fromId: from.id },
        signal,
      });
    }),
  );
