import type pg from 'pg';

import { StartError } from '#server/start-error.ts';

import { connect, type Connection } from './connections.ts';
import { prepareJobTables } from './job-tables.ts';
import type { Log } from './log.ts';
import { migrateDatabase } from './migrate.ts';
import { addRecordKinds } from './record-kinds.ts';
import { revokeDefaultRights } from './restrictions.ts';
import { ensurePassword, ensureRoles, serverMajor } from './roles.ts';

/**
 * Design: PostgreSQL 15 is the first version with a closed `public` schema and views that respect row-level security.
 */
const oldestMajor = 15;

/** An arbitrary constant: processes starting on the same database queue for this lock. */
const startLock = 4_117_115_116;

/**
 * As the owner: checks the server version, creates roles and passwords, migrates pg-boss's tables and its own, adds the contract's record kinds, and
 * revokes PostgreSQL's default grants to PUBLIC. Processes that start together take turns.
 *
 * @throws StartError with a sentence for the operator
 */
export async function prepareDatabase(connection: Connection, logins: readonly Connection[], log: Log): Promise<void> {
  const owner = await connect(connection);
  try {
    await refuseUnsuitableServer(owner);
    await owner.query('select pg_advisory_lock($1)', [startLock]);
    await ensureRoles(owner);
    for (const login of logins) await ensurePassword(owner, login);
    await prepareJobTables(owner);
    await migrateDatabase(owner);
    await addRecordKinds(owner);
    await revokeDefaultRights(owner, log);
  } finally {
    await owner.end();
  }
}

async function refuseUnsuitableServer(owner: pg.Client): Promise<void> {
  const major = await serverMajor(owner);
  if (major < oldestMajor) {
    throw new StartError(`Attest needs PostgreSQL ${oldestMajor} or newer; the database is PostgreSQL ${major}.`);
  }
  const { rows } = await owner.query<{ encoding: string; owns: boolean }>(
    `select current_setting('server_encoding') as encoding, pg_has_role(datdba, 'USAGE') as owns
     from pg_database where datname = current_database()`,
  );
  if (rows[0]?.encoding !== 'UTF8') throw new StartError('Attest needs a database whose encoding is UTF8.');
  if (!rows[0].owns) throw new StartError('The login in DATABASE_URL must own the database.');
}
