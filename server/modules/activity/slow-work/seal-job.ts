import { eq } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/database/log.ts';
import { activitySeal, organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handlePlatformJob } from '#server/jobs/handler.ts';
import { scheduledJob } from '#server/jobs/job.ts';

import type { Head } from '../chain/head.ts';
import { newestSeal, sealLog } from '../chain/seal.ts';
import type { HeadFolder, LogHeads } from './heads.ts';

export interface SealingParts {
  readonly database: Database;
  readonly folder: HeadFolder;
  /** Where heads are kept on another host; undefined if nowhere. */
  readonly elsewhere: LogHeads | undefined;
  readonly log: Log;
}

/** Whether the chain still has a head that was kept. */
async function hasKept({ position, sha256 }: Head): Promise<boolean> {
  const [seal] = await db
    .select({ sha256: activitySeal.sha256 })
    .from(activitySeal)
    .where(eq(activitySeal.position, position));
  return seal?.sha256 === sha256;
}

/**
 * The head of an organisation's log, unless it was kept before. A chain that has lost the head kept last was tampered
 * with, or the database was restored: nothing is added after it, so that this is reported until someone has looked.
 */
async function newHead({ database, folder, log }: SealingParts, organisationId: string): Promise<Head | undefined> {
  const kept = await folder.last(organisationId);
  return database.inOrganisation(
    { organisationId, userId: '' },
    async () => {
      if (kept !== undefined && !(await hasKept(kept))) {
        log.error(
          { organisationId, position: kept.position },
          'the activity log does not match the head that was kept',
        );
        return undefined;
      }
      const newest = await newestSeal();
      if (newest === undefined || newest.position === kept?.position) return undefined;
      return { ...newest, organisationId, sealedAt: newest.sealedAt.toISOString() };
    },
    'read',
  );
}

/** Seals the log of every organisation, and keeps the new heads outside of the database. */
export async function sealLogs(parts: SealingParts): Promise<void> {
  const { database, folder, elsewhere, log } = parts;
  const heads: Head[] = [];
  const failures: unknown[] = [];
  for (const { id } of await database.platform.select({ id: organisation.id }).from(organisation)) {
    try {
      await sealLog(database, id);
      const head = await newHead(parts, id);
      if (head !== undefined) heads.push(head);
    } catch (error) {
      // The logs of others do not wait for it.
      log.error({ organisationId: id, err: error }, 'an activity log could not be sealed');
      failures.push(error);
    }
  }
  if (heads.length > 0) {
    // First elsewhere: what is in the folder is not sent again.
    await elsewhere?.add(heads);
    await folder.add(heads);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every activity log could be sealed');
}

const sealing = scheduledJob({ name: 'seal-activity-logs', every: 'hour', retry: { limit: 3, delaySeconds: 60 } });

/** Seals every hour (security.md, attack 15). */
export const sealLogsJob = (parts: SealingParts) => handlePlatformJob(sealing, () => sealLogs(parts));
