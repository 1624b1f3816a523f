import { and, eq, isNull } from 'drizzle-orm';

import { record, serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockRecords } from '#server/modules/record/index.ts';

import { tellOf } from './lock.ts';
import { updateScore } from './score.ts';

/**
 * Tells those who review an assessment that it was submitted, and counts the scores that reviewers gave before, which links
 * do not see.
 */
export async function tellOfSubmission(assessmentId: string): Promise<void> {
  await lockRecords('serviceProviderAssessment', [assessmentId]);
  const [found] = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      assigneeId: assessment.assigneeId,
      createdBy: record.createdBy,
    })
    .from(assessment)
    .innerJoin(record, eq(record.id, assessment.id))
    .where(and(eq(assessment.id, assessmentId), eq(assessment.status, 'SUBMITTED'), isNull(record.deletedAt)));
  if (found === undefined) return;
  await updateScore(assessmentId);
  await tellOf(found.entity, {
    recipients: [found.assigneeId ?? found.createdBy],
    title: 'Assessment submitted',
    describe: (what) => `The answers to ${what} have been submitted. Review them.`,
  });
}
