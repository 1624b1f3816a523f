import { randomUUID } from 'node:crypto';

import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** The respondents of an assessment and the review of its answers. */
export async function addAssessmentRows(organisationId: string, userId: string): Promise<void> {
  const { serviceProviderAssessment: assessment } = tables;
  const [found] = await db.select({ assessmentId: assessment.id }).from(assessment);
  const assessmentId = found?.assessmentId ?? '';
  const decided = { approverId: userId, reviewedById: userId, decidedById: userId };
  await db.update(assessment).set(decided);
  const own = { organisationId, assessmentId, questionId: randomUUID() };
  const email = 'ada@example.com';
  const respondentId = randomUUID();
  await db
    .insert(tables.assessmentRespondent)
    .values({ organisationId, id: respondentId, assessmentId, email, addedBy: userId });
  await db.insert(tables.assessmentAnswerReview).values({ ...own, comment: '', reviewerId: userId });
  await db.insert(tables.assessmentReviewer).values({ organisationId, assessmentId, personId: userId });
  await db.insert(tables.assessmentClarification).values({ ...own, text: '', askedById: userId, answerBefore: [] });
  await db
    .insert(tables.assessmentClarification)
    .values({ ...own, text: '', respondentId, answer: '', answeredById: userId, answeredAt: new Date() });
}
