import { fromPromise } from 'xstate';

import type { Organisations } from '#machines/session/session.types.ts';
import { dataOf, type ApiClient } from '#src/api/client.ts';

import { failing } from './failure.ts';

/** The person's memberships, and which of them becomes active by itself. */
export const fetchOrganisations = (api: ApiClient) =>
  fromPromise<Organisations>(({ signal }) =>
    failing(async () => {
      const [memberships, preference] = await Promise.all([
        api.GET('/auth/organisations-and-permissions', { signal }),
        api.GET('/user-preferences/default-organisation', { signal }),
      ]);
      return {
        memberships: dataOf(memberships).organisations,
        defaultOrganisationId: dataOf(preference).defaultOrganisationId,
      };
    }),
  );
