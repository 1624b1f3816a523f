import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';

import { reminderLead } from '#domain/people/invitation-lifecycle.ts';
import { invitationStatusTexts } from '#domain/words/people.ts';
import { activity, invitation } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { remindThose, sendDue } from '#server/modules/secure-link/index.ts';

import { endExpired } from './invite.ts';
import { invitationMailJob } from './mail-job.ts';
import { forgetResends } from './resends.ts';

/** Stores and logs that invitations have expired. Nothing waits for it: who reads one compares the time. */
export async function expireInvitations(): Promise<void> {
  const ended = await endExpired();
  await forgetResends();
  if (ended.length === 0) return;
  const organisationId = organisationOfTransaction();
  await db.insert(activity).values(
    ended.map(({ id, email }) => ({
      organisationId,
      action: 'UPDATE',
      entityType: 'invitation',
      entityId: id,
      entityName: email,
      changes: [{ field: 'status', old: invitationStatusTexts.PENDING, new: invitationStatusTexts.EXPIRED }],
    })),
  );
}

/** Reminds those whose invitation ends in two days, once, and has mails sent that had to wait. */
export async function remindInvited(jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const lead = sql`make_interval(days => ${reminderLead})`;
  await remindThose(
    invitation,
    and(
      eq(invitation.status, 'PENDING'),
      isNull(invitation.mailDue),
      isNull(invitation.failedAt),
      isNotNull(invitation.sentAt),
      eq(invitation.reminderCount, 0),
      gt(invitation.days, reminderLead),
      gt(invitation.expiresAt, sql`now()`),
      lte(invitation.expiresAt, sql`now() + ${lead}`),
    ),
  );
  await sendDue(jobs, invitation, invitationMailJob);
}
