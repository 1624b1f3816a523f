import pg from 'pg';

import { StartError } from '#server/start-error.ts';

import { writeTogether } from './gathered-writes.ts';
import type { Log } from './log.ts';

/** Address and login of a PostgreSQL server. A `host` starting with `/` is the directory of a Unix socket. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string | undefined;
  readonly ssl: pg.ClientConfig['ssl'];
}

/** Where a server listens. */
export type Address = Pick<Connection, 'host' | 'port'>;

export interface PoolOptions {
  readonly name: string;
  readonly size: number;
  readonly log: Log;
  /** Where the server listens when a connection is opened, if that changes: the embedded PostgreSQL's after a restart. */
  readonly address?: (() => Address) | undefined;
  /** Waits for locks as long as a statement may take. */
  readonly patient?: true;
}

/** Statement timeout of requests (security.md, attack 14). */
const statementTimeoutMs = 5_000;
/**
 * How long a statement of a request waits for what another transaction holds (decision 092). More than PostgreSQL's
 * `deadlock_timeout` of a second: a deadlock is found before anyone gives up.
 */
const lockTimeoutMs = 1_200;
/** A transaction idle for this long is stuck, and holds locks and a connection. */
const idleInTransactionTimeoutMs = 60_000;
const connectionTimeoutMs = 5_000;

/** The URL schemes that `pg` supports; it takes anything else for a database name. */
const connectionUrl = /^(?:postgres(?:ql)?:\/\/|socket:|\/)/;

/**
 * Parses a connection URL as `pg` does, with the PG* environment variables as defaults.
 *
 * @throws StartError when it is invalid; the sentence names the setting but not the URL, which contains a password
 */
export function connectionOf(setting: string, url: string): Connection {
  try {
    if (!connectionUrl.test(url)) throw new TypeError('Not a connection URL');
    const { host, port, database = '', user = '', password, ssl } = new pg.Client({ connectionString: url });
    return { host, port, database, user, password: password ?? undefined, ssl };
  } catch {
    throw new StartError(`${setting} is not a PostgreSQL connection URL.`);
  }
}

/** Settings for `pg`, without undefined keys. */
export function clientConfig({ password, ssl, ...rest }: Connection): pg.ClientConfig {
  return {
    ...rest,
    ...(password !== undefined && { password }),
    ...(ssl !== undefined && { ssl }),
    connectionTimeoutMillis: connectionTimeoutMs,
  };
}

/** A client that connects to where the server is at that moment. */
const clientAt = (address: () => Address) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      // The pool hides the password, so that a copy of its settings has none.
      super({ ...config, ...(config?.password !== undefined && { password: config.password }), ...address() });
    }
  };

/**
 * A pool that pipelines, limits every statement and every wait for a lock, and logs a lost connection instead of crashing
 * the process.
 */
export function createPool(connection: Connection, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    ...(options.address !== undefined && { Client: clientAt(options.address) }),
    application_name: options.name,
    max: options.size,
    pipeline: true,
    statement_timeout: statementTimeoutMs,
    lock_timeout: options.patient === true ? 0 : lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  });
  const report = (error: Error) =>
    options.log.error({ pool: options.name, err: error }, 'A database connection was lost.');
  // A checked-out connection has no error listener of the pool's, and an unhandled error would end the process.
  pool.on('connect', (client) => {
    client.on('error', report);
    writeTogether(client);
  });
  pool.on('error', () => {});
  return pool;
}

/** A single connection without timeouts, for start-up work. */
export async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(connection), application_name: 'attest-start' });
  // A lost connection also rejects the query in progress.
  client.on('error', () => {});
  await client.connect();
  return client;
}
