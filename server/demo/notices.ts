import { asc, eq, ne, sql } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { membership, notification, record, risk, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { type EventKind, noticeRow } from '#server/modules/record/index.ts';

interface DemoNotice {
  readonly kind: EventKind;
  readonly daysAgo: number;
  readonly read: boolean;
}

/** Recent actions by other members on the risks of the organisation's author. */
const notices: readonly DemoNotice[] = [
  { kind: 'updated', daysAgo: 0, read: false },
  { kind: 'assigned', daysAgo: 1, read: false },
  { kind: 'updated', daysAgo: 2, read: false },
  { kind: 'updated', daysAgo: 6, read: true },
  { kind: 'assigned', daysAgo: 9, read: true },
  { kind: 'updated', daysAgo: 23, read: true },
];

/** So many of what each person is told while the demo is made stay unread, the last ones. */
const leftUnread = 4;

/** Marks what the person of the transaction was told just now as read, but for the last: nobody begins with a hundred notifications. */
export const readEarlierNotices = () =>
  db.execute(sql`
    update ${notification} set read_at = now() where id in (
      select id from ${notification} where read_at is null and created_at > now() - interval '15 minutes'
        order by created_at desc, id offset ${leftUnread}
    )`);

const daysBefore = (days: number) => sql`now() - make_interval(days => ${days}::int, mins => 17)`;

/**
 * Creates some notifications, read and unread, for the author of the organisation's records. Runs in the organisation's
 * transaction.
 */
export async function notifyAuthor({ organisation, user }: OrganisationContext): Promise<void> {
  const owned = await db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .innerJoin(risk, eqWithinOrganisation(risk.id, record.id))
    .where(eq(risk.ownerId, user.id))
    .orderBy(asc(record.ref))
    .limit(notices.length);
  const [colleague] = await db
    .select({ name: userAccount.name })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(ne(membership.userId, user.id))
    .orderBy(asc(userAccount.name))
    .limit(1);
  if (colleague === undefined) return;
  const rows = owned.flatMap((entity, index) => {
    const notice = notices[index];
    if (notice === undefined) return [];
    const { kind, daysAgo, read } = notice;
    const row = noticeRow({ organisation, user: colleague }, 'risk', { recipientId: user.id, kind, entity });
    const createdAt = daysBefore(daysAgo);
    return [{ ...row, createdAt, readAt: read ? createdAt : null }];
  });
  if (rows.length > 0) await db.insert(notification).values(rows);
}
