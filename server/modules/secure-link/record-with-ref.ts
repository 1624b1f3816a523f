import { and, eq, isNull } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** A live record of the transaction's organisation, to which a link is to be made by hand. */
export async function recordWithRef(kind: RecordKind, ref: string) {
  const [found] = await db
    .select({ id: record.id, ref: record.ref, title: record.title, createdBy: record.createdBy })
    .from(record)
    .where(and(eq(record.kind, kind), eq(record.ref, ref), isNull(record.deletedAt)));
  return found;
}

export type FoundRecord = NonNullable<Awaited<ReturnType<typeof recordWithRef>>>;
