import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { writtenDay } from '#domain/words/field-text.ts';
import { labelOfKind } from '#domain/words/label-of-kind.ts';
import { type notification, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { quoted } from '#server/modules/record/index.ts';

import type { DueField } from './due-fields.ts';

/** A record of which its owner is to be reminded. */
export interface DueRecord {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly ownerId: string;
  readonly dueOn: string;
}

interface Which {
  readonly owners: readonly string[];
  readonly dates: readonly string[];
  /** Only records that come after this one. */
  readonly after?: DueRecord | undefined;
  readonly limit: number;
}

/** Live records of these owners that are due on one of the dates, by date and id: a range of the index for each date. */
export const dueRecords = (field: DueField, { owners, dates, after, limit }: Which): Promise<DueRecord[]> =>
  db
    .select({
      id: record.id,
      ref: record.ref,
      title: record.title,
      ownerId: sql<string>`${field.ownerId}`,
      dueOn: sql<string>`${field.dueOn}`,
    })
    .from(field.table)
    .innerJoin(record, and(eq(record.organisationId, field.table.organisationId), eq(record.id, field.table.id)))
    .where(
      and(
        inArray(field.dueOn, [...dates]),
        inArray(field.ownerId, [...owners]),
        isNull(record.deletedAt),
        field.isOpen,
        after && sql`(${field.dueOn}, ${field.table.id}) > (${after.dueOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(field.dueOn, field.table.id)
    .limit(limit);

/** How a reminder says that something is due, or was. */
export const dueWords = (dueOn: string, step: number) => {
  const isAhead = step >= 0;
  return {
    kind: isAhead ? ('dueSoon' as const) : ('overdue' as const),
    state: isAhead ? 'due soon' : 'overdue',
    verb: isAhead ? 'is' : 'was',
    day: writtenDay(dueOn),
  };
};

/**
 * The notification of a due date. Its occasion is the field, the date and the step: a reminder is given once, and again
 * when the date has moved.
 * @param step days until the due date when the reminder is due; negative if overdue
 */
export function reminderRow(
  organisationId: string,
  { kind: entityType, name, what }: DueField,
  { id, ref, title, ownerId, dueOn }: DueRecord,
  step: number,
): typeof notification.$inferInsert {
  const { kind, state, verb, day } = dueWords(dueOn, step);
  return {
    organisationId,
    recipientId: ownerId,
    kind,
    title: `${labelOfKind(entityType)} ${what} ${state}`,
    description: `The ${what} of ${quoted(`${ref} ${title}`)} ${verb} due on ${day}.`,
    entityType,
    entityId: id,
    occasion: `${name} ${dueOn} ${step}`,
  };
}
