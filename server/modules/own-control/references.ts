import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import {
  changeImpact,
  changeOwnControl,
  exemptionOwnControl,
  incidentOwnControl,
  policyOwnControl,
  recordLink,
  riskControl,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** Tables of records that name own controls, and the column of the record. */
const naming: readonly { readonly table: PgTable; readonly named: SQL }[] = [
  { table: policyOwnControl, named: sql`policy_id` },
  { table: incidentOwnControl, named: sql`incident_id` },
  { table: exemptionOwnControl, named: sql`exemption_id` },
  { table: changeOwnControl, named: sql`change_id` },
];

/** What changes ask about one own control is asked about another; where that is asked already, once. */
async function moveImpacts(from: string, into: string): Promise<void> {
  await db.execute(sql`
    update ${changeImpact} as moved set record_id = ${into} where record_id = ${from} and not exists (
      select from ${changeImpact} as own where own.organisation_id = moved.organisation_id
        and own.change_id = moved.change_id and own.record_id = ${into})`);
  await db.delete(changeImpact).where(eq(changeImpact.recordId, from));
}

/**
 * Gives the controls of risks, the policies, incidents, exemptions and changes that name one own control, and its links to other records, to
 * another, into which it is merged: its removal then concerns no risk.
 */
export async function moveReferences({ from, into }: { readonly from: string; readonly into: string }): Promise<void> {
  await db.update(riskControl).set({ ownControlId: into }).where(eq(riskControl.ownControlId, from));
  for (const { table, named } of naming) {
    await db.execute(sql`
      insert into ${table} (organisation_id, ${named}, own_control_id) select organisation_id, ${named}, ${into}::uuid
      from ${table} where own_control_id = ${from} on conflict do nothing`);
    await db.execute(sql`delete from ${table} where own_control_id = ${from}`);
  }
  await moveImpacts(from, into);
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
