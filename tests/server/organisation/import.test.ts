import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { membership, organisation, organisationPerson, userAccount } from '#server/database/schema/index.ts';
import { seedDemo } from '#server/demo/index.ts';
import { verifyLog } from '#server/modules/activity/index.ts';
import { archiveOf } from '#server/modules/attachment/index.ts';
import { openArchive } from '#server/modules/organisation-export/slow-work/read-archive.ts';
import { operations, parametersIn, type ContractOperation } from '#tests/contract/contract.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { signedIn, type Stranger } from '#tests/server/support/people.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { exported, imported, importedByCommand, openFolder, storedExport } from './archives.ts';

const server = shared(startTestServer);
const empty = shared(startTestServer);
const folder = shared(openFolder);

/** The demo's organisation with an administrator, exported. */
const demo = shared(async () => {
  const { database, identity, files } = server;
  await seedDemo({ database, identity, files, log: quiet });
  const [found] = await database.platform
    .select({ id: organisation.id, subject: userAccount.subject, email: userAccount.email })
    .from(organisation)
    .innerJoin(membership, eq(membership.organisationId, organisation.id))
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(and(eq(organisation.name, 'Harbour Logistics'), eq(membership.role, 'ORG_ADMIN')));
  if (found === undefined) throw new Error('The demo has no administrator');
  const administrator = await signedIn(server, found);
  const id = await exported(server, administrator, found.id);
  const { key } = await storedExport(server, found.id, id);
  const file = await folder.write('demo.zip', await files.open(key ?? ''));
  return { organisationId: found.id, subject: found.subject, email: found.email, administrator, file };
});

/** The demo's archive as another one, with another manifest and none or all of its other parts. */
async function changedArchive(name: string, change: object, withParts: boolean): Promise<string> {
  const archive = await openArchive(demo.file);
  const { tables, files } = archive.manifest;
  const parts = withParts ? [...tables, ...files].map((part) => ({ ...part, key: part.path })) : [];
  const open = async (key: string) => archive.open(parts.find(({ path }) => path === key) ?? { path: key, sha256: '' });
  const manifest = JSON.stringify({ ...archive.manifest, ...change });
  const file = await folder.write(name, archiveOf({ 'manifest.json': manifest }, parts, { open }));
  archive.close();
  return file;
}

/** Tables of an organisation that stay where they are, and those with the keys of a storage. */
const otherOnPurpose = new Set([
  'bulk_change',
  'bulk_change_item',
  'data_import',
  'idempotency_key',
  'import_row',
  'member_presence',
]);
const withKeys: Readonly<Record<string, string>> = {
  stored_file: `(to_jsonb(t) - 'key')::text`,
  standard_version: `(to_jsonb(t) - 'source_key')::text`,
};

/** A hash over all rows of each table of an organisation, past row-level security. */
async function rowsOf(of: TestServer, id: string): Promise<Readonly<Record<string, unknown>>> {
  const tables = await asOwner(
    of,
    `select c.relname as name, attname as column from pg_class c join pg_attribute on attrelid = c.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and (attname = 'organisation_id' or attname = 'owner_id'
      and not exists (select from pg_attribute where attrelid = c.oid and attname = 'organisation_id')) order by 1`,
  );
  const hashes = tables
    .map(({ name, column }) => [String(name), String(column)] as const)
    .filter(([name]) => !otherOnPurpose.has(name) && name !== 'organisation_export' && name !== 'run_zero_connection')
    .map(([name, column]) => {
      const text = withKeys[name] ?? 't::text';
      return `select '${name}' as name, concat_ws(' rows: ', count(*), sum(hashtextextended(${text}, 0)::numeric)) as rows from ${name} t where ${column} = '${id}'`;
    });
  const found = await asOwner(of, hashes.join(' union all '));
  return Object.fromEntries(found.map(({ name, rows }) => [String(name), rows]));
}

/** What is of the host where the archive was made, or of its platform. */
const ofHost = new Set(['OrganisationExports.latest', 'OrganisationRequests.options', 'RunZeroConnections.read']);

const isOfPlatform = (id: string): boolean => id.startsWith('Articles.');

const isRead = ({ id, method, access, isFile, isStream, parameters }: ContractOperation): boolean =>
  method === 'GET' &&
  !ofHost.has(id) &&
  !isOfPlatform(id) &&
  access?.audience === 'organisation' &&
  !isFile &&
  !isStream &&
  parameters.every(({ in: place, name, required }) => place === 'header' || required !== true || name === 'id');

