import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { preferences } from '#src/api/organisation/account-client.ts';

import { failing } from './failure.ts';

/** Stores the organisation that a person chose as their default. */
export const saveDefaultOrganisation = (api: ApiClient) =>
  fromPromise<void, { organisationId: string }>(({ input, signal }) =>
    failing(() => preferences(api).setDefaultOrganisation({ body: input, signal })),
  );
