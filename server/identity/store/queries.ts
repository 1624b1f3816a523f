import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { IdentityDatabase } from '#server/database/identity.ts';

/** The database or a transaction on it. */
export type Queries = Pick<IdentityDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/**
 * The new `updated_at` of a row: the SDK ignores anything not newer, so it must advance however quickly changes follow.
 */
export function advanced(column: PgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`;
}

/** The single row returned by a statement by key. @throws if there is none */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that must return a row returned none');
  return row;
}
