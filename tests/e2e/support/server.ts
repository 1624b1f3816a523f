import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Connection } from '#server/database/connections.ts';
import { startTestServer } from '#tests/server/support/test-server.ts';

import { freePort, startProcess } from './server-process.ts';
import { publishSurroundings } from './surroundings.ts';

/**
 * Playwright's global setup: one real server for all tests, as `npm start` runs it (freshly built app, real identity,
 * demo on), on a free port and with empty data. Its PostgreSQL is embedded too but started here, so that tests can make
 * people and organisations beside the running server (`directory.ts`) without a door in it that exists only for tests.
 * @returns what stops it and leaves nothing behind
 */
export default async function startAttest(): Promise<() => Promise<void>> {
  const postgres = await startTestServer();
  const folder = mkdtempSync(join(tmpdir(), 'attest-e2e-'));
  const closeAround = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    const port = await freePort();
    const surroundings = {
      origin: `http://localhost:${port}`,
      databaseUrl: urlOf(postgres.template),
      identityKey: randomBytes(32).toString('base64'),
    };
    const server = await startProcess({ port, folder, ...surroundings });
    publishSurroundings(surroundings);
    return () => server.stop().finally(closeAround);
  } catch (error) {
    await closeAround();
    throw error;
  }
}

function urlOf({ host, port, database, user, password = '' }: Connection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
