import { and, countDistinct, desc, eq, inArray, isNull, max, notInArray } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import {
  complianceAssessment,
  controlPosition,
  finding,
  findingPosition,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** What assessments and findings say about an adopted standard. */
export type AssessmentFacts = Pick<Schemas['AdoptedStandard'], 'openFindings' | 'openAssessmentId' | 'lastClosedAt'>;

const isLive = (table: typeof complianceAssessment | typeof finding) =>
  and(eqWithinOrganisation(record.id, table.id), isNull(record.deletedAt));

/** How many findings of each standard are neither closed nor archived, and have no accepted risk. */
const openFindingsOf = (ids: readonly string[]) =>
  db
    .select({ standardId: controlPosition.adoptedStandardId, open: countDistinct(finding.id) })
    .from(finding)
    .innerJoin(record, isLive(finding))
    .innerJoin(findingPosition, eqWithinOrganisation(findingPosition.findingId, finding.id))
    .innerJoin(controlPosition, eqWithinOrganisation(controlPosition.id, findingPosition.positionId))
    .where(
      and(
        inArray(controlPosition.adoptedStandardId, [...ids]),
        notInArray(finding.status, ['CLOSED', 'RISK_ACCEPTED']),
        isNull(finding.archivedAt),
      ),
    )
    .groupBy(controlPosition.adoptedStandardId);

/** The assessments that are planned, in progress or in review, the newest first. */
const openAssessmentsOf = (ids: readonly string[]) =>
  db
    .select({ standardId: complianceAssessment.adoptedStandardId, id: complianceAssessment.id })
    .from(complianceAssessment)
    .innerJoin(record, isLive(complianceAssessment))
    .where(
      and(
        inArray(complianceAssessment.adoptedStandardId, [...ids]),
        notInArray(complianceAssessment.status, ['CLOSED', 'ABANDONED']),
      ),
    )
    .orderBy(desc(record.createdAt), desc(record.id));

const lastClosingsOf = (ids: readonly string[]) =>
  db
    .select({ standardId: complianceAssessment.adoptedStandardId, at: max(complianceAssessment.closedAt) })
    .from(complianceAssessment)
    .innerJoin(record, isLive(complianceAssessment))
    .where(and(inArray(complianceAssessment.adoptedStandardId, [...ids]), eq(complianceAssessment.status, 'CLOSED')))
    .groupBy(complianceAssessment.adoptedStandardId);

/** Those of adopted standards, by their ids. */
export async function assessmentFacts(ids: readonly string[]): Promise<(id: string) => AssessmentFacts> {
  const findings = await openFindingsOf(ids);
  const open = await openAssessmentsOf(ids);
  const closed = await lastClosingsOf(ids);
  return (id) => ({
    openFindings: findings.find(({ standardId }) => standardId === id)?.open ?? 0,
    openAssessmentId: open.find(({ standardId }) => standardId === id)?.id ?? null,
    lastClosedAt: closed.find(({ standardId }) => standardId === id)?.at?.toISOString() ?? null,
  });
}
