import { join } from 'node:path';

import pg from 'pg';

import { StartError } from '#server/start-error.ts';

import { type Address, connectionOf, createPool, type Connection } from './connections.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { identityDatabase, type IdentityDatabase } from './identity.ts';
import { jobConnection, type JobConnection } from './job-connection.ts';
import type { Log } from './log.ts';
import { platformDatabase, type PlatformDatabase } from './platform.ts';
import { prepareDatabase } from './prepare.ts';
import { appRole, identityRole, type LoginRole, platformRole, refuseUnsafeLogin, roleConnection } from './roles.ts';
import { sharedPool } from './shared-pool.ts';
import {
  type LinkScope,
  type OrganisationScope,
  runInOrganisation,
  runOnLink,
  type TransactionOptions,
  type TransactionPurpose,
} from './tenancy.ts';

export interface DatabaseSettings {
  /**
   * DATABASE_URL: the owner, who may create roles and owns the database. Without it the server starts an embedded
   * PostgreSQL.
   */
  readonly url?: string | undefined;
  /** DATABASE_APP_URL: a login granted `attest_app`, used instead of the one Attest creates. */
  readonly appUrl?: string | undefined;
  /** DATABASE_PLATFORM_URL: the same for `attest_platform`. */
  readonly platformUrl?: string | undefined;
  /** DATABASE_IDENTITY_URL: the same for `attest_identity`. */
  readonly identityUrl?: string | undefined;
  /** The data directory; the embedded PostgreSQL uses its subdirectory `database`. */
  readonly dataDirectory: string;
  readonly appPoolSize?: number | undefined;
  readonly log: Log;
}

export interface Database {
  /** Accounts, limits and jobs; has its own login role and pool. */
  readonly platform: PlatformDatabase;
  /** Passwords, sessions and codes of the local identity; has its own login role and pool. */
  readonly identity: IdentityDatabase;
  /** The tables of pg-boss, through the platform's login; a pool of its own, so that jobs do not wait for requests. */
  readonly jobs: JobConnection;
  /**
   * Runs work in one transaction as the `app` role for one organisation; its tables are reached through `db` in
   * tenancy.ts. Commits when the work resolves, rolls back when it throws. Does not nest. Work that fails for a passing
   * reason is done again, once.
   * @param purpose `write` by default
   */
  inOrganisation<T>(
    scope: OrganisationScope,
    work: () => Promise<T>,
    purpose?: TransactionPurpose,
    options?: TransactionOptions,
  ): Promise<T>;
  /** The same for one secure link. */
  onLink<T>(
    scope: LinkScope,
    work: () => Promise<T>,
    purpose?: TransactionPurpose,
    options?: TransactionOptions,
  ): Promise<T>;
  /** The folder of the embedded PostgreSQL; undefined with a DATABASE_URL. */
  readonly folder: string | undefined;
  /** Whether it is there as far as is known: the embedded PostgreSQL is restarted after it was lost, until that fails. */
  state(): 'running' | 'restarting' | 'failed';
  /** Resolves with a sentence for the operator if the embedded PostgreSQL is lost for good; never otherwise. */
  readonly failed: Promise<string>;
  /** Resolves when all pools respond; used for readiness. */
  check(): Promise<void>;
  /** Waits for connections in use, then stops the embedded PostgreSQL, if any. */
  close(): Promise<void>;
}

interface Host extends Pick<Database, 'folder' | 'state' | 'failed'> {
  readonly owner: Connection;
  /** Where it listens now; undefined if that never changes. */
  readonly address: (() => Address) | undefined;
  stop(): Promise<void>;
}

