import { and, asc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';

import type { Limit, LimitAnswer } from '#server/database/limits.ts';
import { membership, userAccount, type linkMails } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import { MailError, type Mail } from '#server/mail/mail.ts';
import type { Text } from '#server/mail/text.ts';

import { sharedMailboxHash } from '../addresses.ts';
import { named, type MailTable } from '../mail-table.ts';
import { isPaused } from '../paused.ts';

type MailKind = (typeof linkMails)[number];

export interface SendingParts {
  readonly mail: Mail;
  readonly origin: string;
  readonly productName: string;
  /** Counts a hit across all processes and organisations. */
  readonly countHit: (limit: Limit) => Promise<Pick<LimitAnswer, 'allowed'>>;
}

/** A mail that is ready to be handed over. */
export interface DueMail {
  readonly kind: MailKind;
  readonly to: string;
  /** How many were handed over to the same person for the same purpose. */
  readonly mails: number;
  readonly text: Text;
}

/** The mails of one purpose. */
export interface DueMails {
  readonly table: MailTable;
  /** Whether it still is of use to send what is due, in a transaction: what is not counts against no limit. */
  readonly isDue: (id: string) => Promise<boolean>;
  /**
   * Makes a link for the mail that is due and returns the mail, in a transaction; undefined if it is no longer due, or
   * another process is sending it.
   */
  readonly prepare: (id: string, parts: SendingParts) => Promise<DueMail | undefined>;
  /** What else is done once an address cannot receive mail. */
  readonly afterFailure?: (id: string) => Promise<unknown>;
}

type Context = Pick<OrganisationJobContext, 'inTransaction' | 'signal'>;

/** So many mails with links get to one mailbox outside in an hour, from all organisations together. */
const mostInAnHour = 20;

const limitOf = (address: string): Limit => ({
  bucket: `link-mail:${sharedMailboxHash(address)}`,
  limit: mostInAnHour,
  seconds: 3600,
});

/** Requests handled at a time, and mails handed over at the same time. */
const batch = 100;
const atOnce = 8;

/** The addresses of members, in lower case. */
const memberAddresses = () =>
  db
    .select({ email: sql`lower(${userAccount.email})` })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId));

/** A mail that is due, before it is written. */
interface Due {
  readonly id: string;
  readonly email: string;
  readonly isMember: boolean;
}

const dueAfter = ({ table }: DueMails, after: string | undefined): Promise<Due[]> =>
  db
    .select({
      id: sql<string>`${table.id}`,
      email: sql<string>`${table.email}`,
      isMember: sql<boolean>`${inArray(table.email, memberAddresses())}`,
    })
    .from(table)
    .where(
      and(
        isNotNull(table.mailDue),
        not(isPaused(table.email)),
        after === undefined ? undefined : sql`${table.id} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(table.id))
    .limit(batch);

/** Notes that a mail was handed over, unless another one has become due in the meantime. */
function noteSent({ table }: DueMails, id: string, kind: MailKind) {
  const reminded =
    kind === 'REMINDER'
      ? sql`, ${named(table.reminderCount)} = ${table.reminderCount} + 1, ${named(table.lastReminderAt)} = now()`
      : sql``;
  return db.execute(sql`update ${table} set ${named(table.mailDue)} = null, ${named(table.mails)} = ${table.mails} + 1,
    ${named(table.sentAt)} = coalesce(${table.sentAt}, now()), ${named(table.failedAt)} = null ${reminded}
    where ${and(eq(table.id, id), eq(table.mailDue, kind))}`);
}

/** The address cannot receive mail: the next attempt would fail as well. */
const noteFailed = ({ table }: DueMails, id: string) =>
  db.execute(sql`update ${table} set ${named(table.mailDue)} = null, ${named(table.failedAt)} = now()
    where ${eq(table.id, id)}`);

/** Sends one mail. To outsiders only so many in an hour: the others stay due, and the hourly reminders have them sent. */
async function sendOne(
  mails: DueMails,
  parts: SendingParts,
  { inTransaction }: Context,
  { id, email, isMember }: Due,
): Promise<void> {
  if (!isMember) {
    if (!(await inTransaction(() => mails.isDue(id)))) return;
    if (!(await parts.countHit(limitOf(email))).allowed) return;
  }
  const due = await inTransaction(() => mails.prepare(id, parts));
  if (due === undefined) return;
  try {
    await parts.mail.send({ id: `${id}-${due.mails}`, to: due.to, ...due.text });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await inTransaction(async () => {
      await noteFailed(mails, id);
      await mails.afterFailure?.(id);
    });
    return;
  }
  await inTransaction(() => noteSent(mails, id, due.kind));
}

/** After so many mails that could not be handed over, it is the mail server and not the address. */
const mostFailures = 20;

/**
 * Sends every mail of one purpose that is due in an organisation. May be repeated: what was handed over is no longer due, and
 * a mail that is sent again after an interruption has the same Message-ID. A mail that fails does not keep the others.
 * @throws the first failure, once the others have been tried
 */
export async function sendDueMails(mails: DueMails, parts: SendingParts, context: Context): Promise<void> {
  const failures: unknown[] = [];
  const mayGoOn = () => failures.length < mostFailures && !context.signal.aborted;
  let page: Due[] = [];
  do {
    const after = page.at(-1)?.id;
    page = await context.inTransaction(() => dueAfter(mails, after));
    const queue = [...page];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined && mayGoOn(); next = queue.shift())
        await sendOne(mails, parts, context, next).catch((error: unknown) => failures.push(error));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } while (page.length === batch && mayGoOn());
  context.signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}
