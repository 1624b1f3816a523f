import { queryOptions } from '@tanstack/react-query';

import { Onboardings } from '#openapi/generated/operations/onboardings.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient } from '../connection/client.ts';

/** The calls of the onboarding. */
export const onboardings = clientOf(Onboardings);

/** How far the organisation is set up. */
export const onboardingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['onboarding'],
    queryFn: async ({ signal }) => (await onboardings(api).read({ signal })).steps,
  });
