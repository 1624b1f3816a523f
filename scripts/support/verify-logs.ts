import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { Database } from '#server/database/database.ts';
import { organisation } from '#server/database/schema/index.ts';
import {
  ChainCheck,
  type CheckedLog,
  exportedSeal,
  type Head,
  headsIn,
  verifyLog,
} from '#server/modules/activity/index.ts';

/** A log with what was found. */
interface NamedLog extends CheckedLog {
  readonly name: string;
  /** Rows without a seal; undefined for a file, which has none. */
  readonly waiting?: number;
}

type HeadsByOrganisation = ReadonlyMap<string, readonly Head[]>;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The heads in files, and in the folder where the server keeps them. */
export async function keptHeads(files: readonly string[], folder?: string): Promise<HeadsByOrganisation> {
  const names =
    folder === undefined
      ? []
      : await readdir(folder).catch((error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        });
  const kept = names.filter((name) => name.endsWith('.jsonl')).map((name) => path.join(folder ?? '', name));
  const heads = new Map<string, Head[]>();
  for (const file of [...files, ...kept])
    for await (const head of headsIn(file)) {
      const known = heads.get(head.organisationId);
      if (known === undefined) heads.set(head.organisationId, [head]);
      else known.push(head);
    }
  return heads;
}

/** A log without heads may have been cut or rewritten as a whole. */
const withoutHeads = <Log extends CheckedLog>(log: Log): Log =>
  log.mismatch === undefined && log.rows > 0 && log.heads === 0
    ? {
        ...log,
        mismatch:
          'no head of it is kept here, so that nobody can tell whether it was cut or rewritten: give one with --heads',
      }
    : log;

/**
 * Verifies the logs in the database.
 * @param only the name or the id of one organisation; all of them, if undefined
 * @throws Error with a sentence for the person who typed the command
 */
export async function verifyLogs(
  database: Database,
  heads: HeadsByOrganisation,
  only: string | undefined,
): Promise<NamedLog[]> {
  const all = await database.platform
    .select({ id: organisation.id, name: organisation.name })
    .from(organisation)
    .orderBy(organisation.createdAt, organisation.name);
  const isWanted = ({ id, name }: (typeof all)[number]) =>
    only === undefined || [id, name.toLowerCase()].includes(only.toLowerCase());
  const wanted = all.filter(isWanted);
  if (only !== undefined && wanted.length === 0) throw new Error(`There is no organisation ${only}.`);
  const logs: NamedLog[] = [];
  for (const { id, name } of wanted)
    logs.push({ name, ...withoutHeads(await verifyLog(database, id, heads.get(id) ?? [])) });
  const known = new Set(all.map(({ id }) => id));
  const gone = Array.from(heads.keys()).filter((id) => only === undefined && !known.has(id));
  return [...logs, ...gone.map((id) => ({ name: id, ...new ChainCheck(heads.get(id) ?? []).result() }))];
}

/**
 * Verifies an exported log.
 * @throws Error if the file is not one
 */
export async function verifyFile(file: string, heads: HeadsByOrganisation): Promise<NamedLog> {
  let check: ChainCheck | undefined;
  let name = '';
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const text = line.replace(/,$/, '');
    if (text === '[' || text === ']' || text === '') continue;
    const seal = exportedSeal(text);
    if (seal === undefined) throw new Error(`${file} is not an exported activity log.`);
    name ||= seal.organisationId;
    check ??= new ChainCheck(heads.get(name) ?? []);
    check.add(seal);
  }
  if (check === undefined) throw new Error(`${file} has no sealed rows.`);
  return { name, ...withoutHeads(check.result()) };
}

/** `3 rows without a person who was erased, by Ingrid Solberg on 2026-11-29: their seals hold, their texts are not proven`. */
function erasedRows(erased: CheckedLog['erased']): string {
  const by = new Set(erased.map(({ erasedBy, erasedAt }) => `by ${erasedBy} on ${erasedAt.slice(0, 10)}`));
  const rows = erased.length === 1 ? '1 row' : `${erased.length} rows`;
  return `${rows} without a person who was erased, ${[...by].join(', ')}: the seals hold, the texts are not proven`;
}

/** Prints what was found. @returns whether every log matches */
export function reportOn(logs: readonly NamedLog[]): boolean {
  for (const { name, rows, newest, heads, waiting = 0, mismatch, erased } of logs) {
    console.log(name);
    console.log(
      `  ${rows} rows sealed${newest ? `, up to ${newest.sealedAt}` : ''}${waiting > 0 ? `; ${waiting} not sealed yet` : ''}`,
    );
    if (newest) console.log(`  head ${newest.sha256}, compared with ${heads} kept outside`);
    if (erased.length > 0) console.log(`  ${erasedRows(erased)}`);
    console.log(mismatch === undefined ? '  The log is intact.' : `  DOES NOT MATCH: ${mismatch}.`);
  }
  if (logs.length === 0) console.log('There is no organisation yet.');
  return logs.every(({ mismatch }) => mismatch === undefined);
}
