import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';

import { sql, type SQL } from 'drizzle-orm';

import { storedFile, standardVersion, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { partsOf } from '#server/files/files.ts';
import { newestSeal } from '#server/modules/activity/index.ts';

import type { ExportedTable, Manifest } from '../format.ts';
import { catalogueTables, organisationTables } from '../tables.ts';

/** Rows fetched at a time: memory holds no more. */
const batch = 500;

/** Reading the largest table takes minutes. In milliseconds. */
const longestTable = 600_000;

const owner = sql.raw(`'00000000-0000-0000-0000-000000000000'`);

/** What is read of which table, in the archive's order. */
async function sources(): Promise<{ readonly name: string; readonly rows: SQL }[]> {
  const catalogue = await catalogueTables();
  const own = await organisationTables();
  const shared = (name: string) => {
    const table = sql.identifier(name);
    return sql`select row_to_json(shared)::text as row from ${table} as shared where shared.owner_id = ${owner}`;
  };
  return [
    { name: 'user_account', rows: sql`select row_to_json(${userAccount})::text as row from ${userAccount}` },
    ...own.map((name) => ({ name, rows: sql`select row from exported_rows(${sql.raw(`'${name}'`)}) as row` })),
    ...catalogue.map((name) => ({ name, rows: shared(name) })),
  ];
}

async function* rowsOf(query: SQL): AsyncGenerator<string> {
  await db.execute(sql`declare exported no scroll cursor for ${query}`);
  for (let fetched = batch; fetched === batch;) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`fetch ${batch} from exported`));
    for (const { row } of rows) yield row;
    fetched = rows.length;
  }
  await db.execute(sql`close exported`);
}

/** Writes rows to a file, one on each line. */
async function write(query: SQL, file: string): Promise<Pick<ExportedTable, 'rows' | 'size' | 'sha256'>> {
  const hash = createHash('sha256');
  const out = createWriteStream(file);
  let [rows, size] = [0, 0];
  for await (const row of rowsOf(query)) {
    const line = Buffer.from(`${row}\n`);
    hash.update(line);
    rows += 1;
    size += line.length;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return { rows, size, sha256: hash.digest('hex') };
}

/** The contents that the rows refer to, with the source files of standards. */
async function contents(): Promise<Manifest['files']> {
  const { rows } = await db.execute<{ key: string; size: number }>(sql`
    select ${storedFile.key} as key, ${storedFile.size}::float8 as size from ${storedFile}
    union all select ${standardVersion.sourceKey}, 0 from ${standardVersion} where ${standardVersion.sourceKey} is not null order by 1`);
  return rows.map(({ key, size }) => ({ key, path: `files/${key}`, size, sha256: partsOf(key).sha256 }));
}

/** Reads everything of the transaction's organisation as of one moment, and writes its tables into a folder. */
export async function spool(folder: string): Promise<Pick<Manifest, 'tables' | 'files' | 'logHead'>> {
  await db.execute(sql.raw(`set local statement_timeout = ${longestTable}`));
  const tables: ExportedTable[] = [];
  for (const { name, rows } of await sources()) {
    const last = tables.filter((one) => one.name === name).length;
    const file = last === 0 ? `${name}.jsonl` : `${name}.platform.jsonl`;
    tables.push({ name, path: `tables/${file}`, ...(await write(rows, path.join(folder, file))) });
  }
  const head = await newestSeal();
  const logHead = head === undefined ? null : { ...head, sealedAt: head.sealedAt.toISOString() };
  return { tables, files: await contents(), logHead };
}
