import type { Readable } from 'node:stream';

import pg from 'pg';

import { ImportRefused } from './refused.ts';

/** Rows sent in one statement: memory holds no more. */
const batch = 500;

/** Tables whose rows are lines of JSON; a table may come in several parts. */
export interface RowSource<Table extends { readonly name: string }> {
  readonly tables: readonly Table[];
  readonly open: (table: Table) => Promise<Readable>;
}

/** A table with the columns that are stored; generated ones follow from them. */
export interface StagedTable {
  readonly name: string;
  /** Quoted, for statements. */
  readonly columns: string;
  /** Whether a row may be there already: of what every Attest has of the catalogue from its start. */
  readonly isShared: boolean;
}

const stage = (name: string): string => pg.escapeIdentifier(`stage_${name}`);

/** @throws ImportRefused for a table that is not known here */
async function createStage(client: pg.Client, name: string): Promise<StagedTable> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute where attrelid = to_regclass('public.' || quote_ident($1))
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [name],
  );
  if (rows.length === 0) throw new ImportRefused(`The table ${name} of this archive is not known to this version.`);
  const columns = rows.map(({ column }) => column).join(', ');
  const table = pg.escapeIdentifier(name);
  await client.query(
    `create temp table ${stage(name)} on commit drop as select ${columns} from public.${table} with no data`,
  );
  return { name, columns, isShared: rows.some(({ column }) => column === 'owner_id') };
}

async function load(client: pg.Client, { name, columns }: StagedTable, lines: AsyncIterable<string>): Promise<void> {
  const table = pg.escapeIdentifier(name);
  const text = `insert into ${stage(name)} select ${columns} from json_populate_recordset(null::public.${table}, $1::json)`;
  let waiting: string[] = [];
  const send = async () => {
    if (waiting.length > 0) await client.query(text, [`[${waiting.join(',')}]`]);
    waiting = [];
  };
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length === batch) await send();
  }
  await send();
}

/** The lines of a text, each of which ends with a line feed. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Reads every table of an archive into a temporary one. @throws ImportRefused */
export async function stageTables<Table extends { readonly name: string }>(
  client: pg.Client,
  { tables, open }: RowSource<Table>,
): Promise<StagedTable[]> {
  const staged = new Map<string, StagedTable>();
  for (const table of tables) {
    const to = staged.get(table.name) ?? (await createStage(client, table.name));
    staged.set(table.name, to);
    await load(client, to, linesOf(await open(table)));
  }
  return Array.from(staged.values());
}

/** What the archive cannot have, because it is of the platform or of another organisation, and what is different on this host. */
export async function adapt(
  client: pg.Client,
  { keys, issuer }: { readonly keys: ReadonlyMap<string, string>; readonly issuer: string | undefined },
): Promise<void> {
  await client.query(`update ${stage('organisation')} set parent_id = null`);
  await client.query(
    `delete from ${stage('module_standard')} where module_id not in (select id from ${stage('module')})`,
  );
  await client.query(
    `delete from ${stage('organisation_request')} where module_id is not null and module_id not in (select id from ${stage('module')})`,
  );
  await client.query(`create temp table moved (former text primary key, key text) on commit drop`);
  const moved = Array.from(keys, ([former, key]) => ({ former, key }));
  await client.query('insert into moved select * from json_populate_recordset(null::moved, $1::json)', [
    JSON.stringify(moved),
  ]);
  await client.query(`update ${stage('stored_file')} as file set key = moved.key from moved where former = file.key`);
  await client.query(
    `update ${stage('standard_version')} as version set source_key = moved.key from moved where former = version.source_key`,
  );
  if (issuer !== undefined) await client.query(`update ${stage('user_account')} set issuer = $1`, [issuer]);
}

/**
 * Moves all staged rows to their tables in one statement, because they refer to each other in circles. Triggers do not fire: what
 * they would compute is in the archive.
 */
export async function moveStaged(client: pg.Client, tables: readonly StagedTable[]): Promise<void> {
  const named = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`);
  const { rows: forced } = await client.query<{ table: string }>(
    'select oid::regclass::text as table from pg_class where oid = any($1::regclass[]) and relforcerowsecurity',
    [named],
  );
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`);
  for (const table of named) await client.query(`alter table ${table} disable trigger user`);
  const insertions = tables.map(
    ({ name, columns, isShared }, index) =>
      `moved_${index} as (insert into public.${pg.escapeIdentifier(name)} (${columns}) overriding system value select ${columns} from ${stage(name)}${isShared ? ' on conflict do nothing' : ''})`,
  );
  await client.query(`with ${insertions.join(', ')} select`);
  await client.query('set constraints all immediate');
  for (const table of named) await client.query(`alter table ${table} enable trigger user`);
  for (const { table } of forced) await client.query(`alter table ${table} force row level security`);
  await continueCounting(client, named);
}

/** Numbers that the database gives go on after the highest one that was moved. */
async function continueCounting(client: pg.Client, named: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute
      where attrelid = any($1::regclass[]) and attidentity <> ''`,
    [named],
  );
  for (const { table, column } of rows) {
    const name = pg.escapeIdentifier(column);
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${name}), 0) + 1 from ${table}), false)`,
      [table, column],
    );
  }
}
