import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import { evidenceContact as contact, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { remindThose, sendDue } from '#server/modules/secure-link/index.ts';

import { contactMailJob } from './mail-job.ts';

const live = () =>
  db
    .select({ id: record.id })
    .from(record)
    .where(and(eq(record.kind, 'evidence'), isNull(record.deletedAt)));

/**
 * Reminds those who have not given what they were asked for, so many days after the last mail as they were asked with. Whose mailbox was
 * reminded within the last hour stays due, and is reminded by a later run.
 */
export async function remindContacts(jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const isDue = and(
    isNotNull(contact.sentAt),
    isNull(contact.mailDue),
    isNull(contact.revokedAt),
    isNull(contact.givenAt),
    gt(contact.reminderDays, 0),
    gt(contact.expiresAt, sql`now()`),
    lt(
      sql`coalesce(${contact.lastReminderAt}, ${contact.sentAt}) + make_interval(days => ${contact.reminderDays})`,
      sql`now()`,
    ),
    inArray(contact.evidenceId, live()),
  );
  await remindThose(contact, isDue);
  await sendDue(jobs, contact, contactMailJob);
}
