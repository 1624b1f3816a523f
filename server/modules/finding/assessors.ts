import { sql } from 'drizzle-orm';

import { db } from '#server/database/tenancy.ts';

/** Those who assess the controls of a finding: in the assessment that raised it, and in open ones. */
export async function assessorsOf(findingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select assessor.person_id as id from finding
    join compliance_assessor assessor on assessor.organisation_id = finding.organisation_id
      and assessor.assessment_id = finding.assessment_id
    where finding.id = ${findingId}::uuid
    union select assessor.person_id from finding_position of_finding
    join assessment_item item on item.organisation_id = of_finding.organisation_id
      and item.position_id = of_finding.position_id
    join compliance_assessment assessment on assessment.organisation_id = item.organisation_id
      and assessment.id = item.assessment_id and assessment.status in ('IN_PROGRESS', 'IN_REVIEW')
    join compliance_assessor assessor on assessor.organisation_id = assessment.organisation_id
      and assessor.assessment_id = assessment.id
    where of_finding.finding_id = ${findingId}::uuid`);
  return rows.map(({ id }) => id);
}
