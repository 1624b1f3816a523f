import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { StartError } from '#server/start-error.ts';

import { program } from './binaries.ts';
import { writeSettings } from './cluster.ts';
import { reason, run } from './command.ts';
import { makeSocketFolder, type Place } from './place.ts';

/** A running PostgreSQL: our own, or one orphaned by an Attest that was killed. */
export interface Postmaster {
  readonly pid: number;
  /** The directory of its socket or, on Windows, its address. */
  readonly host: string;
  readonly port: number;
}

/** Long enough for crash recovery to replay the write-ahead log. */
const startSeconds = 300;
const stopSeconds = 60;

/** The PostgreSQL running on this data directory, according to `postmaster.pid`. */
export function runningPostmaster(place: Place): Postmaster | undefined {
  const [pid, , , port, socketFolder = '', address = ''] = readPidFile(place);
  if (port === undefined || !isPostmaster(Number(pid))) return undefined;
  // One of the two lines is empty: the socket's on Windows, the address elsewhere.
  return { pid: Number(pid), host: `${socketFolder}${address}`.trim(), port: Number(port) };
}

/** Lines: pid, data directory, start time, port, socket directory, address (miscadmin.h of PostgreSQL). */
function readPidFile({ cluster }: Place): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether the process is a live PostgreSQL. */
export function isPostmaster(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return process.platform !== 'linux' || /^\d+ \(postgres\) [^ZX]/.test(readOr(`/proc/${pid}/stat`, ''));
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/**
 * Starts PostgreSQL and waits until it accepts connections. The address is an argument and not a setting in a file: of
 * several processes that start at once, each that fails removes its own socket directory and not the winner's.
 *
 * @throws StartError with PostgreSQL's reason
 */
export async function startPostmaster(place: Place, durable: boolean): Promise<void> {
  removeLeftovers(place);
  const windows = process.platform === 'win32';
  const socketFolder = windows ? '' : await makeSocketFolder(place.account);
  const options = windows ? `-p ${await freePort()}` : `-p 5432 -k ${shellQuoted(socketFolder)}`;
  writeSettings(place, durable);
  const logged = sizeOf(place.log);
  const files = ['--pgdata', place.cluster, '--log', place.log];
  const { ok, output } = await run(
    program(place.binaries, 'pg_ctl'),
    ['start', ...files, '--options', options, '--wait', '--timeout', String(startSeconds)],
    place.account,
  );
  if (ok) return;
  removeSocketFolder(socketFolder);
  const log = readOr(place.log, '').slice(logged);
  throw new StartError(`The database in ${place.folder} does not start: ${reason(log === '' ? output : log)}.`);
}

/**
 * Cleans up after a crash: removes the old socket directory and, in a restarted container, a pid file naming a live
 * process that is not PostgreSQL, because PostgreSQL would refuse to start. On Linux, checks whether any process has
 * the data directory as its working directory, as all of PostgreSQL's do; elsewhere the file stays.
 */
function removeLeftovers(place: Place): void {
  const [pid, , , , socketFolder] = readPidFile(place);
  if (pid === undefined || isPostmaster(Number(pid))) return;
  if (socketFolder) removeSocketFolder(socketFolder);
  if (process.platform === 'linux' && !hasProcesses(place.cluster))
    rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
}

/** Quoted for the POSIX shell in which `pg_ctl` starts PostgreSQL. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function hasProcesses(folder: string): boolean {
  const path = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === path;
      } catch {
        return false;
      }
    });
}

/**
 * Fast shutdown: refuses new connections, closes existing ones, flushes to disk; resolves once the process has exited.
 */
export async function stopPostmaster(place: Place): Promise<void> {
  const [pid, , , , socketFolder] = readPidFile(place);
  const { ok, output } = await run(
    program(place.binaries, 'pg_ctl'),
    ['stop', '--pgdata', place.cluster, '--mode', 'fast', '--wait', '--timeout', String(stopSeconds)],
    place.account,
  );
  if (!ok && runningPostmaster(place) !== undefined)
    throw new Error(`The embedded PostgreSQL does not stop: ${reason(output)}`);
  // The pid file is removed shortly before the process exits.
  while (isPostmaster(Number(pid))) await delay(10);
  if (socketFolder) removeSocketFolder(socketFolder);
}

/** Removes only directories created by `makeSocketFolder`. */
function removeSocketFolder(folder: string): void {
  if (/[\\/]attest-\w{6}$/.test(folder)) rmSync(folder, { recursive: true, force: true });
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

/** A port that was free a moment ago; on Windows there are no Unix sockets that `pg` supports. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
