import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../connection/api-error.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { accounts, preferences } from './account-client.ts';

export type SignInSession = Schemas['SignInSession'];
export type UserPreferences = Schemas['UserPreferences'];
export type NotificationSetting = Schemas['NotificationSetting'];

/** The person's signed-in browsers; null where the identity provider does not expose them (Clerk). */
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

/** How the person receives each kind of notification. */
export const notificationSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: async ({ signal }) => (await preferences(api).notifications({ signal })).settings,
  });

/** The person's date and time preferences. */
export const preferencesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => preferences(api).get({ signal }),
  });
