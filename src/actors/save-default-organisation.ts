import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/client.ts';

import { failing } from './failure.ts';

/** Remembers the organisation that a person chose. */
export const saveDefaultOrganisation = (api: ApiClient) =>
  fromPromise<void, { organisationId: string }>(({ input, signal }) =>
    failing(async () => {
      await api.POST('/user-preferences/default-organisation', { body: input, signal });
    }),
  );
