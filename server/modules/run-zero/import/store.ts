import { getTableColumns, sql } from 'drizzle-orm';

import type { Schemas, ShortTransactions } from '#server/contract/types.ts';
import { runZeroAsset } from '#server/database/schema/index.ts';
import { assertOutsideTransaction, db } from '#server/database/tenancy.ts';

import type { Device } from './device.ts';
import { readDevices } from './read.ts';

/** Rows per statement, each in a transaction of its own: an import that ends early can be done again. */
const batch = 500;

type Counts = Pick<Schemas['RunZeroImport'], 'added' | 'updated' | 'unchanged'>;

const { organisationId: _organisation, id: _id, runZeroId: _runZeroId, ...described } = getTableColumns(runZeroAsset);

const columns = Object.entries(described);

const given = (name: string) => sql`excluded.${sql.identifier(name)}`;

/** Adds devices, and updates those that are known: an older export does not undo what a newer one said. */
async function storeBatch(organisationId: string, devices: readonly Device[]): Promise<Counts> {
  const own = sql.join(
    columns.map(([, column]) => column),
    sql`, `,
  );
  const theirs = sql.join(
    columns.map(([, column]) => given(column.name)),
    sql`, `,
  );
  const rows = await db
    .insert(runZeroAsset)
    .values(devices.map((device) => ({ ...device, organisationId })))
    .onConflictDoUpdate({
      target: [runZeroAsset.organisationId, runZeroAsset.runZeroId],
      set: Object.fromEntries(columns.map(([name, column]) => [name, given(column.name)])),
      setWhere: sql`${given('last_seen_at')} >= ${runZeroAsset.lastSeenAt} and (${own}) is distinct from (${theirs})`,
    })
    // A row that was updated has the transaction that locked its earlier version.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  const added = rows.filter(({ isNew }) => isNew).length;
  return { added, updated: rows.length - added, unchanged: devices.length - rows.length };
}

/** The organisation whose devices are imported. */
interface ImportInto extends ShortTransactions {
  readonly organisation: { readonly id: string };
  /** Aborted when others wait for the place of the file in memory. */
  readonly recalled?: AbortSignal;
}

/** Imports runZero's asset export. @throws ApiError 400 saying why nothing of the file can be read */
export async function importDevices(
  file: Uint8Array,
  { organisation, inTransaction, recalled }: ImportInto,
): Promise<Schemas['RunZeroImport']> {
  assertOutsideTransaction('A file was read');
  const { devices, refused, refusals } = await readDevices(file);
  const counts = { added: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < devices.length; from += batch) {
    recalled?.throwIfAborted();
    const stored = await inTransaction(() => storeBatch(organisation.id, devices.slice(from, from + batch)));
    counts.added += stored.added;
    counts.updated += stored.updated;
    counts.unchanged += stored.unchanged;
  }
  return { ...counts, refused, refusals: [...refusals] };
}
