import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { fetchAccount } from './fetch-account.ts';
import { fetchOrganisations, requestOrganisations } from './fetch-organisations.ts';

/**
 * Fetches account and organisations one after the other, because an account under review has no organisations; in
 * parallel where the person has been active in one.
 */
export function peopleActors(
  api: ApiClient,
  onPreferences: (preferences: Schemas['UserPreferences']) => void,
  hasBeenActive: () => boolean,
) {
  let early: ReturnType<typeof requestOrganisations> | null = null;
  const requestEarly = () => {
    early = hasBeenActive() ? requestOrganisations(api) : null;
    // If the account cannot be fetched, nobody takes the answers.
    early?.catch(() => undefined);
  };
  const takeEarly = () => {
    const taken = early;
    early = null;
    return taken;
  };
  return {
    fetchAccount: fetchAccount(api, requestEarly),
    fetchOrganisations: fetchOrganisations(api, onPreferences, takeEarly),
  };
}
