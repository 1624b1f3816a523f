import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { assessmentRespondent as respondent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { respondentMailJob } from '../respondents/mail-job.ts';
import { moveLinksOf } from '../save.ts';

interface Again {
  readonly assessmentId: string;
  /** The last day of the links. */
  readonly expiresOn: string;
  /** Who has to answer once more; what the others have submitted stays submitted. */
  readonly respondentIds: readonly string[];
}

/** Lets respondents go on until another day, and mails them a link. */
export async function askAgain(
  jobs: Pick<Jobs, 'enqueue'>,
  { assessmentId, expiresOn, respondentIds }: Again,
): Promise<void> {
  await moveLinksOf(assessmentId, expiresOn);
  if (respondentIds.length === 0) return;
  await db
    .update(respondent)
    .set({ submittedAt: null, mailDue: 'REQUEST', version: sql`${respondent.version} + 1` })
    .where(
      and(
        eq(respondent.assessmentId, assessmentId),
        inArray(respondent.id, [...respondentIds]),
        isNull(respondent.revokedAt),
      ),
    );
  await jobs.enqueue(respondentMailJob, {});
}

/** The columns of a review that no longer counts. */
export const withoutReview = {
  conclusion: null,
  conclusionReason: '',
  reviewedAt: null,
  reviewedById: null,
  decidedAt: null,
  decidedById: null,
  decisionReason: '',
};
