import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import * as schema from './schema/index.ts';

/**
 * The platform tables (accounts, limits, jobs) through the `attest_platform` login, which cannot access tenant or
 * identity tables.
 */
export type PlatformDatabase = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export function platformDatabase(pool: pg.Pool): PlatformDatabase {
  return drizzle({ client: pool, schema });
}
