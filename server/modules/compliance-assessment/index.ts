import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Handlers, Schemas } from '#server/contract/types.ts';
import { complianceAssessment, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { adoptedChoice } from './adopted.ts';
import { closingHandlers } from './closing.ts';
import { changeStatusWith, type KeepReport } from './course.ts';
import { delegationHandlers } from './delegation.ts';
import { itemsOf, scoreOf } from './items.ts';
import { judgingHandlers } from './judging.ts';
import { logHandlers } from './logs.ts';
import { complianceAssessmentRegister, liveAssessment } from './register.ts';

export { adoptedChoice, adoptedShown, joinedAdopted } from './adopted.ts';
export { complianceAssessmentRegister } from './register.ts';
export { proposalHandlers } from './slow-work/proposals.ts';
export { isAssessor, lockAssessment } from './rights.ts';
export { positionsInScope } from './scope.ts';

/** The assessment of a standard that is open, else the last closed one. */
async function activeOf(adoptedStandardId: string): Promise<Schemas['ComplianceAssessment'] | null> {
  const rank = sql`array_position(array['IN_PROGRESS', 'IN_REVIEW', 'PLANNED', 'CLOSED'], ${complianceAssessment.status})`;
  const [active] = await db
    .select({ id: complianceAssessment.id })
    .from(complianceAssessment)
    .innerJoin(record, and(eqWithinOrganisation(record.id, complianceAssessment.id), isNull(record.deletedAt)))
    .where(and(eq(complianceAssessment.adoptedStandardId, adoptedStandardId), sql`${rank} is not null`))
    .orderBy(rank, sql`${complianceAssessment.closedAt} desc nulls last`, desc(record.createdAt))
    .limit(1);
  return active === undefined ? null : liveAssessment(active.id);
}

const mostListed = 100;

/** The assessments of a standard, the newest first. */
const assessmentsOf = (adoptedStandardId: string): Promise<Schemas['AssessmentOfStandard'][]> =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title, status: complianceAssessment.status })
    .from(complianceAssessment)
    .innerJoin(record, and(eqWithinOrganisation(record.id, complianceAssessment.id), isNull(record.deletedAt)))
    .where(eq(complianceAssessment.adoptedStandardId, adoptedStandardId))
    .orderBy(desc(record.ref), desc(record.id))
    .limit(mostListed);

/** @throws ApiError 404 of a standard that the organisation has not adopted */
async function requireAdopted(id: string): Promise<void> {
  if ((await adoptedChoice.find([id])).length === 0) throw notFound();
}

/** The register of compliance assessments and their course. */
export function complianceAssessmentModule(
  settings: RecordSettings,
  keepReport: KeepReport,
): Pick<Handlers, 'ComplianceAssessmentCourse' | 'ComplianceAssessments'> {
  return {
    ComplianceAssessments: registerHandlers(complianceAssessmentRegister, settings),
    ComplianceAssessmentCourse: {
      changeStatus: changeStatusWith(keepReport),

      async active({ query: { adoptedStandardId } }) {
        await requireAdopted(adoptedStandardId);
        return activeOf(adoptedStandardId);
      },

      async ofStandard({ query: { adoptedStandardId } }) {
        await requireAdopted(adoptedStandardId);
        return assessmentsOf(adoptedStandardId);
      },

      async details({ path: { id } }) {
        const assessment = await liveAssessment(id);
        const items = await itemsOf(assessment);
        return { assessment, items: items.map(({ item }) => item), score: scoreOf(items) };
      },

      ...judgingHandlers,
      ...delegationHandlers,
      ...closingHandlers,
      ...logHandlers,
    },
  };
}
