import { fromPromise } from 'xstate';

import { preferences } from '#src/api/account-client.ts';
import type { ApiClient } from '#src/api/client.ts';

import { failing } from './failure.ts';

/** Remembers the organisation that a person chose. */
export const saveDefaultOrganisation = (api: ApiClient) =>
  fromPromise<void, { organisationId: string }>(({ input, signal }) =>
    failing(() => preferences(api).setDefaultOrganisation({ body: input, signal })),
  );
