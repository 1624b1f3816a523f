import { and, asc, desc, eq, inArray, isNotNull, lt, not, sql, type SQL } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import { comment, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { containsText } from '../list/narrowing.ts';
import { pageOf, toPage, totalsOf, type PageQuery } from '../list/pages.ts';
import { editor, isEditor } from '../register/rows.ts';
import { isKept } from './kept.ts';

export interface RemovedQuery extends PageQuery {
  readonly search?: string;
  readonly sortId?: Schemas['RemovedSort'];
  readonly desc?: boolean;
}

const sorts = { removedAt: record.deletedAt, ref: record.ref, title: record.title };

/** The retention period of removed records as an SQL interval: in hours, because a day may have 23 or 25. */
const keptFor = (days: number): SQL => sql`make_interval(hours => ${days * 24})`;

/** Most recently removed first, unless the query asks for another order. */
function orderOf({ sortId, desc: backwards = false }: RemovedQuery): SQL[] {
  if (sortId === undefined) return [desc(record.deletedAt), desc(record.id)];
  const direction = backwards ? desc : asc;
  return [direction(sorts[sortId]), direction(record.id)];
}

/** One page of the removed records of a kind: who removed each, when and why, and until when it can be restored. */
export async function removedPage(kind: RecordKind, query: RemovedQuery, keptDays: number) {
  const { perPage, offset } = pageOf(query);
  const scope = and(eq(record.kind, kind), isNotNull(record.deletedAt));
  const filter = query.search ? containsText(query.search) : undefined;
  const [rows, totals] = await Promise.all([
    db
      .select({
        id: record.id,
        ref: record.ref,
        title: record.title,
        version: record.version,
        removedAt: sql<Date>`${record.deletedAt}`,
        removedBy: { id: editor.id, name: editor.name },
        reason: record.removalReason,
        keptUntil: sql<Date>`${record.deletedAt} + ${keptFor(keptDays)}`,
      })
      .from(record)
      .leftJoin(editor, isEditor)
      .where(and(scope, filter))
      .orderBy(...orderOf(query))
      .limit(perPage)
      .offset(offset),
    totalsOf((where) => db.$count(record, where), scope, filter),
  ]);
  const inContractForm = rows.map((row) => ({
    ...row,
    removedAt: new Date(row.removedAt).toISOString(),
    keptUntil: new Date(row.keptUntil).toISOString(),
  }));
  return toPage(query, totals, inContractForm);
}

/**
 * Permanently deletes records past their retention, at most `limit`, in a transaction of their organisation; dependent
 * rows go with them, their activity stays. Those that others need are kept; those being purged or restored at the same
 * moment are skipped.
 * @returns how many were deleted
 */
export async function purgeRemoved(keptDays: number, limit: number): Promise<number> {
  const expired = db
    .select({ id: record.id })
    .from(record)
    .where(and(lt(record.deletedAt, sql`now() - ${keptFor(keptDays)}`), not(isKept)))
    .orderBy(asc(record.deletedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const purged = await db.delete(record).where(inArray(record.id, expired)).returning({ id: record.id });
  return purged.length;
}

/**
 * Permanently deletes the texts of comments removed before their retention, at most `limit`; the comments stay.
 * @returns how many were deleted
 */
export async function purgeCommentTexts(keptDays: number, limit: number): Promise<number> {
  const expired = db
    .select({ id: comment.id })
    .from(comment)
    .where(and(isNotNull(comment.body), lt(comment.removedAt, sql`now() - ${keptFor(keptDays)}`)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const purged = await db
    .update(comment)
    .set({ body: null })
    .where(inArray(comment.id, expired))
    .returning({ id: comment.id });
  return purged.length;
}
