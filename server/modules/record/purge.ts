import type { Database } from '#server/database/database.ts';
import { startHourly } from '#server/database/hourly.ts';
import { organisation } from '#server/database/schema/index.ts';
import type { ServerLog } from '#server/http/logging.ts';

import { purgeRemoved } from './removed.ts';

interface PurgeSettings {
  readonly removedKeptDays: number;
  /** Records per transaction: short transactions hold locks only briefly. */
  readonly batch?: number;
}

/**
 * Permanently deletes records past their retention, in every organisation. Safe to run at any time from any process.
 * @returns how many records
 */
export async function purgeRemovedRecords(
  database: Database,
  { removedKeptDays, batch = 200 }: PurgeSettings,
): Promise<number> {
  let total = 0;
  for (const { id } of await database.platform.select({ id: organisation.id }).from(organisation)) {
    for (let purged = batch; purged === batch; total += purged) {
      purged = await database.inOrganisation({ organisationId: id, userId: '' }, () =>
        purgeRemoved(removedKeptDays, batch),
      );
    }
  }
  return total;
}

/** Purges now and every hour. */
export const startPurgingRemoved = (database: Database, settings: PurgeSettings, log: ServerLog) =>
  startHourly(
    'Purging removed records',
    async () => {
      const purged = await purgeRemovedRecords(database, settings);
      if (purged > 0) log.info({ purged }, 'removed records were purged');
    },
    log,
  );
