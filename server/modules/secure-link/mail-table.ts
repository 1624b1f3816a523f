import { isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { db } from '#server/database/tenancy.ts';
import type { OrganisationJob } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** A table of those who get mails with links: it has `mailColumns`. */
export type MailTable = PgTable &
  Readonly<
    Record<
      | 'id'
      | 'email'
      | 'version'
      | 'mailDue'
      | 'mails'
      | 'sentAt'
      | 'failedAt'
      | 'reminderCount'
      | 'lastReminderAt'
      | 'organisationId',
      PgColumn
    >
  >;

/** A column where its name stands alone, as in `set`. */
export const named = (column: PgColumn) => sql.identifier(column.name);

/** Has the mails sent that are due, also those that an earlier run left for later. */
export async function sendDue(
  jobs: Pick<Jobs, 'enqueue'>,
  table: MailTable,
  job: OrganisationJob<Record<string, never>>,
): Promise<void> {
  const [first] = await db.select({ id: table.id }).from(table).where(isNotNull(table.mailDue)).limit(1);
  if (first !== undefined) await jobs.enqueue(job, {});
}
