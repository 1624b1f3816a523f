import { sql } from 'drizzle-orm';

import { grantOf } from '#domain/compliance/rights.ts';
import { forbidden } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';

/** Refuses those who may not ask for evidence: auditors ask while they assess something (T8). @throws ApiError 403 */
export async function refuseOthers({ organisation: { role }, user }: OrganisationContext): Promise<void> {
  const grant = grantOf(role, 'REQUEST_EVIDENCE');
  if (grant === 'ALWAYS') return;
  const { rows } = await db.execute(sql`select from compliance_assessor assessor
    join compliance_assessment assessment on assessment.organisation_id = assessor.organisation_id
      and assessment.id = assessor.assessment_id and assessment.status in ('IN_PROGRESS', 'IN_REVIEW')
    where assessor.person_id = ${user.id} limit 1`);
  if (grant === 'NEVER' || rows.length === 0) throw forbidden('This is for assessors to ask');
}
