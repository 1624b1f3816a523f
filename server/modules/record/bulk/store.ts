import { and, count, desc, eq, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { bulkChange, bulkChangeItem } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

export type StoredBulkChange = typeof bulkChange.$inferSelect;

/** How long a bulk change is kept, and can be undone. */
export const kept = sql`interval '24 hours'`;
const keptMilliseconds = 24 * 3_600_000;

const isKept = gt(sql`coalesce(${bulkChange.finishedAt}, ${bulkChange.createdAt})`, sql`now() - ${kept}`);

const named = (id: string) => and(eq(bulkChange.id, id), isKept);

/** Row-level security leaves only those of the person of the transaction. */
export async function readBulkChange(id: string): Promise<StoredBulkChange | undefined> {
  const [found] = await db.select().from(bulkChange).where(named(id));
  return found;
}

/** The same, locked for a change of its state. */
export async function lockBulkChange(id: string): Promise<StoredBulkChange | undefined> {
  const [found] = await db.select().from(bulkChange).where(named(id)).for('update');
  return found;
}

export async function changeBulkChange(id: string, values: Partial<typeof bulkChange.$inferInsert>): Promise<void> {
  await db
    .update(bulkChange)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(bulkChange.id, id));
}

type States = ReadonlySet<StoredBulkChange['state']>;

/** The states in which it has ended, and can be undone. */
export const ended: States = new Set(['DONE', 'STOPPED', 'FAILED', 'UNDO_FAILED']);

/** The states of its undo, whose outcomes count then. */
const undone: States = new Set(['UNDOING', 'UNDONE', 'UNDO_FAILED']);

/** The records that its last step has left as they were. */
export function left({ id, state }: Pick<StoredBulkChange, 'id' | 'state'>): SQL | undefined {
  const outcome = undone.has(state) ? bulkChangeItem.undo : bulkChangeItem.outcome;
  return and(eq(bulkChangeItem.bulkChangeId, id), isNotNull(outcome), ne(outcome, 'DONE'));
}

/** The newest of a register's that its author can still see. */
export const recentBulkChanges = (kind: StoredBulkChange['kind']): Promise<StoredBulkChange[]> =>
  db
    .select()
    .from(bulkChange)
    .where(and(eq(bulkChange.kind, kind), isKept))
    .orderBy(desc(bulkChange.createdAt), desc(bulkChange.id))
    .limit(50);

/** A bulk change in the contract's shape. @throws ApiError 404 */
export async function shownBulkChange(id: string): Promise<Schemas['BulkChange']> {
  const found = await readBulkChange(id);
  if (found === undefined) throw notFound();
  return inContract(found);
}

/** The same of one that was read. */
export async function inContract(found: StoredBulkChange): Promise<Schemas['BulkChange']> {
  const { id, kind, action, changes, state, total, done, failure, createdAt, finishedAt } = found;
  const [refused] = await db.select({ rows: count() }).from(bulkChangeItem).where(left(found));
  const until = finishedAt !== null && ended.has(state) ? new Date(finishedAt.getTime() + keptMilliseconds) : null;
  return {
    id,
    kind,
    action,
    fields: Object.keys(changes),
    state,
    total,
    done,
    refused: refused?.rows ?? 0,
    failure,
    createdAt: createdAt.toISOString(),
    undoUntil: until?.toISOString() ?? null,
  };
}
