import { sql } from 'drizzle-orm';

import type { PlatformDatabase } from '#server/database/platform.ts';
import { memberPresence } from '#server/database/schema/index.ts';

const spanInMilliseconds = 10 * 60_000;
/** Beyond so many, what was noted longest ago is forgotten, and noted again. */
const mostRemembered = 10_000;

/** Notes that people use an organisation, each at most every ten minutes in this process. */
export function presenceWatch(platform: PlatformDatabase) {
  const noted = new Map<string, number>();
  return async (organisationId: string, userId: string): Promise<void> => {
    const key = `${organisationId} ${userId}`;
    const now = Date.now();
    if (now - (noted.get(key) ?? 0) < spanInMilliseconds) return;
    noted.delete(key);
    noted.set(key, now);
    const [oldest] = noted.keys();
    if (noted.size > mostRemembered && oldest !== undefined) noted.delete(oldest);
    await platform
      .insert(memberPresence)
      .values({ organisationId, userId, lastActiveAt: new Date(now) })
      .onConflictDoUpdate({
        target: [memberPresence.organisationId, memberPresence.userId],
        set: { lastActiveAt: sql`excluded.last_active_at` },
      });
  };
}
