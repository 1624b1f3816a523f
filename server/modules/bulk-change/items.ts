import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { bulkChangeItem, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { ImportedRecord, LockedRecord, StoredBulkChange } from '#server/modules/record/index.ts';

export type Item = typeof bulkChangeItem.$inferSelect;
export type Outcome = 'DONE' | Schemas['BatchRefusal'];

/** Records per transaction: others who wait for one of them, or for the change to stop, wait little. */
const batchSize = 250;

const of = (bulkChangeId: string) => eq(bulkChangeItem.bulkChangeId, bulkChangeId);

/** The next records whose turn has not come. */
export const nextToChange = (bulkChangeId: string): Promise<Item[]> =>
  db
    .select()
    .from(bulkChangeItem)
    .where(and(of(bulkChangeId), isNull(bulkChangeItem.outcome)))
    .orderBy(asc(bulkChangeItem.position))
    .limit(batchSize);

/** The next records that were changed, and whose change has not been undone. */
export const nextToUndo = (bulkChangeId: string): Promise<Item[]> =>
  db
    .select()
    .from(bulkChangeItem)
    .where(and(of(bulkChangeId), isNotNull(bulkChangeItem.before), isNull(bulkChangeItem.undo)))
    .orderBy(asc(bulkChangeItem.position))
    .limit(batchSize);

/** How many records an undo that ended early has reached: the next one goes on from there. */
export const countUndone = (bulkChangeId: string): Promise<number> =>
  db.$count(bulkChangeItem, and(of(bulkChangeId), isNotNull(bulkChangeItem.undo)));

/** Why a record is left as it is, if it is; `removed` if it must have been removed. */
export function refusalOf(
  { version }: Item,
  found: LockedRecord | undefined,
  state: 'live' | 'removed',
): Schemas['BatchRefusal'] | undefined {
  if (found === undefined || found.deleted !== (state === 'removed')) return 'MISSING';
  return found.version === version ? undefined : 'CHANGED';
}

interface ChangedItem {
  readonly position: number;
  readonly outcome: Outcome;
  /** Undefined if the record had the values already. */
  readonly done: ImportedRecord | undefined;
}

const givenAs = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(position integer, ${sql.raw(columns)})`;

const isGiven = (bulkChangeId: string) => and(of(bulkChangeId), sql`${bulkChangeItem.position} = given.position`);

/** Notes what was done with some records. */
export async function storeChanged(bulkChangeId: string, items: readonly ChangedItem[]): Promise<void> {
  const rows = items.map(({ position, outcome, done }) => ({
    position,
    outcome,
    before: done?.before ?? null,
    was: done?.owners.was ?? null,
    is: done?.owners.is ?? null,
  }));
  await db.execute(sql`
    update ${bulkChangeItem} set outcome = given.outcome, before = given.before,
      former_owner_id = given.was, owner_id = given.is,
      version = version + case when given.before is null then 0 else 1 end
    from ${givenAs(rows, 'outcome text, before jsonb, was uuid, "is" uuid')}
    where ${isGiven(bulkChangeId)}`);
}

/** Notes what the undo has done with some records. */
export async function storeUndone(
  bulkChangeId: string,
  items: readonly { readonly position: number; readonly undo: Outcome }[],
): Promise<void> {
  await db.execute(sql`
    update ${bulkChangeItem} set undo = given.undo from ${givenAs(items, 'undo text')}
    where ${isGiven(bulkChangeId)}`);
}

/** The records that a step has changed, with their owners, some at a time. */
export async function* changedItems({ id, state }: StoredBulkChange) {
  const isDone = state === 'UNDOING' ? eq(bulkChangeItem.undo, 'DONE') : isNotNull(bulkChangeItem.before);
  for (let last = 0; ;) {
    const rows = await db
      .select({
        position: bulkChangeItem.position,
        entity: { id: record.id, ref: record.ref, title: record.title },
        was: bulkChangeItem.formerOwnerId,
        is: bulkChangeItem.ownerId,
      })
      .from(bulkChangeItem)
      .innerJoin(record, eq(record.id, bulkChangeItem.recordId))
      .where(and(of(id), isDone, gt(bulkChangeItem.position, last)))
      .orderBy(asc(bulkChangeItem.position))
      .limit(1_000);
    const end = rows.at(-1)?.position;
    if (end === undefined) return;
    yield rows;
    last = end;
  }
}
