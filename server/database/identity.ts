import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import * as schema from './schema/identity.ts';
import { rateLimit } from './schema/limits.ts';

const tables = { ...schema, rateLimit };

/**
 * The tables of the local identity and the counters of limits, through the `attest_identity` login: passwords, sessions
 * and codes open to no other. `kind` keeps the platform's connection from being taken for it.
 */
export type IdentityDatabase = NodePgDatabase<typeof tables> & { $client: pg.Pool; readonly kind: 'identity' };

export function identityDatabase(pool: pg.Pool): IdentityDatabase {
  return Object.assign(drizzle({ client: pool, schema: tables }), { kind: 'identity' as const });
}
