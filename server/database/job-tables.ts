import type pg from 'pg';
import PgBoss from 'pg-boss';

import type { JobConnection } from './job-connection.ts';

/** pg-boss itself, which only this folder imports. */
export type Boss = PgBoss;

/** The one queue. A job's name, organisation and payload are in its `data`; its policy runs one job per key at a time. */
export const jobQueue = 'attest';

const retentionDays = 365;

/** A job is kept for a week after it has succeeded: until then, its id prevents a duplicate. */
const completedKeptSeconds = 7 * 86_400;
const failedKeptSeconds = 30 * 86_400;

/**
 * pg-boss over the given connection: its statements only. Its workers, timers and schedules are not started, see
 * decision 039.
 */
export const bossOn = (connection: JobConnection, { migrate = false } = {}): PgBoss =>
  new PgBoss({
    db: connection,
    migrate,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: completedKeptSeconds,
    archiveFailedAfterSeconds: failedKeptSeconds,
  });

/**
 * As the owner: creates or migrates the tables of pg-boss, and the queue. The caller holds the start lock. Migrations
 * grant the roles their rights.
 */
export async function prepareJobTables(owner: pg.Client): Promise<void> {
  const boss = bossOn({ executeSql: (text, values) => owner.query(text, values) }, { migrate: true });
  await boss.start();
  await boss.createQueue(jobQueue, { name: jobQueue, policy: 'singleton', retentionDays });
  await boss.stop({ graceful: false });
}
