import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { membership, record, reminderProgress, risk } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { deliver } from '#server/modules/record/index.ts';
import { dueFields, reminderRow } from '#server/modules/reminder/index.ts';

const today = sql`current_date`;

/**
 * Reminds the author of the review that comes first. Nobody else is reminded on the day of seeding, whatever the hour.
 * Runs in the organisation's transaction.
 */
export async function remindAuthor({ organisation, user }: OrganisationContext): Promise<void> {
  const members = db
    .select({ organisationId: membership.organisationId, userId: membership.userId, day: today.as('day') })
    .from(membership);
  await db.insert(reminderProgress).select(members);
  const field = dueFields.find(({ kind, name }) => kind === 'risk' && name === 'nextReviewOn');
  const [first] = await db
    .select({ id: record.id, ref: record.ref, title: record.title, dueOn: risk.nextReviewOn })
    .from(risk)
    .innerJoin(record, eqWithinOrganisation(record.id, risk.id))
    .where(and(eq(risk.ownerId, user.id), gt(risk.nextReviewOn, today)))
    .orderBy(asc(risk.nextReviewOn), asc(risk.id))
    .limit(1);
  if (field === undefined || !first?.dueOn) return;
  const { dueOn, ...rest } = first;
  await deliver([reminderRow(organisation.id, field, { ...rest, dueOn, ownerId: user.id }, 30)]);
}
