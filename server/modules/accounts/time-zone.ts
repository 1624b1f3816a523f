import { eq } from 'drizzle-orm';

import type { PlatformDatabase } from '#server/database/platform.ts';
import { organisation, userPreference } from '#server/database/schema/index.ts';

/** Whose time zone is asked for, and in which organisation. */
interface WhoseZone {
  readonly userId: string;
  readonly organisationId: string;
}

/**
 * The time zone in which a person reads and writes times in an organisation (IANA): that of their profile, else of their
 * browser, else of the organisation, else UTC.
 */
export async function timeZoneOf(platform: PlatformDatabase, { userId, organisationId }: WhoseZone): Promise<string> {
  const [row] = await platform
    .select({
      own: userPreference.timeZone,
      ofBrowser: userPreference.browserTimeZone,
      ofOrganisation: organisation.timeZone,
    })
    .from(organisation)
    .leftJoin(userPreference, eq(userPreference.userId, userId))
    .where(eq(organisation.id, organisationId));
  return row?.own ?? row?.ofBrowser ?? row?.ofOrganisation ?? 'UTC';
}
