import { and, eq } from 'drizzle-orm';

import {
  assessmentRespondent as respondent,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { dayFromNow } from '../choices.ts';
import type { DemoAssessment } from '../provider-assessment.ts';
import { instantOf } from './days-ago.ts';

const minute = 60_000;

/** Makes it look as if everything had happened on its day. No mail is due, now or later. */
export async function backdate(
  id: string,
  { daysAgo, dueInDays, expiresInDays, respondents }: DemoAssessment,
): Promise<void> {
  const sentAt = instantOf(daysAgo, 'sent');
  if (sentAt === null) return;
  const lastSavedAt = instantOf(daysAgo, 'saved');
  const submittedAt = instantOf(daysAgo, 'submitted');
  await db
    .update(assessment)
    .set({
      dueOn: dayFromNow(dueInDays),
      expiresOn: dayFromNow(expiresInDays),
      sentAt,
      lastSavedAt,
      submittedAt,
      reviewedAt: instantOf(daysAgo, 'reviewed'),
      decidedAt: instantOf(daysAgo, 'decided'),
    })
    .where(eq(assessment.id, id));
  for (const [index, { email }] of respondents.entries())
    await db
      .update(respondent)
      .set({
        // A millisecond apart, so that they keep their order.
        createdAt: new Date(sentAt.getTime() - 30 * minute + index),
        requestedAt: sentAt,
        sentAt: new Date(sentAt.getTime() + minute),
        openedAt: instantOf(daysAgo, 'opened'),
        lastSavedAt,
        submittedAt,
        mailDue: null,
        mails: 1,
      })
      .where(and(eq(respondent.assessmentId, id), eq(respondent.email, email)));
  await db
    .update(record)
    .set({ createdAt: new Date(sentAt.getTime() - 45 * minute) })
    .where(eq(record.id, id));
}
