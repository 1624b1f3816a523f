import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { clientConfig, type Connection } from '#server/database/connections.ts';
import type { Log } from '#server/database/log.ts';
import { StartError } from '#server/start-error.ts';

import { ensureCluster, ownerPassword, ownerRole } from './cluster.ts';
import { findPlace, type Place } from './place.ts';
import { type Postmaster, runningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';

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
  /** Creates the database if it is missing, and returns its owner's connection. */
  ensureDatabase(name: string): Promise<Connection>;
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
 *
 * @throws StartError if another live process owns the directory, or with the reason if PostgreSQL does not start
 */
export async function startEmbedded(settings: EmbeddedSettings): Promise<EmbeddedServer> {
  const { folder, log, sharedFolder, durable = true } = settings;
  const place = await findPlace(folder, sharedFolder);
  await ensureCluster(place);
  const { guard, postmaster } = await takeOver(place, durable);
  let stopping = false;
  guard.on('error', (error) => {
    if (!stopping) log.error({ err: error, log: place.log }, 'The embedded PostgreSQL ended unexpectedly.');
  });
  log.info({ folder: place.folder, pid: postmaster.pid }, 'The embedded PostgreSQL is running.');
  return {
    ensureDatabase: (name) => ensureDatabase(ownerConnection(place, postmaster, name), guard),
    stop: async () => {
      stopping = true;
      // The lock is held until PostgreSQL itself closes the connection, so that no process takes over a server that is
      // stopping.
      await stopPostmaster(place);
    },
  };
}

interface Owned {
  readonly guard: pg.Client;
  readonly postmaster: Postmaster;
}

async function takeOver(place: Place, durable: boolean): Promise<Owned> {
  const deadline = Date.now() + attachSeconds * 1_000;
  let failure = new StartError(`The database in ${place.folder} is not responding; its log is ${place.log}.`);
  while (Date.now() < deadline) {
    const postmaster = runningPostmaster(place);
    if (postmaster === undefined) {
      failure = (await startUnlessRunning(place, durable)) ?? failure;
    } else {
      const guard = await takeGuard(place, postmaster);
      if (guard !== undefined) return { guard, postmaster };
    }
    await delay(50);
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
async function takeGuard(place: Place, postmaster: Postmaster): Promise<pg.Client | undefined> {
  const guard = new pg.Client({
    ...clientConfig(ownerConnection(place, postmaster, 'postgres')),
    application_name: `attest ${process.pid}`,
    lock_timeout: guardTimeoutMs,
  });
  guard.on('error', () => {});
  try {
    await guard.connect();
    await guard.query('select pg_advisory_lock($1)', [guardLock]);
    return guard;
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

function ownerConnection(place: Place, { host, port }: Postmaster, database: string): Connection {
  return { host, port, database, user: ownerRole, password: ownerPassword(place), ssl: undefined };
}

async function ensureDatabase(connection: Connection, guard: pg.Client): Promise<Connection> {
  try {
    await guard.query(`create database ${pg.escapeIdentifier(connection.database)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === duplicateDatabase)) throw error;
  }
  return connection;
}
