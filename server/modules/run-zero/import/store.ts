import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, max, not, or, sql } from 'drizzle-orm';

import type { Schemas, ShortTransactions } from '#server/contract/types.ts';
import { runZeroAsset, runZeroMove, runZeroSync } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { identifyAssets } from '#server/modules/information-asset/index.ts';
import { streamFromWorker, workerTask } from '#server/workers/index.ts';

import { deviceFacts } from '../facts.ts';
import type { Device } from './device.ts';
import type { run } from './read.task.ts';
import type { ReadFile } from './read.ts';

const reading = workerTask<typeof run>(
  new URL('read.task.ts', import.meta.url),
  'This file took too long to read. Import it in parts',
);

/** In milliseconds: many times what the largest export takes. */
const limitMs = 30_000;

type Counts = Pick<Schemas['RunZeroImport'], 'added' | 'updated' | 'unchanged' | 'older'>;

/** What an export says of a device. */
const described = [
  'name',
  'hostNames',
  'addresses',
  'macs',
  'type',
  'os',
  'hardware',
  'site',
  'tags',
  'criticality',
  'firstSeenAt',
  'lastSeenAt',
] as const satisfies readonly (keyof Device)[];

const all = getTableColumns(runZeroAsset);

const given = (name: string) => sql`excluded.${sql.identifier(name)}`;

/** Reads an export in a worker thread. @throws ApiError 400 if nothing of it can be read */
export const readExport = (file: Uint8Array, organisationId: string) =>
  streamFromWorker(reading, file, { organisationId, limitMs });

/** An import or a pull that is running. */
interface Sync {
  readonly organisationId: string;
  /** When it began. */
  readonly at: Date;
}

/** The row as an export describes it, with the facts of both compared in the same form. */
const givenFacts = sql`(select ${deviceFacts} from (select excluded.*) as run_zero_asset)`;

/** How many of the devices were seen after what this export says of them. */
async function countSeenSince(devices: readonly Device[]): Promise<number> {
  const seenAt = new Map(devices.map(({ runZeroId, lastSeenAt }) => [runZeroId, lastSeenAt]));
  const stored = await db
    .select({ runZeroId: runZeroAsset.runZeroId, lastSeenAt: runZeroAsset.lastSeenAt })
    .from(runZeroAsset)
    .where(inArray(runZeroAsset.runZeroId, [...seenAt.keys()]));
  return stored.filter(({ runZeroId, lastSeenAt }) => lastSeenAt > (seenAt.get(runZeroId) ?? lastSeenAt)).length;
}

/**
 * Adds devices, and updates those that are known: an older export does not undo what a newer one said. Each batch has a
 * transaction of its own: an import that ends early can be done again.
 */
async function storeBatch({ organisationId, at }: Sync, devices: readonly Device[]): Promise<Counts> {
  const own = sql.join(
    described.map((name) => all[name]),
    sql`, `,
  );
  const theirs = sql.join(
    described.map((name) => given(all[name].name)),
    sql`, `,
  );
  const isAnother = sql`${deviceFacts} <> ${givenFacts}`;
  const rows = await db
    .insert(runZeroAsset)
    .values(devices.map((device) => ({ ...device, organisationId, addedAt: at, syncedAt: at })))
    .onConflictDoUpdate({
      target: [runZeroAsset.organisationId, runZeroAsset.runZeroId],
      set: {
        ...Object.fromEntries(described.map((name) => [name, given(all[name].name)])),
        changedAt: sql`case when ${isAnother} then ${given('synced_at')} else ${runZeroAsset.changedAt} end`,
        previous: sql`case when ${isAnother} then ${deviceFacts} else ${runZeroAsset.previous} end`,
        goneAt: sql`case when ${given('last_seen_at')} > ${runZeroAsset.lastSeenAt} then null else ${runZeroAsset.goneAt} end`,
      },
      setWhere: sql`${given('last_seen_at')} >= ${runZeroAsset.lastSeenAt} and (${own}) is distinct from (${theirs})`,
    })
    // A row that was updated has the transaction that locked its earlier version.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  const added = rows.filter(({ isNew }) => isNew).length;
  const unchanged = devices.length - rows.length;
  return { added, updated: rows.length - added, unchanged, older: await countSeenSince(devices) };
}

