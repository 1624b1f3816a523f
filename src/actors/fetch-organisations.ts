import { fromPromise } from 'xstate';

import type { Organisations } from '#machines/session/session.types.ts';
import { dataOf, type ApiClient, type Schemas } from '#src/api/client.ts';

import { failing } from './failure.ts';

/**
 * The person's memberships, and which of them becomes active by itself.
 * @param onPreferences hears how they want dates written, before their first screen is drawn
 */
export const fetchOrganisations = (api: ApiClient, onPreferences: (preferences: Schemas['UserPreferences']) => void) =>
  fromPromise<Organisations>(({ signal }) =>
    failing(async () => {
      const [memberships, preference, preferences] = await Promise.all([
        api.GET('/auth/organisations-and-permissions', { signal }),
        api.GET('/user-preferences/default-organisation', { signal }),
        api.GET('/user-preferences', { signal }),
      ]);
      onPreferences(dataOf(preferences));
      return {
        memberships: dataOf(memberships).organisations,
        defaultOrganisationId: dataOf(preference).defaultOrganisationId,
      };
    }),
  );
