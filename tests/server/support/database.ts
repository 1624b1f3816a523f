import { randomUUID } from 'node:crypto';

import { inject } from 'vitest';

import { connect, type Connection } from '#server/database/connections.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { ownerRole } from '#server/database/embedded/cluster.ts';

import { quiet, startTestPostgres, templateName } from './test-postgres.ts';

export interface TestDatabase {
  readonly database: Database;
  /** The superuser's connection to this database, which bypasses row-level security. */
  readonly owner: Connection;
  /** Closes the database and drops it. */
  close(): Promise<void>;
}

/** A separate database with the whole schema and no rows, opened as the server does with a DATABASE_URL, with fewer connections. */
export async function createTestDatabase(appPoolSize = 4): Promise<TestDatabase> {
  const server = await testServer();
  const { template } = server;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(template, `create database ${name} template ${templateName}`);
  const owner = { ...template, database: name };
  const database = await openDatabase({ url: urlOf(owner), dataDirectory: '', appPoolSize, log: quiet });
  const close = async () => {
    await database.close();
    await administer(template, `drop database ${name} with (force)`);
    await server.stop();
  };
  return { database, owner, close };
}

/** The server of the test run or, if no global setup has started one, a server for this caller alone. */
async function testServer(): Promise<{ template: Connection; stop(): Promise<void> }> {
  const shared = inject('databaseServer');
  if (shared === undefined) return startTestPostgres();
  const template = { ...shared, database: templateName, user: ownerRole, password: undefined, ssl: undefined };
  return { template, stop: async () => {} };
}

async function administer(template: Connection, statement: string): Promise<void> {
  const client = await connect({ ...template, database: 'postgres' });
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Converts a connection to a DATABASE_URL. */
export function urlOf({ host, port, database, user, password = '' }: Connection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
