import pg from 'pg';

import type { Log } from './log.ts';

/** Whether every login of the database may create temporary tables, which can fill the disk. */
const temporaryQuery = `
  select current_database() as database,
    has_database_privilege('public', current_database(), 'TEMPORARY') as open`;

/**
 * Large-object functions that PUBLIC may execute: large objects belong to no organisation and are not subject to
 * row-level security.
 */
const largeObjectQuery = `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'pg_catalog'::regnamespace
    and (proname like 'lo\\_%' or proname in ('loread', 'lowrite'))
    and has_function_privilege('public', oid, 'EXECUTE')
  order by name`;

/**
 * Revokes from the restricted logins what PostgreSQL grants to PUBLIC by default (ASVS 13.2.2): temporary tables and
 * large objects. Runs at every start, because neither is part of a dump or a template. The functions belong to the
 * superuser; if the owner is not one, the log says what a superuser has to run.
 */
export async function revokeDefaultRights(owner: pg.Client, log: Log): Promise<void> {
  const { rows } = await owner.query<{ database: string; open: boolean }>(temporaryQuery);
  const [temporary] = rows;
  if (temporary?.open) {
    await owner.query(`revoke temporary on database ${pg.escapeIdentifier(temporary.database)} from public`);
  }
  const functions = await openFunctions(owner);
  if (functions.length === 0) return;
  const statement = `revoke execute on function ${functions.join(', ')} from public`;
  // PostgreSQL only warns a non-superuser, and changes nothing.
  await owner.query(statement);
  if ((await openFunctions(owner)).length > 0) {
    log.warn({ statement }, 'The database logins can create large objects: have a superuser run the statement once.');
  }
}

async function openFunctions(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(largeObjectQuery);
  return rows.map(({ name }) => name);
}
