import { and, asc, eq, lt, not, sql, type SQL } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import { remindedMailbox } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';

import { mailboxHash } from './addresses.ts';
import { named, type MailTable } from './mail-table.ts';
import { isPaused } from './paused.ts';

/** A mailbox gets one reminder in so much time, for whatever it was asked. */
const span = sql`interval '1 hour'`;
const spanMinutes = 60;

/**
 * Those who may be reminded now, one for each mailbox, which then may not be for an hour. One statement that locks the
 * mailboxes decides, so that of two processes one sends. Call it after the rows of the candidates are locked: the order of
 * locks is records, recipients, mailboxes.
 */
async function takeTurns<T extends { readonly email: string }>(candidates: readonly T[]): Promise<T[]> {
  const { organisationId } = scopeOfTransaction();
  const first = new Map<string, T>();
  for (const one of candidates) {
    const hash = mailboxHash(organisationId, one.email);
    if (!first.has(hash)) first.set(hash, one);
  }
  const hashes = [...first.keys()].toSorted();
  const { rows } = await db.execute<{ hash: string }>(sql`
    insert into ${remindedMailbox} as taken (organisation_id, mailbox_hash)
    select ${organisationId}::uuid, hash from unnest(${sql.param(hashes)}::text[]) as hash
    on conflict (organisation_id, mailbox_hash) do update set at = now() where taken.at <= now() - ${span}
    returning mailbox_hash as hash`);
  const taken = new Set(rows.map(({ hash }) => hash));
  return [...first].flatMap(([hash, one]) => (taken.has(hash) ? [one] : []));
}

const minutes = (count: number) => (count === 1 ? 'a minute' : `${count} minutes`);

/**
 * Takes the turn of a mailbox for a reminder, or for a new link in place of an earlier one: both are mails that someone who was
 * asked gets on demand of someone else.
 * @throws ApiError 400 that says when it was reminded and when it can be again
 */
export async function takeTurn(email: string): Promise<void> {
  if ((await takeTurns([{ email }])).length > 0) return;
  const { organisationId } = scopeOfTransaction();
  const [last] = await db
    .select({ at: remindedMailbox.at })
    .from(remindedMailbox)
    .where(eq(remindedMailbox.mailboxHash, mailboxHash(organisationId, email)));
  const ago = Math.floor((Date.now() - (last?.at.getTime() ?? Date.now())) / 60_000);
  const since = ago < 1 ? 'less than a minute' : minutes(ago);
  throw invalid([
    {
      field: 'action',
      message: `This address was reminded ${since} ago. It gets one reminder or new link an hour: try again in ${minutes(Math.max(1, spanMinutes - ago))}`,
    },
  ]);
}

export interface Reminded {
  /** The rows for which a reminder is due now. */
  readonly reminded: number;
  /** How many were left out: their mailbox was reminded within the last hour, or for another of the rows. */
  readonly left: number;
}

/**
 * Makes a reminder due for the rows that match, so far as their mailboxes may be reminded now. A row that someone changes at
 * this moment, by acknowledging for example, is left out.
 */
export async function remindThose(table: MailTable, due: SQL | undefined): Promise<Reminded> {
  const candidates = await db
    .select({ id: sql<string>`${table.id}`, email: sql<string>`${table.email}` })
    .from(table)
    .where(and(due, not(isPaused(table.email))))
    .orderBy(asc(table.id))
    .for('update', { skipLocked: true });
  if (candidates.length === 0) return { reminded: 0, left: 0 };
  const ids = (await takeTurns(candidates)).map(({ id }) => id);
  await db.execute(sql`update ${table} set ${named(table.mailDue)} = 'REMINDER', ${named(table.version)} = ${table.version} + 1
    where ${table.id} = any(${sql.param(ids)}::uuid[])`);
  return { reminded: ids.length, left: candidates.length - ids.length };
}

/** Forgets turns that are over. */
export const forgetTurns = () => db.delete(remindedMailbox).where(lt(remindedMailbox.at, sql`now() - ${span}`));
