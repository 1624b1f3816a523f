import { sql } from 'drizzle-orm';

import { db } from '#server/database/tenancy.ts';

import { openAssessments, type Adopted } from './offer.ts';

/** The assessments of a standard that have begun: those in progress, and those that were closed. */
async function begunAssessments(adoptedStandardId: string): Promise<string[]> {
  const open = await openAssessments(adoptedStandardId);
  const { rows: closed } = await db.execute<{ id: string }>(sql`
    select distinct closing.assessment_id as id from assessment_closing closing
    join compliance_assessment assessment on assessment.organisation_id = closing.organisation_id
      and assessment.id = closing.assessment_id
    where assessment.adopted_standard_id = ${adoptedStandardId}::uuid`);
  return [...new Set([...open, ...closed].map(({ id }) => id))];
}

/**
 * Assessments end on the version that they began with, and their closings stay of it: their items keep its controls. Before positions
 * go over.
 */
export async function keepControls({ id, versionId }: Adopted): Promise<string[]> {
  const begun = await begunAssessments(id);
  if (begun.length > 0)
    await db.execute(sql`update assessment_item item set version_id = p.version_id, control_id = p.control_id
      from control_position p
      where item.assessment_id = any(${sql.param(begun)}::uuid[]) and item.version_id is null
        and p.organisation_id = item.organisation_id and p.id = item.position_id and p.version_id = ${versionId}::uuid`);
  return begun;
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
