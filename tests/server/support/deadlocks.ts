import { asOwner } from './owner.ts';
import type { TestServer } from './server.ts';

/**
 * How many deadlocks PostgreSQL has found in the server's database. Its connections are ended first, because each reports
 * what it has counted only then at the latest; the pool opens others.
 */
export async function deadlocksIn(server: Pick<TestServer, 'owner'>): Promise<number> {
  await asOwner(
    server,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = current_database() and application_name = 'attest-app'`,
  );
  const [row] = await asOwner(
    server,
    'select deadlocks::int as found from pg_stat_database where datname = current_database()',
  );
  return Number(row?.['found']);
}
