import { eq, sql } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformActivity } from '#server/database/schema/index.ts';
import { activityPage } from '#server/modules/activity/index.ts';

/** The log of what administrators of the platform did. */
export function platformActivityHandlers(platform: PlatformDatabase): HandlersOf<'PlatformActivities'> {
  const nothing = sql`null`;
  // What is changed of an account holds no ids.
  const findNames = () => Promise.resolve([]);
  const log = { database: platform, table: platformActivity, entityRef: nothing, organisation: nothing, findNames };
  return {
    list: ({ query }, { user }) => activityPage(log, query, eq(platformActivity.actorId, user.id)),
    listAll: ({ query }) => activityPage(log, query, undefined),
  };
}
