import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshAppetite, riskAppetites, type RiskAppetiteInput } from '#src/api/risk/risk-appetite.ts';

import { failing } from './failure.ts';

/** The appetite as it is edited. A category without a score has none of its own. */
export interface AppetiteDraft {
  /** The version that the person sees. */
  readonly version: number;
  readonly score: number | null;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly score: number | null }[];
}

/** What the operations take of a draft. */
export const appetiteOf = ({ version, score, categories }: AppetiteDraft): RiskAppetiteInput => ({
  version,
  score,
  categories: categories.flatMap(({ id: categoryId, score: own }) =>
    own === null ? [] : [{ categoryId, score: own }],
  ),
});

/** Sets the appetite, and fetches again what that changes. */
export const setAppetite = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<AppetiteDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await riskAppetites(api).apply({ body: appetiteOf(draft), signal });
      } finally {
        await refreshAppetite(queryClient);
      }
    }),
  );
