import { getTableColumns, sql } from 'drizzle-orm';

import type { Schemas, ShortTransactions } from '#server/contract/types.ts';
import { runZeroAsset } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { streamFromWorker, workerTask } from '#server/workers/index.ts';

import type { Device } from './device.ts';
import type { run } from './read.task.ts';

const reading = workerTask<typeof run>(
  new URL('read.task.ts', import.meta.url),
  'This file took too long to read. Import it in parts',
);

/** In milliseconds: many times what the largest export takes. */
const limitMs = 30_000;

type Counts = Pick<Schemas['RunZeroImport'], 'added' | 'updated' | 'unchanged'>;

const { organisationId: _organisation, id: _id, runZeroId: _runZeroId, ...described } = getTableColumns(runZeroAsset);

const columns = Object.entries(described);

const given = (name: string) => sql`excluded.${sql.identifier(name)}`;

/** Reads an export in a worker thread. @throws ApiError 400 if nothing of it can be read */
export const readExport = (file: Uint8Array, organisationId: string) =>
  streamFromWorker(reading, file, { organisationId, limitMs });

/**
 * Adds devices, and updates those that are known: an older export does not undo what a newer one said. Each batch has a
 * transaction of its own: an import that ends early can be done again.
 */
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
  const found: Schemas['RunZeroImport'] = { read: 0, added: 0, updated: 0, unchanged: 0, refused: 0, refusals: [] };
  for await (const part of readExport(file, organisation.id)) {
    recalled?.throwIfAborted();
    if ('read' in part) Object.assign(found, part);
    else {
      const stored = await inTransaction(() => storeBatch(organisation.id, part.devices));
      found.added += stored.added;
      found.updated += stored.updated;
      found.unchanged += stored.unchanged;
    }
  }
  return found;
}
