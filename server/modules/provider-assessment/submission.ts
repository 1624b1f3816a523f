import { and, eq, isNull } from 'drizzle-orm';

import { answersTo, ownersOfQuestions } from '#domain/provider-assessment/answers.ts';
import { assessmentLifecycle } from '#domain/provider-assessment/lifecycle.ts';
import { missingAnswers } from '#domain/questionnaire/questionnaire.ts';
import { record, serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { tellOfSteps } from '#server/modules/lifecycle/index.ts';
import { lockRecords } from '#server/modules/record/index.ts';

import { storedAnswers } from './answers.ts';
import { contentOf } from './content.ts';
import { askAgain } from './course/ask-again.ts';
import { unshownOf } from './lock.ts';
import { liveAssessment } from './register.ts';
import { respondentsOf } from './respondents/read.ts';
import { updateScore } from './score.ts';

/** Asks those once more who had submitted before an answer of someone else made more of their questions required. */
async function askWhoseQuestionsOpened(jobs: Pick<Jobs, 'enqueue'>, assessmentId: string): Promise<void> {
  const { expiresOn } = await liveAssessment(assessmentId);
  const content = await contentOf(await unshownOf(assessmentId));
  if (content === undefined || expiresOn === null) return;
  const { questionnaires } = content;
  const answers = answersTo(questionnaires, [...(await storedAnswers(assessmentId)).values()]);
  const active = (await respondentsOf(assessmentId)).filter(({ revokedAt }) => revokedAt === null);
  const missing = new Set(missingAnswers(questionnaires, answers));
  const respondentIds = ownersOfQuestions(active, questionnaires, missing).flatMap(({ id, submittedAt }) =>
    submittedAt === null ? [] : [id],
  );
  if (respondentIds.length > 0) await askAgain(jobs, { assessmentId, expiresOn, respondentIds });
}

/**
 * Tells those who review an assessment that it was submitted, and counts the scores that reviewers gave before, which links
 * do not see.
 */
export async function tellOfSubmission(jobs: Pick<Jobs, 'enqueue'>, assessmentId: string): Promise<void> {
  await lockRecords('serviceProviderAssessment', [assessmentId]);
  const [found] = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      status: assessment.status,
      assigneeId: assessment.assigneeId,
      createdBy: record.createdBy,
    })
    .from(assessment)
    .innerJoin(record, eq(record.id, assessment.id))
    .where(and(eq(assessment.id, assessmentId), isNull(record.deletedAt)));
  if (found?.status === 'IN_PROGRESS') return askWhoseQuestionsOpened(jobs, assessmentId);
  if (found?.status !== 'SUBMITTED') return;
  await updateScore(assessmentId);
  const title = 'Assessment submitted';
  await tellOfSteps('serviceProviderAssessment', 'assessmentStep', [
    {
      entity: found.entity,
      step: assessmentLifecycle.events.SUBMIT,
      people: { assignee: [found.assigneeId], approver: [], responsible: [found.assigneeId ?? found.createdBy] },
      words: {
        asked: { title, describe: (what) => `The answers to ${what} have been submitted. Review them.` },
        told: { title, describe: (what) => `The answers to ${what} have been submitted.` },
      },
    },
  ]);
}
