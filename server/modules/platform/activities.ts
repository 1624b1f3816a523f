import { eq, sql } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformActivity } from '#server/database/schema/index.ts';
import { activityPage, exportPlatformLog } from '#server/modules/activity/index.ts';

/** The activity log of platform administrators. */
export function platformActivityHandlers(platform: PlatformDatabase): HandlersOf<'PlatformActivities'> {
  const nothing = sql`null`;
  // Changes to an account contain no ids.
  const findNames = () => Promise.resolve([]);
  const log = { database: platform, table: platformActivity, entityRef: nothing, organisation: nothing, findNames };
  return {
    list: ({ query }, { user }) => activityPage(log, query, eq(platformActivity.actorId, user.id)),
    listAll: ({ query }) => activityPage(log, query, undefined),
    exportAll: ({ query }) => Promise.resolve(exportPlatformLog(log, query)),
  };
}
