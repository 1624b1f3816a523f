import { and, asc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';

import { numberText } from '#domain/policy-lifecycle.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  organisation,
  policyVersion,
  record,
  secureLink,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import { newToken, tokenHash } from '#server/links/token.ts';
import { MailError, type Mail } from '#server/mail/mail.ts';

import { endLinks } from '../acknowledgement/ask.ts';
import { linkMail } from './link-mail.ts';

export interface SendingParts {
  readonly mail: Mail;
  readonly origin: string;
  readonly productName: string;
}

type Context = Pick<OrganisationJobContext, 'organisationId' | 'inTransaction' | 'signal'>;

/** Requests handled at a time, and mails handed over at the same time. */
const batch = 100;
const atOnce = 8;

const dueRequests = (after: string | undefined) =>
  db
    .select({ id: request.id })
    .from(request)
    .where(and(isNotNull(request.mailDue), after === undefined ? undefined : sql`${request.id} > ${after}::uuid`))
    .orderBy(asc(request.id))
    .limit(batch);

/** Nobody is mailed once they have acknowledged, nor with a link that would not open. */
const isAwaited = () =>
  and(
    isNotNull(request.mailDue),
    isNull(request.revokedAt),
    gt(request.expiresAt, sql`now()`),
    isNull(record.deletedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(acknowledgement)
        .where(eq(acknowledgement.requestId, request.id)),
    ),
  );

/**
 * Makes a link for the mail that is due, and returns what the mail says. Each mail has a link of its own, because only
 * its hash is stored; undefined if the mail is no longer due, or another process is sending it.
 */
async function prepare(organisationId: string, id: string) {
  const [found] = await db
    .select({
      row: request,
      number: { major: policyVersion.major, minor: policyVersion.minor },
      policy: record.title,
      organisation: organisation.name,
    })
    .from(request)
    .innerJoin(policyVersion, eq(policyVersion.id, request.versionId))
    .innerJoin(record, eq(record.id, request.policyId))
    .innerJoin(organisation, eq(organisation.id, request.organisationId))
    .where(and(eq(request.id, id), isAwaited()))
    .for('update', { of: request, skipLocked: true });
  if (found === undefined) return undefined;
  const { row, ...names } = found;
  const { mailDue: kind } = row;
  if (kind === null) return undefined;
  if (kind === 'RESEND') await endLinks([id]);
  const token = newToken();
  await db.insert(secureLink).values({
    organisationId,
    kind: 'policy',
    recordId: row.policyId,
    requestId: id,
    tokenHash: tokenHash(token),
    expiresAt: row.expiresAt,
  });
  return { ...names, row, kind, token };
}

/** Notes that a mail was handed over, unless another one has become due in the meantime. */
const noteSent = (id: string, kind: 'REQUEST' | 'REMINDER' | 'RESEND') =>
  db
    .update(request)
    .set({
      mailDue: null,
      mails: sql`${request.mails} + 1`,
      sentAt: sql`coalesce(${request.sentAt}, now())`,
      failedAt: null,
      ...(kind === 'REMINDER' && { reminderCount: sql`${request.reminderCount} + 1`, lastReminderAt: sql`now()` }),
    })
    .where(and(eq(request.id, id), eq(request.mailDue, kind)));

/** The address cannot receive mail: the next attempt would fail as well. */
const noteFailed = (id: string) =>
  db
    .update(request)
    .set({ mailDue: null, failedAt: sql`now()` })
    .where(eq(request.id, id));

async function sendOne({ mail, origin, productName }: SendingParts, context: Context, id: string): Promise<void> {
  const { organisationId, inTransaction } = context;
  const prepared = await inTransaction(() => prepare(organisationId, id));
  if (prepared === undefined) return;
  const { row, number, token, kind, ...names } = prepared;
  const { name, email, mails, expiresAt } = row;
  const link = `${origin}/policy/secure/${token}`;
  const text = linkMail({ kind, productName, ...names, number: numberText(number), name, link, expiresAt });
  try {
    await mail.send({ id: `${id}-${mails}`, to: email, ...text });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await inTransaction(() => noteFailed(id));
    return;
  }
  await inTransaction(() => noteSent(id, kind));
}

/** After so many mails that could not be handed over, it is the mail server and not the address. */
const mostFailures = 20;

/**
 * Sends every mail that is due in an organisation. May be repeated: what was handed over is no longer due, and a mail
 * that is sent again after an interruption has the same Message-ID. A mail that fails does not keep the others.
 * @throws the first failure, once the others have been tried
 */
export async function sendDueMails(parts: SendingParts, context: Context): Promise<void> {
  const failures: unknown[] = [];
  const mayGoOn = () => failures.length < mostFailures && !context.signal.aborted;
  let ids: { readonly id: string }[] = [];
  do {
    const after = ids.at(-1)?.id;
    ids = await context.inTransaction(() => dueRequests(after));
    const queue = [...ids];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined && mayGoOn(); next = queue.shift())
        await sendOne(parts, context, next.id).catch((error: unknown) => failures.push(error));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } while (ids.length === batch && mayGoOn());
  context.signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}
