import { and, eq, isNull, sql } from 'drizzle-orm';

import { notification, organisation, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { recipientsOf } from '#server/modules/accounts/index.ts';
import { viewableEntities } from '#server/modules/record/index.ts';

import { noticeMail } from './digest-mail.ts';
import type { DigestParts } from './digest.ts';

/** A notification that does not wait for the daily mail. */
export interface MailedNow {
  /** Of the job. */
  readonly id: string;
  readonly organisationId: string;
  readonly recipientId: string;
  readonly notificationId: string;
}

/**
 * Mails a person one notification, unless they have read it meanwhile or may not view its record any more. Demo accounts have no
 * mailbox.
 */
export async function mailNow(
  parts: DigestParts,
  { id, organisationId, recipientId, notificationId }: MailedNow,
): Promise<void> {
  const { platform, inOrganisation } = parts.database;
  const [recipient] = await recipientsOf(platform, organisationId, { userId: recipientId, limit: 1 });
  if (recipient === undefined || recipient.isDemo) return;
  const [found] = await platform
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, organisationId));
  // As the recipient: row-level security leaves nobody else's notifications to find.
  const [row] = await inOrganisation({ organisationId, userId: recipientId }, () =>
    db
      .select({
        title: notification.title,
        description: notification.description,
        entityType: notification.entityType,
        entityId: notification.entityId,
      })
      .from(notification)
      .innerJoin(
        record,
        and(eq(record.organisationId, notification.organisationId), eq(record.id, notification.entityId)),
      )
      .where(
        and(
          eq(notification.id, notificationId),
          isNull(notification.readAt),
          isNull(record.deletedAt),
          sql`${notification.entityType} = any(${sql.param(viewableEntities(recipient))}::text[])`,
        ),
      ),
  );
  if (found === undefined || row === undefined) return;
  const text = noticeMail({ ...parts, organisation: found.name, row });
  await parts.mail.send({ id, to: recipient.email, ...text } satisfies MailMessage);
}
