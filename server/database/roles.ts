import pg from 'pg';

import { StartError } from '#server/start-error.ts';

import { clientConfig, type Connection } from './connections.ts';
import { derivedPassword, scramVerifier } from './credentials.ts';

/** One organisation at a time, enforced by row-level security. */
export const appRole = 'attest_app';
/** Accounts, limits and jobs. */
export const platformRole = 'attest_platform';
/** Passwords, sessions and codes of the local identity. */
export const identityRole = 'attest_identity';
const loginRoles = [appRole, platformRole, identityRole] as const;
export type LoginRole = (typeof loginRoles)[number];
/** A role without login; it owns the functions that search past row-level security. */
const searchRole = 'attest_search';
/** A role without login; it owns the function that erases an organisation. */
const eraseRole = 'attest_erase';

/**
 * A role without login; `attest_app` switches to it for a request that has only a secure link. It has only its explicit
 * grants, so a register is closed to links until a migration opens it.
 */
export const linkRole = 'attest_link';

/** SQLSTATE codes: appendix A of the PostgreSQL manual. */
const duplicateObject = '42710';
const uniqueViolation = '23505';
const insufficientPrivilege = '42501';
const invalidPassword = '28P01';
const internalError = 'XX000';

/** The connection of a login role that Attest creates, derived from the owner's. */
export function roleConnection(owner: Connection, role: string): Connection {
  return { ...owner, user: role, password: derivedPassword(owner.password, role) };
}

/**
 * Creates missing roles, and lets the owner assign functions to the roles that own some. Roles are shared by the whole cluster;
 * a role created by another process at the same moment is equally good.
 *
 * @throws StartError if the owner lacks the privilege
 */
export async function ensureRoles(owner: pg.Client): Promise<void> {
  for (const role of loginRoles) await ensureRole(owner, role, 'login');
  for (const role of [searchRole, eraseRole]) {
    await ensureRole(owner, role, 'nologin');
    await joinOwningRole(owner, role);
  }
  await ensureRole(owner, linkRole, 'nologin');
  await joinLinkRole(owner);
}

async function ensureRole(owner: pg.Client, role: string, login: 'login' | 'nologin'): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount !== 0) return;
  try {
    await owner.query(`create role ${role} ${login}`);
  } catch (error) {
    if (hasCode(error, insufficientPrivilege)) {
      throw new StartError(`The login in DATABASE_URL may not create the role ${role}: grant it CREATEROLE.`);
    }
    if (!hasCode(error, duplicateObject, uniqueViolation)) throw error;
  }
}

/** Since PostgreSQL 16 the creator of a role may grant it, but must be a member to transfer ownership to it. */
async function joinOwningRole(owner: pg.Client, role: string): Promise<void> {
  const privilege = (await serverMajor(owner)) >= 16 ? 'SET' : 'MEMBER';
  const { rows } = await owner.query<{ able: boolean }>('select pg_has_role($1, $2) as able', [role, privilege]);
  if (rows[0]?.able) return;
  try {
    await retryRace(() => owner.query(`grant ${role} to current_user`));
  } catch (error) {
    if (!hasCode(error, insufficientPrivilege)) throw error;
    const user = pg.escapeIdentifier(owner.user ?? '');
    throw new StartError(`The login in DATABASE_URL may not use the role ${role}: run GRANT ${role} TO ${user}.`);
  }
}

/** The app may switch to it and, since PostgreSQL 16, does not inherit its rights before it does. */
async function joinLinkRole(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ able: boolean }>(`select pg_has_role($1, $2, 'MEMBER') as able`, [
    appRole,
    linkRole,
  ]);
  if (rows[0]?.able) return;
  const inherit = (await serverMajor(owner)) >= 16 ? ' with inherit false' : '';
  const statement = `grant ${linkRole} to ${appRole}${inherit}`;
  try {
    await retryRace(() => owner.query(statement));
  } catch (error) {
    if (!hasCode(error, insufficientPrivilege)) throw error;
    throw new StartError(
      `The login in DATABASE_URL may not grant the role ${linkRole}: run ${statement.toUpperCase()}.`,
    );
  }
}

