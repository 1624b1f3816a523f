import { fromPromise } from 'xstate';

import type { Organisations } from '#machines/session/session.types.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { accounts, preferences } from '#src/api/organisation/account-client.ts';

import { failing } from './failure.ts';

/** A person's memberships, the id of their default organisation, and their preferences. */
type Answers = Awaited<ReturnType<typeof requestOrganisations>>;

/** Sends the requests of `fetchOrganisations`. */
export function requestOrganisations(api: ApiClient, options: { signal?: AbortSignal } = {}) {
  const stored = preferences(api);
  return Promise.all([accounts(api).organisations(options), stored.defaultOrganisation(options), stored.get(options)]);
}

/**
 * Fetches the person's memberships and the id of their default organisation.
 * @param onPreferences receives the person's date preferences before their first screen is rendered
 * @param takeEarly the requests if they have been sent in advance
 */
export const fetchOrganisations = (
  api: ApiClient,
  onPreferences: (preferences: Schemas['UserPreferences']) => void,
  takeEarly: () => Promise<Answers> | null = () => null,
) =>
  fromPromise<Organisations>(({ signal }) =>
    failing(async () => {
      const answers = takeEarly() ?? requestOrganisations(api, { signal });
      const [{ organisations }, { defaultOrganisationId }, formats] = await answers;
      onPreferences(formats);
      return { memberships: organisations, defaultOrganisationId };
    }),
  );
