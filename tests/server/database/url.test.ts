import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFolder } from '#scripts/support/open-folder.ts';
import { connect, type Connection } from '#server/database/connections.ts';
import { type Database, type DatabaseSettings, openDatabase } from '#server/database/database.ts';
import { type EmbeddedServer, startEmbedded } from '#server/database/embedded/embedded.ts';
import { record } from '#server/database/schema/record.ts';
import { db } from '#server/database/tenancy.ts';
import { StartError } from '#server/start-error.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { urlOf } from '#tests/server/support/database.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { createOrganisation } from './organisations.ts';

/*
 * A PostgreSQL as an operator has it: it asks for passwords, and the login in DATABASE_URL is no superuser, may create
 * roles and owns its database.
 */
let folder: string;
let server: EmbeddedServer;
let superuser: Connection;
let operator: Connection;

beforeAll(async () => {
  folder = openFolder();
  const settings = { folder: join(folder, 'database'), log: quiet, durable: false };
  await (await startEmbedded(settings)).stop();
  writeFileSync(
    join(settings.folder, 'cluster', 'pg_hba.conf'),
    'local all attest_owner trust\nlocal all all scram-sha-256\n',
  );
  server = await startEmbedded(settings);
  superuser = await server.ensureDatabase('postgres');
  operator = { ...superuser, database: 'grc', user: 'operator', password: 'p@ss/word' };
  await administer(`create role operator login createrole password 'p@ss/word'`, 'create database grc owner operator');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function administer(...statements: string[]): Promise<void> {
  const client = await connect(superuser);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const open = (settings: Partial<DatabaseSettings> = {}): Promise<Database> =>
  openDatabase({ url: urlOf(operator), dataDirectory: '', log: quiet, ...settings });

describe('a login that is not a superuser', () => {
  it('creates roles, tables and functions; the app keeps organisations apart', async () => {
    const database = await open();
    const harbour = await createOrganisation(database, 'Harbour Logistics');
    const meridian = await createOrganisation(database, 'Meridian Health');
    const seen = await database.inOrganisation(meridian, async () => ({
      titles: await db.select({ title: record.title }).from(record),
      found: (await db.execute(sql`select search_records('risk', '%risk%') as id`)).rows,
      user: (await db.execute(sql`select current_user as name`)).rows,
    }));
    await database.check();
    await database.close();
    expect(harbour.riskId).not.toBe(meridian.riskId);
    expect(seen).toEqual({
      titles: [{ title: 'Risk of Meridian Health' }],
      found: [{ id: meridian.riskId }],
      user: [{ name: 'attest_app' }],
    });
  });

  it('gets the statements a superuser has to run, until they have been run', async () => {
    const statements: string[] = [];
    const log = { ...quiet, warn: (details: object) => void statements.push(textAt(details, 'statement')) };
    await (await open({ log })).close();
    expect(statements).toEqual([
      expect.stringMatching(/^revoke execute on function .*lo_create\(oid\).* from public$/),
    ]);
    const client = await connect({ ...superuser, database: 'grc' });
    for (const statement of statements) await client.query(statement);
    await client.end();
    await (await open({ log })).close();
    expect(statements).toHaveLength(1);
  });

  it('opens in several processes at once', async () => {
    const databases = await Promise.all([open(), open(), open()]);
    const checks = databases.map((database) => database.check());
    expect(await Promise.all(checks)).toEqual([undefined, undefined, undefined]);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('resets its roles’ passwords when its own has changed', async () => {
    await administer(`alter role operator password 'changed'`);
    operator = { ...operator, password: 'changed' };
    const database = await open();
    await expect(database.check()).resolves.toBeUndefined();
    await database.close();
  });

  it('gets an error if another login created the cluster’s roles', async () => {
    await administer(
      `create role neighbour login createrole password 'n'`,
      'create database neighbour owner neighbour',
    );
    const neighbour = { ...operator, database: 'neighbour', user: 'neighbour', password: 'n' };
    await expect(open({ url: urlOf(neighbour) })).rejects.toThrow(
      new StartError(
        'The login in DATABASE_URL may not use the role attest_search: run GRANT attest_search TO "neighbour".',
      ),
    );
  });
});

describe('the server refuses to start', () => {
  it('with an app login that bypasses row-level security', async () => {
    await expect(open({ appUrl: urlOf({ ...superuser, database: 'grc' }) })).rejects.toThrow(
      new StartError('The database login attest_owner can bypass row-level security: use one that cannot.'),
    );
  });

  it('with a platform login that is the owner', async () => {
    await expect(open({ platformUrl: urlOf({ ...operator }) })).rejects.toThrow(
      new StartError('The database login operator can bypass row-level security: use one that cannot.'),
    );
  });

  it('with an app login that owns a table', async () => {
    await administer(`create role landlord login password 'l' in role attest_app`);
    const client = await connect({ ...superuser, database: 'grc' });
    await client.query(
      'create schema landlord authorization landlord; create table landlord.house (); alter table landlord.house owner to landlord',
    );
    await client.end();
    await expect(open({ appUrl: urlOf({ ...operator, user: 'landlord', password: 'l' }) })).rejects.toThrow(
      new StartError('The database login landlord owns tables: use one that owns none.'),
    );
  });

  it('with an app login that lacks the app’s rights, and starts once it has them', async () => {
    await administer(`create role guest login password 'g'`);
    const appUrl = urlOf({ ...operator, user: 'guest', password: 'g' });
    await expect(open({ appUrl })).rejects.toThrow(
      new StartError('The database login guest does not have the rights of attest_app: run GRANT attest_app TO it.'),
    );
    await administer('grant attest_app to guest');
    const database = await open({ appUrl });
    await database.check();
    await database.close();
  });

  it('with a login to another database of the same server', async () => {
    await administer(
      `create role elsewhere login password 'e' in role attest_identity`,
      'create database other owner operator',
    );
    const identityUrl = urlOf({ ...operator, database: 'other', user: 'elsewhere', password: 'e' });
    await expect(open({ identityUrl })).rejects.toThrow(
      new StartError('The database login elsewhere connects to a different database than DATABASE_URL.'),
    );
  });

  it('with one login for two roles', async () => {
    await administer(`create role twofold login password 'b' in role attest_app, attest_identity`);
    const url = urlOf({ ...operator, user: 'twofold', password: 'b' });
    const refusal = (role: string, other: string) =>
      new StartError(
        `The database login twofold is for ${role} and has the rights of ${other} too: use one login for each.`,
      );
    await expect(open({ appUrl: url })).rejects.toThrow(refusal('attest_app', 'attest_identity'));
    await expect(open({ identityUrl: url })).rejects.toThrow(refusal('attest_identity', 'attest_app'));
  });

  it.each([
    ['makes roles', 'createrole', ''],
    ['reads all data', '', 'in role pg_read_all_data'],
    ['is a superuser', 'superuser', ''],
    ['bypasses row-level security', 'bypassrls', ''],
  ])('with a login of any role that %s', async (name, attribute, membership) => {
    const user = name.replaceAll(/\W/g, '_');
    await administer(`create role ${user} login ${attribute} password 'x' ${membership}`);
    const url = urlOf({ ...operator, user, password: 'x' });
    const refusal = new StartError(`The database login ${user} can bypass row-level security: use one that cannot.`);
    for (const setting of ['appUrl', 'platformUrl', 'identityUrl']) {
      await expect(open({ [setting]: url })).rejects.toThrow(refusal);
    }
  });

  it('with a login that does not own the database', async () => {
    await expect(open({ url: urlOf({ ...operator, database: 'postgres' }) })).rejects.toThrow(
      new StartError('The login in DATABASE_URL must own the database.'),
    );
  });

  it('with a wrong password', async () => {
    await expect(open({ url: urlOf({ ...operator, password: 'wrong' }) })).rejects.toThrow(
      new StartError('The database cannot be opened: password authentication failed for user "operator".'),
    );
  });

  it('where no PostgreSQL is listening', async () => {
    await expect(open({ url: urlOf({ ...operator, host: folder }) })).rejects.toThrow(
      new StartError(`The database cannot be opened: connect ENOENT ${folder}/.s.PGSQL.5432.`),
    );
  });

  it.each(['postgres://%', 'not a url', 'grc', 'http://operator@localhost/grc'])(
    'with %s, which is not a URL',
    async (url) => {
      await expect(open({ url })).rejects.toThrow(new StartError('DATABASE_URL is not a PostgreSQL connection URL.'));
    },
  );
});
