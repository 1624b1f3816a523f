import pg from 'pg';

import { StartError } from '#server/start-error.ts';

import type { Log } from './log.ts';

/** Where a PostgreSQL is and as whom to log in. A `host` that starts with `/` is the folder of a Unix socket. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string | undefined;
  readonly ssl: pg.ClientConfig['ssl'];
}

/** No statement of a request may run longer (security.md, attack 14). */
const statementTimeoutMs = 5_000;
/** A transaction that waits for its own process this long is stuck, and holds locks and a connection. */
const idleInTransactionTimeoutMs = 60_000;
const connectionTimeoutMs = 5_000;

/** What `pg` understands; it takes anything else for the name of a database. */
const connectionUrl = /^(?:postgres(?:ql)?:\/\/|socket:|\/)/;

/**
 * What a connection URL means, read as `pg` reads it, with the PG* environment variables as defaults.
 *
 * @throws StartError when it cannot be read; the sentence names the setting and not the URL, which holds a password.
 */
export function connectionOf(setting: string, url: string): Connection {
  try {
    if (!connectionUrl.test(url)) throw new TypeError('No connection URL');
    const { host, port, database = '', user = '', password, ssl } = new pg.Client({ connectionString: url });
    return { host, port, database, user, password: password ?? undefined, ssl };
  } catch {
    throw new StartError(`${setting} is not a PostgreSQL connection URL.`);
  }
}

/** Settings of `pg`, without the keys that have no value. */
export function clientConfig({ password, ssl, ...rest }: Connection): pg.ClientConfig {
  return {
    ...rest,
    ...(password !== undefined && { password }),
    ...(ssl !== undefined && { ssl }),
    connectionTimeoutMillis: connectionTimeoutMs,
  };
}

/** A pool that pipelines, limits every statement, and logs the loss of a connection instead of ending the process. */
export function createPool(connection: Connection, options: { name: string; size: number; log: Log }): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    application_name: options.name,
    max: options.size,
    pipeline: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  });
  const report = (error: Error) =>
    options.log.error({ pool: options.name, err: error }, 'A database connection was lost.');
  // While a connection is checked out the pool does not listen to it, and an error nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => {});
  return pool;
}

/** One connection without limits on time, for the work of starting up. */
export async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(connection), application_name: 'attest-start' });
  // The loss of the connection also fails the query that is under way.
  client.on('error', () => {});
  await client.connect();
  return client;
}
