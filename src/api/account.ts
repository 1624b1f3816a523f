import { queryOptions } from '@tanstack/react-query';

import { accounts, preferences } from './account-client.ts';
import { ApiError } from './api-error.ts';
import type { ApiClient, Schemas } from './client.ts';

export type SignInSession = Schemas['SignInSession'];
export type UserPreferences = Schemas['UserPreferences'];

/** The browsers in which the person is signed in; null where the identity provider keeps them to itself (Clerk). */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async ({ signal }): Promise<readonly SignInSession[] | null> => {
      try {
        return await accounts(api).sessions({ signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** How dates and times are shown to the person. */
export const preferencesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => preferences(api).get({ signal }),
  });
