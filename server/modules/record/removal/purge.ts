import type { Database } from '#server/database/database.ts';
import { organisation } from '#server/database/schema/index.ts';
import type { ServerLog } from '#server/http/logging.ts';
import { handlePlatformJob } from '#server/jobs/handler.ts';
import { scheduledJob } from '#server/jobs/job.ts';

import { purgeCommentTexts, purgeRemoved } from './removed.ts';

interface PurgeSettings {
  readonly removedKeptDays: number;
  /** Rows per transaction: short transactions hold locks only briefly. */
  readonly batch?: number;
}

/** Purges every organisation in batches; `purge` returns how many rows of at most `batch` it has purged. */
async function purgeEverywhere(
  database: Database,
  { removedKeptDays, batch = 200 }: PurgeSettings,
  purge: (keptDays: number, limit: number) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (const { id } of await database.platform.select({ id: organisation.id }).from(organisation)) {
    for (let purged = batch; purged === batch; total += purged) {
      purged = await database.inOrganisation({ organisationId: id, userId: '' }, () => purge(removedKeptDays, batch));
    }
  }
  return total;
}

/**
 * Permanently deletes records past their retention, in every organisation. Safe to run at any time from any process.
 * @returns how many records
 */
export const purgeRemovedRecords = (database: Database, settings: PurgeSettings): Promise<number> =>
  purgeEverywhere(database, settings, purgeRemoved);

/**
 * Permanently deletes the texts of removed comments past their retention in the same way.
 * @returns how many texts
 */
export const purgeRemovedTexts = (database: Database, settings: PurgeSettings): Promise<number> =>
  purgeEverywhere(database, settings, purgeCommentTexts);

const purging = scheduledJob({ name: 'purge-removed-records', every: 'hour', retry: { limit: 3, delaySeconds: 30 } });

/** Purges every hour. */
export const purgeRemovedJob = (database: Database, settings: PurgeSettings, log: ServerLog) =>
  handlePlatformJob(purging, async () => {
    const purged = await purgeRemovedRecords(database, settings);
    const texts = await purgeRemovedTexts(database, settings);
    if (purged > 0) log.info({ purged }, 'removed records were purged');
    if (texts > 0) log.info({ texts }, 'texts of removed comments were purged');
  });