/** The ids of some of the entries that a list has. */
function idsIn(body: unknown): string[] {
  const first = /^\{"status":true,"message":"[^"]*","data":(?:\{"data":)?(?=\[\{"id":)/.exec(JSON.stringify(body));
  const rows =
    first === null
      ? []
      : JSON.stringify(body)
          .slice(first[0].length)
          .matchAll(/[[,]\{"id":"([\da-f-]{36})"/g);
  return Array.from(rows, ([, id]) => id ?? '').slice(0, 3);
}

/** Every read operation that needs no more than an id from its list, by its address. */
async function addresses(person: Stranger): Promise<string[]> {
  const all = operations.filter((operation) => isRead(operation));
  const lists = all.filter(({ path }) => !path.includes('{'));
  const ids = new Map<string, string[]>();
  for (const { path } of lists) {
    const { body } = await person.call(path, { organisation: demo.organisationId });
    ids.set(path, idsIn(body));
  }
  const single = all
    .filter((operation) => parametersIn(operation, 'path').length === 1)
    .flatMap(({ path }) => {
      const list = path.slice(0, path.indexOf('/{'));
      return (ids.get(list) ?? []).map((id) => path.replace(/\{\w+\}/, id));
    });
  return [...lists.map(({ path }) => path), ...single];
}

/** What is of a moment or of a host: signed addresses, when someone was last there, and their second factor. */
const withoutMoments = (text: string): string =>
  text
    .replaceAll(/https?:\/\/[^"]*\/api\/files\/[^"]*/g, 'a file')
    .replaceAll(/"(validUntil|lastActiveAt|lastSignInAt)":"[^"]*"/g, '"$1":""')
    .replaceAll(/"secondFactor":(?:true|false)/g, '');

/** An answer without what the platform offers: its report templates are in no archive of an organisation. */
function ownOf(address: string, text: string): string {
  if (address !== '/api/report-definitions') return withoutMoments(text);
  const { data }: { data: { id: string | null; template: object | null }[] } = JSON.parse(text);
  return JSON.stringify(data.filter(({ id, template }) => id !== null || template === null));
}

describe('an archive of the demo organisation', () => {
  it('has every file that its manifest names, with the sum that it names', { timeout: 120_000 }, async () => {
    const archive = await openArchive(demo.file);
    const { tables, files, organisation: of } = archive.manifest;
    expect(of.name).toBe('Harbour Logistics');
    expect(files.length).toBeGreaterThan(5);
    for (const part of [...tables, ...files]) {
      const hash = createHash('sha256');
      hash.update(await buffer(await archive.open(part)));
      expect([part.path, hash.digest('hex')]).toEqual([part.path, part.sha256]);
    }
    archive.close();
  });

  it.each([
    ['another format', { formatVersion: 2 }, false, /^This archive has the format attest-organisation 2; only /],
    ['another version', { schema: 1 }, false, /^This archive was made by another version of Attest: /],
    ['a part that is missing', {}, false, /^files\/.* is missing from the archive\.$/],
  ])('is refused with %s', async (name, change, withParts, message) => {
    const file = await changedArchive(`${name}.zip`, change, withParts);
    await expect(imported(empty, file)).rejects.toThrow(message);
  });

  it('is refused with a table that is not what the manifest says, and leaves nothing', async () => {
    const archive = await openArchive(demo.file);
    const tables = archive.manifest.tables.map((table) =>
      table.name === 'risk' ? { ...table, sha256: createHash('sha256').digest('hex') } : table,
    );
    archive.close();
    const file = await changedArchive('changed.zip', { tables }, true);
    await expect(imported(empty, file)).rejects.toThrow(
      'tables/risk.jsonl is not what the manifest says: the archive was changed or damaged.',
    );
    expect(await empty.database.platform.$count(organisationPerson)).toBe(0);
    const keys: string[] = [];
    for await (const key of empty.files.storedBefore(new Date(Date.now() + 1000))) keys.push(key);
    expect(keys).toEqual([]);
  });

  it('is refused by a server that has an organisation', async () => {
    await expect(imported(server, demo.file)).rejects.toThrow(/^This Attest has organisations or people: /);
  });

  it(
    'gives an empty server the same rows, the same answers and a log that verifies',
    { timeout: 180_000 },
    async () => {
      const { organisationId, subject, email, administrator } = demo;
      const archive = await openArchive(demo.file);
      const { logHead, files } = archive.manifest;
      archive.close();
      const printed = await importedByCommand(empty, demo.file);
      expect(printed).toMatch(new RegExp(`^Harbour Logistics was imported: \\d+ rows, ${files.length} files\\.$`, 'm'));
      const before = await rowsOf(server, organisationId);
      expect(await rowsOf(empty, organisationId)).toEqual(before);
      expect(Object.keys(before).length).toBeGreaterThan(150);

      const there = await signedIn(empty, { subject, email });
      const different: string[][] = [];
      const asked = await addresses(administrator);
      expect(asked.length).toBeGreaterThan(200);
      const call = { organisation: organisationId };
      for (const address of asked) {
        const [here, copy] = [await administrator.call(address, call), await there.call(address, call)];
        if (ownOf(address, here.text) !== ownOf(address, copy.text)) different.push([address, here.text, copy.text]);
      }
      expect(different).toEqual([]);

      if (logHead === null) throw new Error('The log of the demo is sealed');
      const log = await verifyLog(empty.database, organisationId, [{ organisationId, ...logHead }]);
      expect(log).toMatchObject({ mismatch: undefined, rows: logHead.position, heads: 1, waiting: 0 });
    },
  );
});
