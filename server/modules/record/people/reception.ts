import { randomUUID } from 'node:crypto';

import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';

import { notificationKindValues } from '#openapi/generated/values.ts';
import { notification, type NotificationKind, notificationSetting } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationJob } from '#server/jobs/job.ts';
import { enqueue, uuidOf } from '#server/jobs/jobs.ts';

/** Where a person receives notifications of a kind. */
export interface Reception {
  readonly inApp: boolean;
  /** By mail: in the daily one, or at once. */
  readonly inDigest: boolean;
  /** Whether the mail is sent at once. */
  readonly atOnce: boolean;
}

/** Kinds that are mailed at once unless people choose otherwise. */
const urgent: ReadonlySet<NotificationKind> = new Set(['incidentAlert', 'reviewRequested']);

/** The mail of one notification, at once. */
export const notificationMailJob = organisationJob({
  name: 'mail-notification',
  fields: { recipientId: z.uuid(), notificationId: z.uuid() },
  retry: { limit: 8, delaySeconds: 30 },
  keyOf: ({ notificationId }) => notificationId,
});

/** Kinds that call for an action of the recipient: mailed unless they choose otherwise. The others only inform. */
const mailedKinds: ReadonlySet<NotificationKind> = new Set([
  'assigned',
  'mention',
  'acceptance',
  'assessmentStep',
  'exemptionStep',
  'changeStep',
  'scoreProposal',
  'mailLimit',
  'report',
  'dueSoon',
  'overdue',
  'incidentUnowned',
  ...urgent,
]);

/** How notifications of a kind are received by a person who has not chosen. */
export const defaultReception = (kind: NotificationKind): Reception => ({
  inApp: true,
  inDigest: mailedKinds.has(kind),
  atOnce: urgent.has(kind),
});

type NewNotification = typeof notification.$inferInsert;

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 1000;

/** The same for the same occasion, so that its mail is added once: the writer cannot read what is stored for others. */
const idOf = ({ organisationId, entityId, recipientId, occasion }: NewNotification): string =>
  occasion === undefined || occasion === null || entityId === undefined || entityId === null
    ? randomUUID()
    : uuidOf('notification', organisationId, entityId, recipientId, occasion);

/**
 * Stores notifications for the app, the mail or both, as each recipient has chosen; those for neither are not stored. A
 * notification of an occasion that there already is one of is left out. Mail is sent at once or daily, as each has chosen.
 */
export async function deliver(rows: readonly NewNotification[]): Promise<void> {
  const receptionOf = await receptions(rows);
  const received = rows
    .map((row) => ({ ...row, ...receptionOf(row) }))
    .filter(({ inApp, inDigest }) => inApp || inDigest);
  const wanted = received.map(({ atOnce, ...row }) =>
    atOnce ? { ...row, id: idOf(row), inDigest: false, mailed: row.inDigest } : { ...row, mailed: false },
  );
  for (let from = 0; from < wanted.length; from += batch) {
    // Naming the index would need the right to read the rows, which only the recipient has.
    await db
      .insert(notification)
      .values(wanted.slice(from, from + batch).map(({ mailed: _mailed, ...row }) => row))
      .onConflictDoNothing();
  }
  for (const { mailed: isMailed, id, recipientId } of wanted) {
    if (isMailed && id !== undefined) await enqueue(notificationMailJob, { recipientId, notificationId: id });
  }
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
  const byKey = new Map(chosen.map(({ userId, kind, ...reception }) => [`${userId} ${kind}`, reception]));
  return ({ recipientId, kind }) => byKey.get(`${recipientId} ${kind}`) ?? defaultReception(kind);
}
