import { and, asc, count, eq, or, sql, type SQL } from 'drizzle-orm';

import { isSymmetric } from '#domain/words/links.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { rankOf, record, recordLink, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { recordName, viewableRecord } from '#server/modules/record/index.ts';

const linksOf = (id: string): SQL | undefined => or(eq(recordLink.sourceId, id), eq(recordLink.targetId, id));

/** The links of a record whose other end the caller may view, as they read from the record. */
export async function readLinks(
  context: OrganisationContext,
  id: string,
  condition?: SQL,
): Promise<Schemas['RecordLink'][]> {
  const isSource = sql<boolean>`${recordLink.sourceId} = ${id}`;
  const rows = await db
    .select({
      id: recordLink.id,
      type: recordLink.type,
      isSource,
      other: recordName,
      createdAt: recordLink.createdAt,
      createdBy: { id: userAccount.id, name: userAccount.name },
    })
    .from(recordLink)
    .innerJoin(
      record,
      sql`${record.id} = case when ${isSource} then ${recordLink.targetId} else ${recordLink.sourceId} end`,
    )
    .innerJoin(userAccount, eq(userAccount.id, recordLink.createdBy))
    .where(and(linksOf(id), viewableRecord(context), condition))
    .orderBy(asc(rankOf(recordLink.type)), sql`${isSource} desc`, asc(record.title), asc(recordLink.id));
  return rows.map(({ isSource: starts, createdAt, ...link }) => ({
    ...link,
    reverse: !starts && !isSymmetric(link.type),
    createdAt: createdAt.toISOString(),
  }));
}

/** How many links of a record the caller sees. */
export async function countShownLinks(context: OrganisationContext, id: string): Promise<number> {
  const other = sql`case when ${recordLink.sourceId} = ${id} then ${recordLink.targetId} else ${recordLink.sourceId} end`;
  const [row] = await db
    .select({ total: count() })
    .from(recordLink)
    .innerJoin(record, sql`${record.id} = ${other}`)
    .where(and(linksOf(id), viewableRecord(context)));
  return row?.total ?? 0;
}

/** How many links a record has, including those that the caller may not view. */
export async function countLinks(id: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(recordLink).where(linksOf(id));
  return row?.total ?? 0;
}
