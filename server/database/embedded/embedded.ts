import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { type Address, clientConfig, type Connection } from '#server/database/connections.ts';
import type { Log } from '#server/database/log.ts';
import { StartError } from '#server/start-error.ts';

import { ensureCluster, ownerPassword, ownerRole } from './cluster.ts';
import { findPlace, type Place } from './place.ts';
import { isPostmaster, type Postmaster, runningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { Supervisor } from './supervisor.ts';

export interface EmbeddedSettings {
  /** Directory of the cluster, its log and its password; created if missing. */
  readonly folder: string;
  readonly log: Log;
  /** False trades crash safety for speed: tests only. */
  readonly durable?: boolean;
  /** Where root puts files that PostgreSQL's account cannot reach in `folder`; /var/lib/attest by default. */
  readonly sharedFolder?: string;
}

export interface EmbeddedServer {
  /** Where its data is. */
  readonly folder: string;
  /** Whether it runs, is being restarted after it was lost, or could not be. */
  state(): 'running' | 'restarting' | 'failed';
  /** Resolves with a sentence for the operator if it was lost for good; never otherwise. */
  readonly failed: Promise<string>;
  /** Creates the database if it is missing, and returns its owner's connection. */
  ensureDatabase(name: string): Promise<Connection>;
  /** Where it listens now: at another address after each start. */
  address(): Address;
  /** Stops PostgreSQL and resolves once it has exited. */
  stop(): Promise<void>;
}

/** An arbitrary constant: the holder of this lock in the `postgres` database owns the embedded server. */
const guardLock = 1_096_040_773;
/** A killed owner releases its lock at once; if it is held longer than this, the holder is alive. */
const guardTimeoutMs = 3_000;
const attachSeconds = 60;
const duplicateDatabase = '42P04';
const lockNotAvailable = '55P03';

/**
 * Starts PostgreSQL on the directory, or takes over one left running by an Attest that was killed. Only one process
 * owns it at a time: it holds a lock inside PostgreSQL, which is released with its connection however the process ends.
 * The end of that connection also shows that PostgreSQL was lost, also one that an earlier process started; it is then started again.
 *
 * @throws StartError if another live process owns the directory, or with the reason if PostgreSQL does not start
 */
export async function startEmbedded(settings: EmbeddedSettings): Promise<EmbeddedServer> {
  const { folder, log, sharedFolder, durable = true } = settings;
  const place = await findPlace(folder, sharedFolder);
  await ensureCluster(place);
  const owned = await takeOver(place, durable);
  log.info({ folder: place.folder, pid: owned.postmaster.pid }, 'The embedded PostgreSQL is running.');
  const supervisor = new Supervisor(owned, {
    start: (signal) => takeOver(place, durable, signal),
    async lost({ lost, postmaster }) {
      await lost;
      return isPostmaster(postmaster.pid) ? 'interrupted' : 'ended';
    },
    log,
  });
  return {
    folder: place.folder,
    state: () => (supervisor.state === 'stopped' ? 'running' : supervisor.state),
    failed: supervisor.failed.then((error) => lossOf(place, error)),
    address: () => addressOf(supervisor.running.postmaster),
    ensureDatabase: (name) => ensureDatabase(ownerConnection(place, owned.postmaster, name), owned.guard),
    stop: async () => {
      // The lock is held until PostgreSQL itself closes the connection, so that no process takes over a server that is
      // stopping. Without the lock, what runs there may be another Attest's.
      if ((await supervisor.stop()) !== undefined) await stopPostmaster(place);
    },
  };
}

const addressOf = ({ host, port }: Postmaster): Address => ({ host, port });

/** @param error why it was not restarted; undefined if it was, and ended again */
function lossOf({ log }: Place, error: unknown): string {
  const again = new Error(`It ended again and again; its log is ${log}.`);
  return `The embedded PostgreSQL was lost. ${messageOf(error ?? again)}`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Owned {
  readonly guard: pg.Client;
  /** Resolves when the guard's connection has ended, and the lock with it. */
  readonly lost: Promise<void>;
  readonly postmaster: Postmaster;
}

/** @throws StartError; or an AbortError if the signal aborts meanwhile */
async function takeOver(place: Place, durable: boolean, signal?: AbortSignal): Promise<Owned> {
  const deadline = performance.now() + attachSeconds * 1_000;
  let failure = new StartError(`The database in ${place.folder} is not responding; its log is ${place.log}.`);
  while (performance.now() < deadline) {
    const postmaster = runningPostmaster(place);
    if (postmaster === undefined) {
      failure = (await startUnlessRunning(place, durable)) ?? failure;
    } else {
      const owned = await takeGuard(place, postmaster);
      if (owned !== undefined) return owned;
    }
    await delay(50, undefined, { signal });
  }
  throw failure;
}

/** Left briefly by a killed PostgreSQL: child processes that have not noticed yet, or a process not yet reaped. */
const passingFailure = /shared memory block|lock file "postmaster.pid"/;

/**
 * If two processes start PostgreSQL at once, one fails and connects to the other's server.
 *
 * @returns why it did not start, if the cause may be transient
 */
async function startUnlessRunning(place: Place, durable: boolean): Promise<StartError | undefined> {
  try {
    await startPostmaster(place, durable);
    return undefined;
  } catch (error) {
    if (error instanceof StartError && passingFailure.test(error.message)) return error;
    if (runningPostmaster(place) === undefined) throw error;
    return undefined;
  }
}

/** @returns undefined while PostgreSQL is starting or stopping and refuses connections. */
async function takeGuard(place: Place, postmaster: Postmaster): Promise<Owned | undefined> {
  const guard = new pg.Client({
    ...clientConfig(ownerConnection(place, postmaster, 'postgres')),
    application_name: `attest ${process.pid}`,
    lock_timeout: guardTimeoutMs,
  });
  guard.on('error', () => {});
  const lost = new Promise<void>((resolve) => {
    guard.once('end', () => resolve());
  });
  try {
    await guard.connect();
    await guard.query('select pg_advisory_lock($1)', [guardLock]);
    return { guard, lost, postmaster };
  } catch (error) {
    const held = error instanceof pg.DatabaseError && error.code === lockNotAvailable;
    const holder = held ? await guardHolder(guard) : undefined;
    await guard.end();
    if (held)
      throw new StartError(
        `The database in ${place.folder} is in use by another Attest${holder}: stop that one first.`,
      );
    return undefined;
  }
}

async function guardHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: string }>(
    `select substring(application_name from '^attest (\\d+)$') as pid
     from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [guardLock],
  );
  return rows[0]?.pid ? ` (process ${rows[0].pid})` : '';
}

function ownerConnection(place: Place, postmaster: Postmaster, database: string): Connection {
  return { ...addressOf(postmaster), database, user: ownerRole, password: ownerPassword(place), ssl: undefined };
}

async function ensureDatabase(connection: Connection, guard: pg.Client): Promise<Connection> {
  try {
    await guard.query(`create database ${pg.escapeIdentifier(connection.database)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === duplicateDatabase)) throw error;
  }
  return connection;
}
