import { join } from 'node:path';

import pg from 'pg';

import { StartError } from '#server/start-error.ts';

import { connectionOf, createPool, type Connection } from './connections.ts';
import { startEmbedded } from './embedded/embedded.ts';
import type { Log } from './log.ts';
import { platformDatabase, type PlatformDatabase } from './platform.ts';
import { prepareDatabase } from './prepare.ts';
import { appRole, platformRole, refuseUnsafeLogin, roleConnection } from './roles.ts';
import { runInOrganisation, type OrganisationScope } from './tenancy.ts';

export interface DatabaseSettings {
  /** DATABASE_URL: the owner, who may create roles and owns the database. Without it the server starts its own PostgreSQL. */
  readonly url?: string | undefined;
  /** DATABASE_APP_URL: a login that was granted `attest_app`, in place of the one Attest makes itself. */
  readonly appUrl?: string | undefined;
  /** DATABASE_PLATFORM_URL: likewise for `attest_platform`. */
  readonly platformUrl?: string | undefined;
  /** Where data is kept; the embedded PostgreSQL has the folder `database` in it. */
  readonly dataDirectory: string;
  readonly appPoolSize?: number | undefined;
  readonly log: Log;
}

export interface Database {
  /** Accounts, identity, limits, jobs; its own login role and pool. */
  readonly platform: PlatformDatabase;
  /**
   * One transaction as the `app` role for one organisation, reached through `db` of tenancy.ts: commits when the work
   * resolves, rolls back when it throws. Does not nest.
   */
  inOrganisation<T>(scope: OrganisationScope, work: () => Promise<T>): Promise<T>;
  /** Resolves when both pools answer: readiness. */
  check(): Promise<void>;
  /** Waits for the connections in use, then stops the embedded PostgreSQL if there is one. */
  close(): Promise<void>;
}

interface Host {
  readonly owner: Connection;
  stop(): Promise<void>;
}

/**
 * Connects to PostgreSQL, starting the embedded one where no URL is given; makes roles, migrates, and checks the logins.
 *
 * @throws StartError with a sentence for the operator.
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
    await prepareDatabase(host.owner, ownLogins(settings, host.owner));
    return await openPools(settings, host);
  } catch (error) {
    await host.stop();
    throw error;
  }
}

async function findHost({ url, dataDirectory, log }: DatabaseSettings): Promise<Host> {
  if (url !== undefined) return { owner: connectionOf('DATABASE_URL', url), stop: async () => {} };
  const server = await startEmbedded({ folder: join(dataDirectory, 'database'), log });
  return { owner: await server.ensureDatabase('attest'), stop: () => server.stop() };
}

/** The logins whose passwords Attest sets: those the operator has not given. */
function ownLogins(settings: DatabaseSettings, owner: Connection): Connection[] {
  const app = settings.appUrl === undefined ? [roleConnection(owner, appRole)] : [];
  const platform = settings.platformUrl === undefined ? [roleConnection(owner, platformRole)] : [];
  return [...app, ...platform];
}

async function openPools(settings: DatabaseSettings, host: Host): Promise<Database> {
  const { appUrl, platformUrl, log, appPoolSize = 16 } = settings;
  const appLogin =
    appUrl === undefined ? roleConnection(host.owner, appRole) : connectionOf('DATABASE_APP_URL', appUrl);
  const platformLogin =
    platformUrl === undefined
      ? roleConnection(host.owner, platformRole)
      : connectionOf('DATABASE_PLATFORM_URL', platformUrl);
  const app = createPool(appLogin, { name: 'attest-app', size: appPoolSize, log });
  const platform = createPool(platformLogin, { name: 'attest-platform', size: 8, log });
  const endPools = () => Promise.all([app.end(), platform.end()]);
  try {
    await Promise.all([refuseUnsafeLogin(app, appRole), refuseUnsafeLogin(platform, platformRole)]);
  } catch (error) {
    await endPools();
    throw error;
  }
  return {
    platform: platformDatabase(platform),
    inOrganisation: (scope, work) => runInOrganisation(app, scope, work),
    check: async () => void (await Promise.all([app.query('select'), platform.query('select')])),
    close: async () => {
      await endPools();
      await host.stop();
    },
  };
}

/** What a person can act on: the system's refusals, a wrong password, no such database. Anything else is a fault of ours. */
function explained(error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  // Classes of SQLSTATE: 28 is invalid authorisation, 3D an unknown database.
  const refused = error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '');
  const fromSystem = 'syscall' in error;
  if (!refused && !fromSystem) return error;
  return new StartError(`The database cannot be opened: ${error.message}.`, { cause: error });
}
