import { and, asc, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import { notification, organisation, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { Mail, MailMessage } from '#server/mail/mail.ts';
import { type Recipient, recipientsOf } from '#server/modules/accounts/index.ts';
import { viewableEntities } from '#server/modules/record/index.ts';

import { digestMail, urgentMail } from './digest-mail.ts';

export interface DigestParts {
  readonly database: Pick<Database, 'platform' | 'inOrganisation'>;
  readonly mail: Pick<Mail, 'send'>;
  /** The public origin, to which links lead. */
  readonly origin: string;
  readonly productName: string;
}

export interface Digest {
  /** Of the job. */
  readonly id: string;
  readonly organisationId: string;
  readonly recipientId: string;
  /** In the recipient's time zone. */
  readonly day: string;
}

/** Notifications in one mail; it only counts the others. */
const most = 50;

/**
 * Mails a person the notifications of an organisation that they have not read, unless there are none. A repetition has
 * the same notifications. Demo accounts have no mailbox.
 */
export async function mailDigest(parts: DigestParts, { id, organisationId, recipientId, day }: Digest): Promise<void> {
  const { platform, inOrganisation } = parts.database;
  const [recipient] = await recipientsOf(platform, organisationId, { userId: recipientId, limit: 1 });
  if (recipient === undefined || recipient.isDemo) return;
  const [found] = await platform
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, organisationId));
  // As the recipient: row-level security leaves nobody else's notifications to find.
  const { rows, total } = await inOrganisation({ organisationId, userId: recipientId }, async () => {
    await assign(recipientId, day);
    return notificationsOf(recipient, day);
  });
  if (found === undefined || total === 0) return;
  const text = digestMail({ ...parts, organisation: found.name, organisationId, rows, total });
  await parts.mail.send({ id, to: recipient.email, ...text } satisfies MailMessage);
}

/** One notification of a person, to be mailed at once. */
interface Urgent {
  /** Of the job. */
  readonly id: string;
  readonly organisationId: string;
  readonly recipientId: string;
  readonly notificationId: string;
}

/**
 * Mails a person one notification, unless there is none of its id: of an occasion it was given before. Nor if
 * they have read it meanwhile, or may no longer view its record. Demo accounts have no mailbox.
 */
export async function mailAtOnce(parts: DigestParts, urgent: Urgent): Promise<void> {
  const { id, organisationId, recipientId, notificationId } = urgent;
  const { platform, inOrganisation } = parts.database;
  const [recipient] = await recipientsOf(platform, organisationId, { userId: recipientId, limit: 1 });
  if (recipient === undefined || recipient.isDemo) return;
  const [found] = await platform
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, organisationId));
  const [row] = await inOrganisation({ organisationId, userId: recipientId }, () =>
    rowsWhere(
      and(
        eq(notification.recipientId, recipientId),
        eq(notification.id, notificationId),
        isNull(notification.readAt),
        isViewable(recipient),
        isLive,
      ),
    ),
  );
  if (found === undefined || row === undefined) return;
  const text = urgentMail({ ...parts, organisation: found.name, organisationId, row });
  await parts.mail.send({ id, to: recipient.email, ...text } satisfies MailMessage);
}

/** Makes what has not been mailed part of the mail of a day, once. */
async function assign(recipientId: string, day: string): Promise<void> {
  const own = and(eq(notification.recipientId, recipientId), notification.inDigest);
  if ((await db.$count(notification, and(own, eq(notification.digestOn, day)))) > 0) return;
  await db
    .update(notification)
    .set({ digestOn: day })
    .where(and(own, isNull(notification.digestOn)));
}

const isViewable = (recipient: Recipient): SQL =>
  sql`${notification.entityType} = any(${sql.param(viewableEntities(recipient))}::text[])`;

/** Whether it is of a live record, unless it says that the record was removed. */
const isLive = or(eq(notification.kind, 'removed'), isNull(record.deletedAt));

const ofRecord = eqWithinOrganisation(record.id, notification.entityId);

const rowsWhere = (where: SQL | undefined) =>
  db
    .select({
      title: notification.title,
      description: notification.description,
      entityType: notification.entityType,
      entityId: sql<string>`coalesce(${notification.entityId}, ${notification.reportRunId})`,
    })
    .from(notification)
    .leftJoin(record, ofRecord)
    .where(where)
    .orderBy(asc(notification.createdAt), asc(notification.id))
    .limit(most);

/** The unread ones of records that the recipient may view now; reminders of live records only. */
async function notificationsOf(recipient: Recipient, day: string) {
  const where = and(
    eq(notification.recipientId, recipient.id),
    notification.inDigest,
    eq(notification.digestOn, day),
    isNull(notification.readAt),
    isViewable(recipient),
    isLive,
  );
  const rows = await rowsWhere(where);
  const [counted] = await db.select({ total: count() }).from(notification).leftJoin(record, ofRecord).where(where);
  return { rows, total: counted?.total ?? 0 };
}
