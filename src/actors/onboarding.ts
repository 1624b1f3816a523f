import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepProgress } from '#domain/organisation/onboarding-steps.ts';
import type { StepSkip } from '#machines/onboarding/onboarding.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { onboardingQuery, onboardings } from '#src/api/organisation/onboarding.ts';

import { failing } from './failure.ts';

/** Reads and skips the steps of the onboarding; the dashboard's checklist then knows them too. */
export function onboardingActors(api: ApiClient, queryClient: QueryClient) {
  const { queryKey } = onboardingQuery(api);
  const shared = (steps: StepProgress[]) => {
    queryClient.setQueryData(queryKey, steps);
    return steps;
  };
  return {
    read: fromPromise<readonly StepProgress[]>(({ signal }) =>
      failing(async () => shared((await onboardings(api).read({ signal })).steps)),
    ),
    skip: fromPromise<readonly StepProgress[], StepSkip>(({ input, signal }) =>
      failing(async () => shared((await onboardings(api).skip({ body: input, signal })).steps)),
    ),
  };
}
