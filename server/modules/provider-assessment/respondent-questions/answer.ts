import { and, eq, isNull, sql } from 'drizzle-orm';

import { isOpenQuestion } from '#domain/provider-assessment/respondent-questions.ts';
import { versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { assessmentClarification as asked, assessmentRespondent as respondent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { questionOf } from '../content.ts';
import { lockAssessment, logOf } from '../lock.ts';
import { respondentMailJob } from '../respondents/mail-job.ts';
import { loggedQuestion } from '../review/questions.ts';
import { respondentQuestionWith } from './read.ts';
import { textOf } from './text.ts';

/** The mail that says so takes the place of a reminder; the others say it beside what they are for. */
async function mailAnswer(jobs: Pick<Jobs, 'enqueue'>, respondentId: string): Promise<void> {
  await db
    .update(respondent)
    .set({
      mailDue: sql`case when ${respondent.mailDue} is null or ${respondent.mailDue} = 'REMINDER' then 'ANSWER' else ${respondent.mailDue} end`,
      version: sql`${respondent.version} + 1`,
    })
    .where(and(eq(respondent.id, respondentId), isNull(respondent.revokedAt)));
  await jobs.enqueue(respondentMailJob, {});
}

/** The answer to what a respondent has asked. Of two people at the same time one answers; the other is shown what was answered. */
export const answerHandler =
  (jobs: Pick<Jobs, 'enqueue'>): HandlersOf<'AssessmentAnswerReviews'>['answerQuestion'] =>
  async ({ path: { id }, body }, context) => {
    const answer = textOf('answer', body.answer);
    const { assessmentId } = await respondentQuestionWith(id);
    const locked = await lockAssessment(assessmentId);
    const { shown: current, by } = await respondentQuestionWith(id);
    if (!isOpenQuestion(current)) throw versionConflict(current);
    await db
      .update(asked)
      .set({ answer, answeredById: context.user.id, answeredAt: sql`now()` })
      .where(eq(asked.id, current.id));
    await mailAnswer(jobs, by.id);
    const question = await questionOf(locked.own, current.questionId);
    await logOf(context, locked, [
      { field: 'question', old: null, new: question === undefined ? '' : loggedQuestion(question) },
      { field: 'respondentQuestion', old: null, new: 'Answered' },
    ]);
    return (await respondentQuestionWith(id)).shown;
  };