/** The server's major version: 15, 18. */
export async function serverMajor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: string }>(`select current_setting('server_version_num') as number`);
  return Math.floor(Number(rows[0]?.number) / 10_000);
}

/**
 * Ensures that the role's derived password is valid. It is set only if the server rejects it, so that starting beside
 * running processes changes nothing.
 *
 * @throws StartError if the owner may not set it
 */
export async function ensurePassword(owner: pg.Client, connection: Connection): Promise<void> {
  const { user, password } = connection;
  if (password === undefined || (await logsIn(connection))) return;
  try {
    await retryRace(() => owner.query(`alter role ${user} password ${pg.escapeLiteral(scramVerifier(password))}`));
  } catch (error) {
    if (!hasCode(error, insufficientPrivilege)) throw error;
    throw new StartError(
      `The login in DATABASE_URL may not set the password of ${user}: allow it, or set the URL of that login as well.`,
    );
  }
}

async function logsIn(connection: Connection): Promise<boolean> {
  const client = new pg.Client(clientConfig(connection));
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (hasCode(error, invalidPassword)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** If two sessions alter the same role, the second fails with "tuple concurrently updated", an internal error. */
async function retryRace(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await change();
      return;
    } catch (error) {
      if (attempt === 5 || !hasCode(error, internalError, uniqueViolation)) throw error;
    }
  }
}

interface Login {
  user: string;
  suitable: boolean;
  powerful: boolean;
  owns: boolean;
  otherRole: LoginRole | null;
  migrated: boolean;
}

/** Roles that read, write or execute beyond their grants; in PostgreSQL 15, CREATEROLE may also join any role. */
const powers = `rolsuper or rolbypassrls or rolcreaterole or rolname = any ($2) or rolname in ('pg_read_all_data',
  'pg_write_all_data', 'pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')`;

const loginQuery = `
  select current_user as user,
    pg_has_role($1, 'USAGE') as suitable,
    exists (select from pg_roles where (${powers}) and pg_has_role(oid, 'MEMBER')) as powerful,
    exists (
      select from pg_class
      where relkind in ('r', 'p', 'v', 'm') and relnamespace <> 'pg_catalog'::regnamespace and pg_has_role(relowner, 'MEMBER')
    ) as owns,
    (select rolname from pg_roles where rolname = any ($3) and pg_has_role(oid, 'MEMBER') limit 1) as "otherRole",
    exists (select from pg_class where relname = 'user_account' and relnamespace = 'public'::regnamespace) as migrated`;

/**
 * Row-level security holds only for a login that neither owns tables nor can bypass it (security.md, attack 1), and the
 * roles are separate only as long as no login has two of them.
 *
 * @throws StartError for a login that is, or can become, such a role, and for one without the rights of `role`
 */
export async function refuseUnsafeLogin(pool: pg.Pool, role: LoginRole): Promise<void> {
  const others = loginRoles.filter((other) => other !== role);
  const { rows } = await pool.query<Login>(loginQuery, [role, [searchRole, eraseRole], others]);
  const login = rows[0];
  if (login === undefined) throw new Error('The query of the login returned no row.');
  if (!login.migrated)
    throw new StartError(`The database login ${login.user} connects to a different database than DATABASE_URL.`);
  if (login.powerful)
    throw new StartError(`The database login ${login.user} can bypass row-level security: use one that cannot.`);
  if (login.owns) throw new StartError(`The database login ${login.user} owns tables: use one that owns none.`);
  if (login.otherRole !== null) {
    const sentence = `The database login ${login.user} is for ${role} and has the rights of ${login.otherRole} too`;
    throw new StartError(`${sentence}: use one login for each.`);
  }
  if (!login.suitable)
    throw new StartError(
      `The database login ${login.user} does not have the rights of ${role}: run GRANT ${role} TO it.`,
    );
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && codes.includes(error.code);
}
