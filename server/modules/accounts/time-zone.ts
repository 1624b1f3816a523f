import { eq } from 'drizzle-orm';

import type { PlatformDatabase } from '#server/database/platform.ts';
import { userPreference } from '#server/database/schema/index.ts';

/** Whose time zone is asked for, and in which organisation. */
interface WhoseZone {
  readonly userId: string;
  readonly organisationId: string;
}

/**
 * The time zone in which a person reads and writes times in an organisation (IANA): that of their profile, else of their
 * browser, else UTC.
 */
export async function timeZoneOf(platform: PlatformDatabase, { userId }: WhoseZone): Promise<string> {
  const [row] = await platform
    .select({ own: userPreference.timeZone, ofBrowser: userPreference.browserTimeZone })
    .from(userPreference)
    .where(eq(userPreference.userId, userId));
  return row?.own ?? row?.ofBrowser ?? 'UTC';
}
