import { randomUUID } from 'node:crypto';

import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';

import { notificationKindValues } from '#openapi/generated/values.ts';
import { notification, type NotificationKind, notificationSetting } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { organisationJob } from '#server/jobs/job.ts';
import { enqueue, uuidOf } from '#server/jobs/jobs.ts';

import { standInsToday } from './deputies.ts';
import { quoted } from './quoted.ts';
import { viewersAmong } from './viewers.ts';
import { isRegister } from './visibility.ts';

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

/** Kinds that call for an action which a deputy can see to while the recipient is away. */
const deputised: ReadonlySet<NotificationKind> = new Set([
  'assigned',
  'acceptance',
  'assessmentStep',
  'exemptionStep',
  'changeStep',
  'scoreProposal',
  'dueSoon',
  'overdue',
  'incidentUnowned',
  ...urgent,
]);

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 1000;

/** The same for the same occasion, so that its mail is added once: the writer cannot read what is stored for others. */
const idOf = ({ organisationId, entityId, recipientId, occasion }: NewNotification): string =>
  occasion === undefined || occasion === null || entityId === undefined || entityId === null
    ? randomUUID()
    : uuidOf('notification', organisationId, entityId, recipientId, occasion);

/**
 * The same notifications for the deputies of recipients who are away: of records that the deputy may view, and not of what the
 * deputy does. Who is told anyway is not told twice.
 */
async function forDeputies(rows: readonly NewNotification[]): Promise<NewNotification[]> {
  const asking = rows.filter(({ kind, entityType }) => deputised.has(kind) && isRegister(entityType));
  if (asking.length === 0) return [];
  const standIns = await standInsToday();
  const { userId } = scopeOfTransaction();
  const keyOf = ({ recipientId, entityId, title }: NewNotification) => `${recipientId} ${entityId} ${title}`;
  const told = new Set(rows.map(keyOf));
  const added = asking.flatMap((row) => {
    const standIn = standIns.get(row.recipientId);
    if (standIn === undefined || standIn.accountId === userId) return [];
    const description = `${row.description} You stand in for ${quoted(standIn.absent)}, who is away.`;
    const forDeputy = { ...row, recipientId: standIn.accountId, description };
    return told.has(keyOf(forDeputy)) ? [] : [forDeputy];
  });
  const kinds = [...new Set(added.map(({ entityType }) => entityType))].filter(isRegister);
  const viewers = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = added.filter(({ entityType }) => entityType === kind).map(({ recipientId }) => recipientId);
        return [kind, new Set(await viewersAmong(kind, ids))] as const;
      }),
    ),
  );
  return added.filter(
    ({ entityType, recipientId }) => isRegister(entityType) && viewers.get(entityType)?.has(recipientId) === true,
  );
}

/**
 * Stores notifications for the app, the mail or both, as each recipient has chosen; those for neither are not stored. A
 * notification of an occasion that there already is one of is left out. Mail is sent at once or daily, as each has chosen.
 */
export async function deliver(notices: readonly NewNotification[]): Promise<void> {
  const rows = [...notices, ...(await forDeputies(notices))];
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
