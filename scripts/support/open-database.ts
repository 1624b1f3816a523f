import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { connect, connectionOf } from '#server/database/connections.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { ownerPassword, ownerRole } from '#server/database/embedded/cluster.ts';
import { findPlace } from '#server/database/embedded/place.ts';
import { runningPostmaster } from '#server/database/embedded/postmaster.ts';
import type { Settings } from '#server/settings.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** The address of the embedded PostgreSQL that a running server has started; undefined while none runs. */
async function runningUrl(folder: string): Promise<string | undefined> {
  if (!existsSync(folder))
    throw new Error(`There is no database in ${folder}. Start Attest once, or set DATA_DIRECTORY or DATABASE_URL.`);
  const place = await findPlace(folder);
  const postmaster = runningPostmaster(place);
  if (postmaster === undefined) return undefined;
  const login = `${ownerRole}:${encodeURIComponent(ownerPassword(place) ?? '')}`;
  return `postgres://${login}@/attest?host=${encodeURIComponent(postmaster.host)}&port=${postmaster.port}`;
}

/**
 * Opens the database that the server uses with these settings, beside a running server or without one. Only one process
 * owns the embedded PostgreSQL; so while a server does, this one is its guest.
 */
export async function openServersDatabase({ database, dataDirectory }: Settings): Promise<Database> {
  const url = database.url ?? (await runningUrl(join(dataDirectory, 'database')));
  return openDatabase({ ...database, url, dataDirectory, log: quiet });
}

/** A connection of the owner of a database that is open, without time limits. */
export async function ownerOfDatabase({ database, dataDirectory }: Settings) {
  const url = database.url ?? (await runningUrl(join(dataDirectory, 'database')));
  if (url === undefined) throw new Error('The database is not open.');
  return connect(connectionOf('DATABASE_URL', url));
}
