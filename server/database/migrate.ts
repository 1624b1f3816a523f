import { join } from 'node:path';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

import { StartError } from '#server/start-error.ts';

/** SQL files and their journal: `drizzle-kit generate` writes those for tables, the others are written by hand. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Migrates the database to this build's schema in one transaction, as its owner. The caller holds the start lock.
 *
 * @throws StartError if a newer build has migrated the database, which is then left unchanged
 */
export async function migrateDatabase(owner: pg.Client): Promise<void> {
  await refuseNewerDatabase(owner);
  await migrate(drizzle({ client: owner }), { migrationsFolder });
}

/** The newest migration of this build, by its time in the journal. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

async function refuseNewerDatabase(owner: pg.Client): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis));
  const applied = await appliedMigrations(owner);
  if (applied.every((at) => known.has(at))) return;
  throw new StartError(
    'The database was migrated by a newer version of Attest: start that version, or restore a backup.',
  );
}

/** The timestamps in Drizzle's journal, which identify the migrations. */
async function appliedMigrations(owner: pg.Client): Promise<number[]> {
  const { rows: tables } = await owner.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await owner.query<{ createdAt: string }>(
    'select created_at as "createdAt" from drizzle.__drizzle_migrations',
  );
  return rows.map((row) => Number(row.createdAt));
}
