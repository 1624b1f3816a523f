import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { openFolder } from '#scripts/support/open-folder.ts';
import { freePort, startProcess } from '#scripts/support/server-process.ts';
import { ownerPassword, ownerRole } from '#server/database/embedded/cluster.ts';
import { findPlace } from '#server/database/embedded/place.ts';
import { runningPostmaster } from '#server/database/embedded/postmaster.ts';
import { identityKeyIn } from '#server/identity/key-file.ts';

import { publishSurroundings } from './surroundings.ts';

/**
 * Playwright's global setup: one real server for all tests, as run by `npm start` (freshly built app, embedded
 * PostgreSQL, local identity, demo on), on a free port with empty data. Its only test-specific feature lets tests
 * inject faults into their own requests (`fault-gate.ts`); the credentials for creating users and organisations
 * (`directory.ts`) are read from its data folder.
 * @returns a function that stops it and cleans up
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

/** The owner's connection string for the database that the server started in its data folder. */
export async function databaseUrlIn(folder: string): Promise<string> {
  const place = await findPlace(join(folder, 'database'));
  const postmaster = runningPostmaster(place);
  if (postmaster === undefined) throw new Error('The server runs without its embedded PostgreSQL.');
  const password = encodeURIComponent(ownerPassword(place) ?? '');
  const host = encodeURIComponent(postmaster.host);
  return `postgres://${ownerRole}:${password}@/attest?host=${host}&port=${postmaster.port}`;
}
