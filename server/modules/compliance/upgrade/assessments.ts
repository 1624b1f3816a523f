import { sql } from 'drizzle-orm';

import { db } from '#server/database/tenancy.ts';

import { openAssessments, type Adopted } from './offer.ts';

/** Open assessments end on the version that they began with: their items keep its controls. Before positions go over. */
export async function keepControls({ id, versionId }: Adopted): Promise<string[]> {
  const open = (await openAssessments(id)).map((one) => one.id);
  if (open.length > 0)
    await db.execute(sql`update assessment_item item set version_id = p.version_id, control_id = p.control_id
      from control_position p
      where item.assessment_id = any(${sql.param(open)}::uuid[]) and item.version_id is null
        and p.organisation_id = item.organisation_id and p.id = item.position_id and p.version_id = ${versionId}::uuid`);
  return open;
}

/** An archived position has no value: its items keep the last one. Before positions are derived again. */
export async function keepValues(assessments: readonly string[], archived: readonly string[]): Promise<void> {
  if (assessments.length === 0 || archived.length === 0) return;
  await db.execute(sql`update assessment_item item set last_result = p.result, last_maturity = p.maturity
    from control_position p
    where item.assessment_id = any(${sql.param([...assessments])}::uuid[])
      and item.position_id = any(${sql.param([...archived])}::uuid[])
      and p.organisation_id = item.organisation_id and p.id = item.position_id`);
}
