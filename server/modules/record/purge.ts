import type { Database } from '#server/database/database.ts';
import { startHourly } from '#server/database/hourly.ts';
import { organisation } from '#server/database/schema/index.ts';
import type { ServerLog } from '#server/http/logging.ts';

import { purgeRemoved } from './removed.ts';

interface PurgeSettings {
  readonly removedKeptDays: number;
  /** How many records go in one transaction: short ones hold up nobody. */
  readonly batch?: number;
}

/** Removes for good what is kept no longer, of every organisation. Any process may, at any time. @returns how many records */
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