/** Notes that devices were in the export, and in what their information assets are compared now. */
async function notePresent({ at }: Sync, runZeroIds: readonly string[]): Promise<void> {
  const isPresent = inArray(runZeroAsset.runZeroId, [...runZeroIds]);
  await db.update(runZeroAsset).set({ syncedAt: at }).where(isPresent);
  const assets = await db
    .select({ id: runZeroMove.assetId })
    .from(runZeroMove)
    .innerJoin(runZeroAsset, eq(runZeroAsset.id, runZeroMove.runZeroAssetId))
    .where(isPresent);
  await identifyAssets(assets.map(({ id }) => id));
}

/**
 * Brings back what is in the export without having been seen since. Only an export that knows all that is known is right about
 * that: in an older one are devices that a newer one has found gone.
 */
async function bringBack({ at }: Sync, newest: Date): Promise<void> {
  const [known] = await db.select({ lastSeenAt: max(runZeroAsset.lastSeenAt) }).from(runZeroAsset);
  if (known?.lastSeenAt && known.lastSeenAt > newest) return;
  await db
    .update(runZeroAsset)
    .set({ goneAt: null })
    .where(and(isNotNull(runZeroAsset.goneAt), eq(runZeroAsset.syncedAt, at)));
}

/** Says that this is the last import or pull; what an earlier one still stores does not become the last again. */
async function noteSync({ organisationId, at }: Sync): Promise<void> {
  await db
    .insert(runZeroSync)
    .values({ organisationId, at })
    .onConflictDoUpdate({
      target: runZeroSync.organisationId,
      set: { at: sql`greatest(${runZeroSync.at}, ${given('at')})` },
    });
}

/**
 * Marks the devices that a complete export did not have, and counts them. An older export knows nothing of those that were seen
 * after everything in it.
 */
async function markGone({ at }: Sync, newest: Date | undefined): Promise<number> {
  const isSeenLater = newest && gt(runZeroAsset.lastSeenAt, newest);
  const rows = await db
    .update(runZeroAsset)
    .set({ goneAt: at })
    .where(
      and(
        isNull(runZeroAsset.goneAt),
        or(isNull(runZeroAsset.syncedAt), lt(runZeroAsset.syncedAt, at)),
        isSeenLater && not(isSeenLater),
      ),
    )
    .returning({ id: runZeroAsset.id });
  return rows.length;
}

/** The organisation whose devices are imported. */
interface ImportInto extends ShortTransactions {
  readonly organisation: { readonly id: string };
  /** The export has all devices: those that are stored and not in it are gone. */
  readonly complete: boolean;
  /** Aborted when others wait for the place of the file in memory. */
  readonly recalled?: AbortSignal;
}

/** Imports runZero's asset export. @throws ApiError 400 saying why nothing of the file can be read */
export async function importDevices(
  file: Uint8Array,
  { organisation, inTransaction, complete, recalled }: ImportInto,
): Promise<Schemas['RunZeroImport']> {
  const sync = { organisationId: organisation.id, at: new Date() };
  const counts = { added: 0, updated: 0, unchanged: 0, older: 0 };
  let newest: Date | undefined;
  let unread: Omit<ReadFile, 'devices'> = { read: 0, refused: 0, refusedIds: [], refusals: [] };
  for await (const part of readExport(file, organisation.id)) {
    recalled?.throwIfAborted();
    if ('read' in part) unread = part;
    else {
      const stored = await inTransaction(async () => {
        const found = await storeBatch(sync, part.devices);
        await notePresent(
          sync,
          part.devices.map(({ runZeroId }) => runZeroId),
        );
        await noteSync(sync);
        return found;
      });
      counts.added += stored.added;
      counts.updated += stored.updated;
      counts.unchanged += stored.unchanged;
      counts.older += stored.older;
      for (const { lastSeenAt } of part.devices) if (newest === undefined || lastSeenAt > newest) newest = lastSeenAt;
    }
  }
  const { refusedIds, ...others } = unread;
  const gone = await inTransaction(async () => {
    await notePresent(sync, refusedIds);
    await noteSync(sync);
    if (newest !== undefined) await bringBack(sync, newest);
    return complete ? markGone(sync, newest) : 0;
  });
  return { ...others, refusals: [...others.refusals], ...counts, gone };
}
