import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { ownerPassword, ownerRole } from '#server/database/embedded/cluster.ts';
import { findPlace } from '#server/database/embedded/place.ts';
import { runningPostmaster } from '#server/database/embedded/postmaster.ts';
import { identityKeyIn } from '#server/identity/key-file.ts';
import { openFolder } from '#tests/server/support/test-postgres.ts';

import { freePort, startProcess } from './server-process.ts';
import { publishSurroundings } from './surroundings.ts';

/**
 * Playwright's global setup: one real server for all tests, as `npm start` runs it (freshly built app, embedded
 * PostgreSQL, local identity, demo on), on a free port and with empty data. Its one door that exists only for tests lets
 * them break their own requests (`fault-gate.ts`); what they need to make people and organisations beside it
 * (`directory.ts`) is read from its data folder.
 * @returns what stops it and leaves nothing behind
 */
export default async function startAttest(): Promise<() => Promise<void>> {
  const folder = openFolder();
  const removeFolder = () => rmSync(folder, { recursive: true });
  try {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = await startProcess({ origin, port, folder });
    const identityKey = await identityKeyIn(folder);
    publishSurroundings({
      origin,
      databaseUrl: await databaseUrlIn(folder),
      identityKey: identityKey.toString('base64'),
    });
    return () => server.stop().finally(removeFolder);
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** How the owner of the database logs in that the server has started on its data folder. */
async function databaseUrlIn(folder: string): Promise<string> {
  const place = await findPlace(join(folder, 'database'));
  const postmaster = runningPostmaster(place);
  if (postmaster === undefined) throw new Error('The server runs without its embedded PostgreSQL.');
  const password = encodeURIComponent(ownerPassword(place) ?? '');
  const host = encodeURIComponent(postmaster.host);
  return `postgres://${ownerRole}:${password}@/attest?host=${host}&port=${postmaster.port}`;
}