/**
 * Connects to PostgreSQL, or starts the embedded one if no URL is set; creates roles, migrates, and checks the logins.
 *
 * @throws StartError with a sentence for the operator
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  try {
    const host = await findHost(settings);
    return await openHost(settings, host);
  } catch (error) {
    throw explained(error);
  }
}

async function openHost(settings: DatabaseSettings, host: Host): Promise<Database> {
  try {
    await prepareDatabase(host.owner, ownLogins(settings, host), settings.log);
    return await openPools(settings, host);
  } catch (error) {
    await host.stop();
    throw error;
  }
}

const never = new Promise<never>(() => {});

async function findHost({ url, dataDirectory, log }: DatabaseSettings): Promise<Host> {
  if (url !== undefined) {
    const owner = connectionOf('DATABASE_URL', url);
    const nothing = { folder: undefined, address: undefined, state: () => 'running' as const, failed: never };
    return { ...nothing, owner, stop: async () => {} };
  }
  const server = await startEmbedded({ folder: join(dataDirectory, 'database'), log });
  return { ...server, owner: await server.ensureDatabase('attest') };
}

interface Login {
  readonly role: LoginRole;
  readonly connection: Connection;
  /** Whether Attest manages its password. */
  readonly own: boolean;
  readonly poolSize: number;
  readonly address: Host['address'];
}

function loginsOf(settings: DatabaseSettings, host: Host): Record<'app' | 'platform' | 'identity', Login> {
  const login = (role: LoginRole, setting: string, url: string | undefined, poolSize: number): Login =>
    url === undefined
      ? { role, connection: roleConnection(host.owner, role), own: true, poolSize, address: host.address }
      : { role, connection: connectionOf(setting, url), own: false, poolSize, address: undefined };
  return {
    app: login(appRole, 'DATABASE_APP_URL', settings.appUrl, settings.appPoolSize ?? 16),
    platform: login(platformRole, 'DATABASE_PLATFORM_URL', settings.platformUrl, 8),
    identity: login(identityRole, 'DATABASE_IDENTITY_URL', settings.identityUrl, 8),
  };
}

/** The logins whose passwords Attest manages: those that the operator has not configured. */
function ownLogins(settings: DatabaseSettings, host: Host): Connection[] {
  return Object.values(loginsOf(settings, host)).flatMap(({ own, connection }) => (own ? [connection] : []));
}

async function openPools(settings: DatabaseSettings, host: Host): Promise<Database> {
  const { log } = settings;
  const logins = loginsOf(settings, host);
  const open = ({ role, poolSize: size, ...login }: Login) =>
    createPool(login.connection, { name: role.replace('_', '-'), size, log, address: login.address });
  const [app, platform, identity] = [open(logins.app), open(logins.platform), open(logins.identity)];
  const { connection, address } = logins.platform;
  const jobs = createPool(connection, { name: 'attest-jobs', size: 3, log, address, patient: true });
  const pools = [app, platform, identity, jobs];
  const shared = sharedPool(app, logins.app.poolSize);
  const endPools = () => Promise.all(pools.map((pool) => pool.end()));
  try {
    await Promise.all([
      refuseUnsafeLogin(app, appRole),
      refuseUnsafeLogin(platform, platformRole),
      refuseUnsafeLogin(identity, identityRole),
    ]);
  } catch (error) {
    await endPools();
    throw error;
  }
  return {
    folder: host.folder,
    state: () => host.state(),
    failed: host.failed,
    platform: platformDatabase(platform),
    identity: identityDatabase(identity),
    jobs: jobConnection(jobs),
    inOrganisation: (scope, work, purpose, options) => runInOrganisation(shared, scope, work, purpose, options),
    onLink: (scope, work, purpose, options) => runOnLink(shared, scope, work, purpose, options),
    check: async () => void (await Promise.all(pools.map((pool) => pool.query('select')))),
    close: async () => {
      await endPools();
      await host.stop();
    },
  };
}

/** Failures that an operator can fix: connection refused, wrong password, no such database. Anything else is a bug. */
function explained(error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  // SQLSTATE classes: 28 is invalid authorisation, 3D an unknown database.
  const refused = error instanceof pg.DatabaseError && /^(?:28|3D)/.test(error.code ?? '');
  const fromSystem = 'syscall' in error;
  if (!refused && !fromSystem) return error;
  return new StartError(`The database cannot be opened: ${error.message}.`, { cause: error });
}
