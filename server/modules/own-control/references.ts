import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { recordLink, riskControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/**
 * Gives the controls of risks and the links to other records of one own control to another, into which it is merged: its removal
 * then concerns no risk.
 */
export async function moveReferences({ from, into }: { readonly from: string; readonly into: string }): Promise<void> {
  await db.update(riskControl).set({ ownControlId: into }).where(eq(riskControl.ownControlId, from));
  const { type, sourceId, targetId } = recordLink;
  const moved = (end: PgColumn) => sql`case when ${end} = ${from}::uuid then ${into}::uuid else ${end} end`;
  // A link that reads the same from both ends starts from the smaller id.
  await db.execute(sql`
    insert into ${recordLink} (organisation_id, type, source_id, target_id, created_at, created_by)
    select organisation_id, type, case when type = 'relates' then least(source, target) else source end,
      case when type = 'relates' then greatest(source, target) else target end, created_at, created_by
    from (select organisation_id, ${type} as type, ${moved(sourceId)} as source, ${moved(targetId)} as target, created_at, created_by
      from ${recordLink} where ${from}::uuid in (${sourceId}, ${targetId})) as link
    where source <> target on conflict do nothing`);
  await db.delete(recordLink).where(sql`${from}::uuid in (${sourceId}, ${targetId})`);
}
