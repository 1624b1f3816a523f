import { fromPromise } from 'xstate';

import type { Organisations } from '#machines/session/session.types.ts';
import { accounts, preferences } from '#src/api/account-client.ts';
import type { ApiClient, Schemas } from '#src/api/client.ts';

import { failing } from './failure.ts';

/**
 * Fetches the person's memberships and the id of their default organisation.
 * @param onPreferences receives the person's date preferences before their first screen is rendered
 */
export const fetchOrganisations = (api: ApiClient, onPreferences: (preferences: Schemas['UserPreferences']) => void) =>
  fromPromise<Organisations>(({ signal }) =>
    failing(async () => {
      const stored = preferences(api);
      const [{ organisations }, { defaultOrganisationId }, formats] = await Promise.all([
        accounts(api).organisations({ signal }),
        stored.defaultOrganisation({ signal }),
        stored.get({ signal }),
      ]);
      onPreferences(formats);
      return { memberships: organisations, defaultOrganisationId };
    }),
  );
