import { jobQueue } from '#server/database/job-tables.ts';
import { userPreference } from '#server/database/schema/index.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { remindOrganisation } from '#server/modules/reminder/remind.ts';
import { mailAtOnce, mailDigest } from '#server/modules/reminder/slow-work/digest.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import type { Person, TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** An instant on the morning of a day in UTC. */
export const morningOf = (day: string) => new Date(`${day}T08:00:00Z`);

/** Gives an organisation its reminders, as its job does. */
export const remindAt = ({ database }: TestServer, organisation: TestOrganisation, now: Date) =>
  remindOrganisation({ database, jobs: openJobs(database.jobs) }, organisation.id, now);

/** Runs the person's daily mails that are waiting, as their jobs do. @returns what is sent */
export async function mailsTo(server: TestServer, person: Person, send?: () => Promise<void>): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const jobs = await asOwner(
    server,
    `select id, data from pgboss.job where name = $1 and data ->> 'job' = 'mail-digest'
       and data -> 'payload' ->> 'recipientId' = $2 order by created_on`,
    [jobQueue, person.id],
  );
  for (const job of jobs) {
    const [id, organisationId, day] = ['id', 'data.organisationId', 'data.payload.day'].map((path) =>
      textAt(job, path),
    );
    const mail = {
      async send(message: MailMessage) {
        await send?.();
        sent.push(message);
      },
    };
    const parts = { database: server.database, mail, origin: 'https://attest.example', productName: 'Attest' };
    await mailDigest(parts, {
      id: id ?? '',
      organisationId: organisationId ?? '',
      recipientId: person.id,
      day: day ?? '',
    });
  }
  return sent;
}

/** Runs the person's mails of single notifications that are waiting, as their jobs do. @returns what is sent */
export async function mailsAtOnceTo(server: TestServer, person: Person): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const jobs = await asOwner(
    server,
    `select id, data from pgboss.job where name = $1 and data ->> 'job' = 'mail-notification'
       and data -> 'payload' ->> 'recipientId' = $2 order by created_on`,
    [jobQueue, person.id],
  );
  const mail = { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) };
  const parts = { database: server.database, mail, origin: 'https://attest.example', productName: 'Attest' };
  for (const job of jobs) {
    const [id = '', organisationId = '', notificationId = ''] = [
      'id',
      'data.organisationId',
      'data.payload.notificationId',
    ].map((path) => textAt(job, path));
    await mailAtOnce(parts, { id, organisationId, recipientId: person.id, notificationId });
  }
  return sent;
}

/** The person's notifications in the app, oldest first. */
export async function remindersOf(person: Person): Promise<string[]> {
  const { body } = await person.call('/api/notifications?perPage=100&sortId=createdAt&desc=false');
  const rows = at(body, 'data.data');
  if (!Array.isArray(rows)) throw new Error('No page of notifications');
  return rows
    .map((row) => `${textAt(row, 'title')}: ${textAt(row, 'description')}`)
    .filter((text) => /due soon|overdue/.test(text));
}

/** Sets the time zone of a person's browser. */
export const moveTo = ({ database }: TestServer, { id: userId }: Person, browserTimeZone: string) =>
  database.platform
    .insert(userPreference)
    .values({ userId, browserTimeZone })
    .onConflictDoUpdate({ target: userPreference.userId, set: { browserTimeZone } });
