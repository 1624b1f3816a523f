import { randomUUID } from 'node:crypto';

import { and, inArray } from 'drizzle-orm';

import { notificationKindValues } from '#openapi/generated/values.ts';
import { notification, type NotificationKind, notificationSetting } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { enqueue } from '#server/jobs/jobs.ts';

import { mailNowJob } from './mail-now-job.ts';

/** Where a person receives notifications of a kind. */
export interface Reception {
  readonly inApp: boolean;
  readonly inDigest: boolean;
}

/** Kinds that call for an action of the recipient: mailed unless they choose otherwise. The others only inform. */
const mailed: ReadonlySet<NotificationKind> = new Set([
  'assigned',
  'mention',
  'acceptance',
  'reviewRequested',
  'scoreProposal',
  'mailLimit',
  'dueSoon',
  'overdue',
]);

/** Of these, what someone waits for: mailed at once, so that it is no part of the daily mail. */
const mailedAtOnce: ReadonlySet<NotificationKind> = new Set(['reviewRequested']);

/** How notifications of a kind are received by a person who has not chosen. */
export const defaultReception = (kind: NotificationKind): Reception => ({
  inApp: true,
  inDigest: mailed.has(kind),
});

type NewNotification = typeof notification.$inferInsert;

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 1000;

/**
 * Stores notifications for the app, the daily mail or both, as each recipient has chosen; those for neither are not
 * stored. A notification of an occasion that there already is one of is left out.
 */
export async function deliver(rows: readonly NewNotification[]): Promise<void> {
  const receptionOf = await receptions(rows);
  const received = rows
    .map((row) => ({ ...row, ...receptionOf(row), id: randomUUID() }))
    .filter(({ inApp, inDigest }) => inApp || inDigest);
  const now = new Set(received.filter(({ kind, inDigest }) => inDigest && mailedAtOnce.has(kind)));
  const wanted = received.map((row) => (now.has(row) ? { ...row, inDigest: false } : row));
  for (let from = 0; from < wanted.length; from += batch) {
    // Naming the index would need the right to read the rows, which only the recipient has.
    await db
      .insert(notification)
      .values(wanted.slice(from, from + batch))
      .onConflictDoNothing();
  }
  for (const { id: notificationId, recipientId } of now) await enqueue(mailNowJob, { recipientId, notificationId });
}

type Addressed = Pick<NewNotification, 'recipientId' | 'kind'>;

/** How the recipients of the rows receive each kind among them. */
async function receptions(rows: readonly Addressed[]): Promise<(row: Addressed) => Reception> {
  const recipients = [...new Set(rows.map(({ recipientId }) => recipientId))];
  const kinds = notificationKindValues.filter((kind) => rows.some((row) => row.kind === kind));
  const chosen = await (recipients.length === 0
    ? []
    : db
        .select()
        .from(notificationSetting)
        .where(and(inArray(notificationSetting.userId, recipients), inArray(notificationSetting.kind, kinds))));
  const byKey = new Map(chosen.map(({ userId, kind, inApp, inDigest }) => [`${userId} ${kind}`, { inApp, inDigest }]));
  return ({ recipientId, kind }) => byKey.get(`${recipientId} ${kind}`) ?? defaultReception(kind);
}
