import { and, eq, inArray, isNull } from 'drizzle-orm';

import { isTimeZone } from '#domain/time/time-zone.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, MemberContext, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { membership, organisation, userPreference } from '#server/database/schema/index.ts';

import { notificationSettings, saveNotificationSettings } from './notification-settings.ts';
import type { AccountQueries } from './queries.ts';

interface PreferenceParts {
  readonly platform: PlatformDatabase;
  readonly queries: AccountQueries;
}

const makes = (format: () => unknown): boolean => {
  try {
    return format() !== undefined;
  } catch {
    return false;
  }
};

const isLocale = (locale: string) => makes(() => Intl.DateTimeFormat.supportedLocalesOf(locale)[0]);

/** @throws ApiError 400 naming values that no date formatter supports */
function refuseUnknown({ locale, ...zones }: Schemas['UserPreferencesInput']): void {
  const errors = [
    ...(locale && !isLocale(locale) ? [{ field: 'locale', message: 'Choose a supported language' }] : []),
    ...Object.entries(zones)
      .filter(([, zone]) => zone && !isTimeZone(zone))
      .map(([field]) => ({ field, message: 'Choose a supported time zone' })),
  ];
  if (errors.length > 0) throw invalid(errors);
}

/** Organisations without a time zone get that of their administrator. */
async function lendTimeZone(platform: PlatformDatabase, userId: string, timeZone: string | null): Promise<void> {
  if (timeZone === null) return;
  const administered = platform
    .select({ id: membership.organisationId })
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.role, 'ORG_ADMIN')));
  await platform
    .update(organisation)
    .set({ timeZone })
    .where(and(isNull(organisation.timeZone), inArray(organisation.id, administered)));
}

/** The caller's own preferences, independent of the browser. */
export function preferenceHandlers({ platform, queries }: PreferenceParts): HandlersOf<'Preferences'> {
  const isMember = async (organisationId: string, { user }: MemberContext) => {
    const [row] = await platform
      .select({ role: membership.role })
      .from(membership)
      .where(and(eq(membership.organisationId, organisationId), eq(membership.userId, user.id)));
    return row !== undefined;
  };

  const save = ({ user }: MemberContext, changes: Partial<typeof userPreference.$inferInsert>) =>
    platform
      .insert(userPreference)
      .values({ ...changes, userId: user.id })
      .onConflictDoUpdate({ target: userPreference.userId, set: changes });

  const read = async ({ user }: MemberContext) => {
    const [row] = await queries.preference.execute({ userId: user.id });
    const { locale = null, timeZone = null, browserTimeZone = null } = row ?? {};
    return { locale, timeZone, browserTimeZone };
  };

  return {
    get: (_input, context) => read(context),

    async set({ body }, context) {
      refuseUnknown(body);
      if (Object.keys(body).length > 0) await save(context, body);
      const saved = await read(context);
      await lendTimeZone(platform, context.user.id, saved.timeZone ?? saved.browserTimeZone);
      return saved;
    },

    notifications: (_input, { user }) => notificationSettings(platform, user.id),

    async setNotifications({ body: { settings } }, { user }) {
      await saveNotificationSettings(platform, user.id, settings);
      return notificationSettings(platform, user.id);
    },

    async defaultOrganisation(_input, { user }) {
      const [row] = await queries.preference.execute({ userId: user.id });
      return { defaultOrganisationId: row?.defaultOrganisationId ?? null };
    },

    async setDefaultOrganisation({ body }, context) {
      const { organisationId } = body;
      if (!(await isMember(organisationId, context))) {
        throw invalid([{ field: 'organisationId', message: 'Choose one of your organisations' }]);
      }
      await save(context, { defaultOrganisationId: organisationId });
    },
  };
}
