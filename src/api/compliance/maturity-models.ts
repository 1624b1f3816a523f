import { queryOptions } from '@tanstack/react-query';

import { PlatformMaturityModels } from '#openapi/generated/operations/platform-maturity-models.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type PlatformMaturityModel = Schemas['PlatformMaturityModel'];

export const platformMaturityModels = clientOf(PlatformMaturityModels);

/** The root query key of the platform's maturity models. */
export const maturityModelKey = ['maturity-model'] as const;

/** The maturity models of the platform, in any status. */
export const platformMaturityModelsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...maturityModelKey, 'list'],
    queryFn: ({ signal }) => platformMaturityModels(api).models({ signal }),
  });
