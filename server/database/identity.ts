import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import * as schema from './schema/identity.ts';
import { rateLimit } from './schema/limits.ts';

const tables = { ...schema, rateLimit };

/**
 * The tables of the local identity and the rate-limit counters, through the `attest_identity` login. No other login can
 * read passwords, sessions and codes. `kind` prevents the platform's connection from being passed in its place.
 */
export type IdentityDatabase = NodePgDatabase<typeof tables> & { $client: pg.Pool; readonly kind: 'identity' };

export function identityDatabase(pool: pg.Pool): IdentityDatabase {
  return Object.assign(drizzle({ client: pool, schema: tables }), { kind: 'identity' as const });
}
