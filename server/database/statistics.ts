import { sql } from 'drizzle-orm';

import type { PlatformDatabase } from './platform.ts';
import { db } from './tenancy.ts';

/** As many changed rows are worth an analysis before autovacuum, which looks once a minute, comes to it. */
export const manyChanges = 1_000;

/** Lets others see how many rows this transaction has changed as soon as it is committed, and not a second later. */
export const countedAtCommit = () => db.execute(sql`select pg_stat_force_next_flush()`);

/**
 * Analyses the tables of which as much has changed as autovacuum waits for, a tenth, and more than `manyChanges` rows. Until then
 * PostgreSQL plans for tables as they were: it expects one row of a table that was empty, and reads it again for every other.
 * One statement each, so that none takes longer than a statement may.
 */
export async function analyseChanged(platform: PlatformDatabase, signal: AbortSignal): Promise<void> {
  const { rows } = await platform.execute<{ name: string }>(sql`
    select relname as name from pg_stat_user_tables
    where schemaname = 'public' and n_mod_since_analyze > greatest(${manyChanges}, n_live_tup / 10)
    order by n_mod_since_analyze desc`);
  for (const { name } of rows) {
    signal.throwIfAborted();
    await platform.execute(sql`select analyse_table(${name})`);
  }
}
