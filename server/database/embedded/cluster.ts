import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { StartError } from '#server/start-error.ts';

import { program } from './binaries.ts';
import { reason, run } from './command.ts';
import type { Place } from './place.ts';

/** The superuser of the embedded cluster: `owner` in the design. */
export const ownerRole = 'attest_owner';

/** Attest's settings, in a file beside PostgreSQL's own, rewritten at each start. */
const settingsFile = 'attest.conf';

/**
 * Creates the cluster if it is missing. Atomic: it is created under a temporary name and then renamed.
 *
 * @throws StartError for data that these binaries cannot read, or with PostgreSQL's reason if creation fails
 */
export async function ensureCluster(place: Place): Promise<void> {
  if (existsSync(place.cluster)) return refuseOtherVersion(place);
  const unfinished = mkdtempSync(`${place.cluster}.new-`);
  try {
    if (place.account !== undefined) chownSync(unfinished, place.account.uid, place.account.gid);
    await initialise(place, unfinished);
    renameSync(unfinished, place.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process started at the same time may have been first.
    if (!existsSync(place.cluster)) throw error;
  }
}

function refuseOtherVersion({ cluster, binaries }: Place): void {
  const major = Number(readVersion(cluster));
  if (major === binaries.major) return;
  throw new StartError(
    `The data in ${cluster} was created by PostgreSQL ${major}. This Attest has PostgreSQL ${binaries.major} and cannot read it.`,
  );
}

function readVersion(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8');
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new StartError(`The database in ${cluster} cannot be read: ${message}.`, { cause: error });
  }
}

async function initialise(place: Place, folder: string): Promise<void> {
  const { ok, output } = await run(
    program(place.binaries, 'initdb'),
    [
      '--pgdata',
      folder,
      '--username',
      ownerRole,
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--lc-ctype',
      characterTypes(),
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      ...authentication(place),
    ],
    place.account,
  );
  if (!ok) throw new StartError(`The database cannot be created in ${place.folder}: ${reason(output)}.`);
  appendFileSync(join(folder, 'postgresql.conf'), `\ninclude '${settingsFile}'\n`);
}

/**
 * The locale decides what the trigram index treats as a letter: with plain C only a to z, so other scripts would not be
 * searchable.
 */
function characterTypes(): string {
  if (process.platform === 'win32') return 'C';
  return process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
}

/**
 * On Unix, anyone who can enter the socket's directory is trusted; on Windows, over loopback TCP, a password is
 * required.
 */
function authentication(place: Place): string[] {
  if (process.platform !== 'win32') return ['--auth-local', 'trust', '--auth-host', 'reject'];
  const file = passwordFile(place);
  writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'w' });
  return ['--auth', 'scram-sha-256', '--pwfile', file];
}

/** The owner's password, if the cluster requires one. */
export function ownerPassword(place: Place): string | undefined {
  return process.platform === 'win32' ? readFileSync(passwordFile(place), 'utf8') : undefined;
}

function passwordFile(place: Place): string {
  return join(place.folder, 'password');
}

/** Writes the settings for the next start; they are the same for every process that starts this cluster. */
export function writeSettings(place: Place, durable: boolean): void {
  const settings = {
    listen_addresses: process.platform === 'win32' ? '127.0.0.1' : '',
    unix_socket_permissions: '0700',
    max_connections: 120,
    shared_buffers: '128MB',
    jit: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Attest logs failed statements itself: PostgreSQL's log lines would include their values.
    log_min_messages: 'log',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`);
  const file = join(place.cluster, settingsFile);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, lines.join(''), { mode: 0o644 });
  renameSync(unfinished, file);
}
