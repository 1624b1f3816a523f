import { and, eq, lte, sql } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/database/log.ts';
import { membership, organisation, platformActivity, userAccount } from '#server/database/schema/index.ts';
import type { Files } from '#server/files/files.ts';
import { handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { jobTable } from '#server/jobs/job-table.ts';
import { scheduledJob } from '#server/jobs/job.ts';
import { uuidOf } from '#server/jobs/jobs.ts';
import type { Mail } from '#server/mail/mail.ts';

import { stateMailJob } from '../told-job.ts';
import { stateMail } from './mail-texts.ts';

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly mail: Mail;
  readonly log: Pick<Log, 'info'>;
  readonly origin: string;
  readonly productName: string;
}

const eraseOrganisations = scheduledJob({
  name: 'erase-organisations',
  every: 'hour',
  retry: { limit: 3, delaySeconds: 300 },
});

/** Erasing a large organisation takes minutes. In milliseconds. */
const longestErasure = 3_600_000;

/** Everything in the database, and one entry in the log of the platform. @returns false if it is not due, or erased already */
function eraseRows({ platform }: Database, id: string): Promise<boolean> {
  return platform.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local statement_timeout = ${longestErasure}`));
    const [held] = await transaction.select().from(organisation).where(eq(organisation.id, id)).for('update');
    const { rows } = await transaction.execute<{ erased: boolean }>(sql`select erase_organisation(${id}) as erased`);
    if (held === undefined || rows[0]?.erased !== true) return false;
    await transaction
      .delete(jobTable)
      .where(sql`${jobTable.data} ->> 'organisationId' = ${id} and ${jobTable.state} <> 'active'`);
    await transaction.insert(platformActivity).values({
      actorId: null,
      action: 'DELETE',
      entityType: 'organisation',
      entityId: id,
      entityName: held.name,
      changes: [{ field: 'state', old: 'Closing', new: 'Erased' }],
    });
    return true;
  });
}

/** Contents of files whose rows are gone. */
async function eraseFiles(files: Files, erased: ReadonlySet<string>): Promise<void> {
  for await (const key of files.storedBefore(new Date())) {
    const [organisationId = ''] = key.split('/');
    if (erased.has(organisationId)) await files.remove(key);
  }
}

/** Erases the organisations whose waiting period is over. What is left of files by an interruption, the purge of files removes. */
export async function eraseDue({ database, files, log }: Pick<Parts, 'database' | 'files' | 'log'>): Promise<void> {
  const due = await database.platform
    .select({ id: organisation.id })
    .from(organisation)
    .where(and(eq(organisation.state, 'CLOSING'), lte(organisation.eraseAt, sql`now()`)));
  const erased = new Set<string>();
  for (const { id } of due) if (await eraseRows(database, id)) erased.add(id);
  if (erased.size === 0) return;
  await eraseFiles(files, erased);
  log.info({ organisations: erased.size }, 'organisations were erased');
}

const administrators = ({ platform }: Database, organisationId: string) =>
  platform
    .select({
      id: userAccount.id,
      email: userAccount.email,
      name: userAccount.name,
      organisation: organisation.name,
      reason: organisation.stateReason,
      eraseOn: sql<
        string | null
      >`to_char(${organisation.eraseAt} at time zone coalesce(${organisation.timeZone}, 'UTC'), 'YYYY-MM-DD')`,
    })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(
      and(
        eq(membership.organisationId, organisationId),
        eq(membership.role, 'ORG_ADMIN'),
        userAccount.approved,
        userAccount.active,
      ),
    );

/** The jobs of whole organisations: telling their administrators, and erasing. */
export const organisationJobs = (parts: Parts): JobHandler[] => [
  handlePlatformJob(eraseOrganisations, () => eraseDue(parts)),
  handlePlatformJob(stateMailJob, async ({ organisationId, action }, { id }) => {
    const { mail, origin, productName } = parts;
    for (const { id: userId, email: to, ...words } of await administrators(parts.database, organisationId)) {
      const text = stateMail({ ...words, action, productName, home: { origin, path: '/' } });
      await mail.send({ id: uuidOf(id, userId), to, ...text });
    }
  }),
];
