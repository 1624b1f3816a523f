import { eq } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { risk, riskReview } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { dayFromNow, ownerIn, type Choices } from './choices.ts';
import type { DemoRisk } from './risk.ts';
import { changeAsIf, changeNow, daysAgo } from './score-history.ts';

/** A risk was found some time ago: it is open or closed by now, and was reviewed. */
export async function addCourse(
  riskId: string,
  { draft, closed, reviews = [], reviewInDays }: DemoRisk,
  { choices, context }: { readonly choices: Choices; readonly context: OrganisationContext },
): Promise<void> {
  for (const { by, daysAgo: days, outcome, remark = '' } of reviews)
    await db.insert(riskReview).values({
      organisationId: context.organisation.id,
      riskId,
      outcome,
      remark,
      reviewedBy: ownerIn(choices, by) ?? context.user.id,
      reviewedAt: daysAgo(days),
      dueOn: dayFromNow(-days),
      nextReviewOn: dayFromNow(reviewInDays),
    });
  if (draft === true) return;
  await db.update(risk).set({ status: 'OPEN' }).where(eq(risk.id, riskId));
  if (closed === undefined) return;
  await changeAsIf(closed.daysAgo);
  await db.update(risk).set({ status: 'CLOSED', closedBecause: closed.because }).where(eq(risk.id, riskId));
  await changeNow();
}
