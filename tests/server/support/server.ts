import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pino from 'pino';

import { createApp, type AppParts, type ConnectionLimits } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { ownerRole } from '#server/database/embedded/cluster.ts';
import { findPlace } from '#server/database/embedded/place.ts';
import { runningPostmaster } from '#server/database/embedded/postmaster.ts';
import { type DiskParts, openDisk } from '#server/files/disk.ts';
import type { Files } from '#server/files/files.ts';
import { createLog } from '#server/http/logging.ts';
import { type LocalIdentity, openLocalIdentity } from '#server/identity/index.ts';
import { identityKeyIn } from '#server/identity/key-file.ts';
import { localProvider } from '#server/identity/provider.ts';
import { createVault } from '#server/identity/vault.ts';
import { type Jobs, openJobs } from '#server/jobs/jobs.ts';
import { logIdentityEvent } from '#server/modules/accounts/index.ts';
import type { RunZeroParts } from '#server/modules/run-zero/index.ts';
import { openOutside } from '#server/outside/outside.ts';
import { readSettings, type Settings } from '#server/settings.ts';

import { createTestDatabase, type TestDatabase } from './database.ts';
import { call, type Answer, type Call } from './http.ts';
import { quiet } from './test-postgres.ts';

export interface TestServer {
  readonly origin: string;
  readonly settings: Settings;
  readonly database: Database;
  /** The superuser's connection to this database, which bypasses row-level security. */
  readonly owner: TestDatabase['owner'];
  readonly identity: LocalIdentity;
  readonly jobs: Jobs;
  readonly files: Files;
  /** The folder of the files. */
  readonly filesFolder: string;
  /** The key that encrypts the identity's keys. */
  readonly encryptionKey: Buffer;
  readonly runZero: RunZeroParts;
  /** Sends one HTTP request to a path of this server. */
  call(path: string, request?: Call): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Settings by variable name, beside the defaults that make the server quiet, fast and isolated. */
  readonly environ?: Readonly<Record<string, string>>;
  /** Destination of the log; by default failures go to standard error, so that a run shows the cause of each 500. */
  readonly log?: { write(line: string): void };
  /** Authenticator codes that may be tried per hour; practically unlimited by default. */
  readonly enrolmentsPerUser?: number;
  readonly connections?: ConnectionLimits;
  /** Where consoles of runZero are called; as in operation by default. */
  readonly openConsole?: RunZeroParts['openConsole'];
  /** Mounted beside the API and the identity. */
  readonly plugins?: AppParts['plugins'];
  /** Renders the pages of secure links; none by default. */
  readonly linkPages?: AppParts['linkPages'];
  /** Connections for transactions of organisations; 4 by default. */
  readonly appPoolSize?: number;
  /** A different connection to the test's database. */
  readonly databaseUrl?: (owner: TestDatabase['owner']) => string;
  /** Where an embedded PostgreSQL of its own and its key are; by default the server shares that of the run. */
  readonly dataDirectory?: string;
  /** How files are written, and whether there is space for them; as in operation by default. */
  readonly disk?: Partial<DiskParts>;
}

/** An unused port: an origin must be known before the server listens. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was assigned');
  return address.port;
}

/** An embedded PostgreSQL, started and supervised by this server. */
async function openOwnDatabase(dataDirectory: string) {
  const database = await openDatabase({ dataDirectory, appPoolSize: 4, log: quiet });
  const running = runningPostmaster(await findPlace(join(dataDirectory, 'database')));
  if (running === undefined) throw new Error('The embedded PostgreSQL is not running');
  const { host, port } = running;
  const owner = { host, port, database: 'attest', user: ownerRole, password: undefined, ssl: undefined };
  return { test: { owner }, database, close: () => database.close() };
}

async function openDatabases({ databaseUrl, dataDirectory, appPoolSize = 4 }: TestServerOptions) {
  if (dataDirectory !== undefined) return openOwnDatabase(dataDirectory);
  const test = await createTestDatabase(appPoolSize);
  if (databaseUrl === undefined) return { test, database: test.database, close: () => test.close() };
  const url = databaseUrl(test.owner);
  const database = await openDatabase({ url, dataDirectory: '', appPoolSize, log: quiet });
  const close = async () => {
    await database.close();
    await test.close();
  };
  return { test, database, close };
}

/** The real application on a loopback port, over a database of its own, with the local identity and no front end. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const port = await freePort();
  const settings = readSettings(
    {
      PORT: String(port),
      DEMO: 'off',
      LIMIT_CHANGES_PER_MINUTE: '1000000',
      LIMIT_READS_PER_MINUTE: '1000000',
      LIMIT_NEW_ADDRESSES_PER_DAY: '1000000',
      ...options.environ,
    },
    '/',
  );
  const { origin } = settings;
  const { test, database, close: closeDatabases } = await openDatabases(options);
  const { dataDirectory } = options;
  const encryptionKey = dataDirectory === undefined ? randomBytes(32) : await identityKeyIn(dataDirectory);
  const jobs = openJobs(database.jobs);
  const log =
    options.log === undefined
      ? createLog({ logLevel: 'error' }, pino.destination(2))
      : createLog(settings, options.log);
  const identity = await openLocalIdentity({
    database: database.identity,
    origin,
    encryptionKey,
    mail: { send: async () => {}, close: async () => {} },
    jobs,
    log,
    conveniences: true,
    templateTokens: true,
    onEvent: (event) => logIdentityEvent(database.platform, event),
    limits: { enrolmentsPerUser: { limit: options.enrolmentsPerUser ?? 10_000, seconds: 3600 } },
  });
  const runZero = {
    vault: createVault(encryptionKey, 'organisation'),
    openConsole: options.openConsole ?? ((baseUrl) => openOutside({ baseUrl, privateHost: false })),
  };
  const filesFolder = await mkdtemp(join(tmpdir(), 'attest-files-'));
  const files = await openDisk(filesFolder, options.disk);
  const provider = localProvider(identity, origin, settings.environment !== 'production');
  const plugins = [{ prefix: '/__clerk', plugin: identity.frontend }, ...(options.plugins ?? [])];
  const app = await createApp({
    settings,
    log,
    database,
    identity: provider,
    jobs,
    files,
    folders: [filesFolder],
    isFull: options.disk?.isFull,
    fileKey: encryptionKey,
    runZero,
    styleHashes: [],
    plugins,
    connections: options.connections,
    linkPages: options.linkPages,
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    settings,
    database,
    identity,
    jobs,
    files,
    filesFolder,
    encryptionKey,
    runZero,
    owner: test.owner,
    call: (path, request) =>
      call(port, path, { ...request, headers: { host: new URL(origin).host, ...request?.headers } }),
    async close() {
      await app.close();
      await identity.close();
      await closeDatabases();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
