import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { invitationStatusAt } from '#domain/people/invitation-lifecycle.ts';
import { invitationStatusValues } from '#openapi/generated/values.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import { invitation, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

type InvitationQuery = Input<'Invitations.list'>['query'];
export type StoredInvitation = typeof invitation.$inferSelect;

const inviter = alias(userAccount, 'inviter');
const member = alias(userAccount, 'member');

/** The status now, in a query: that of `invitationStatusAt`. */
const statusNow = sql<
  Schemas['InvitationStatus']
>`case when ${invitation.status} = 'PENDING' and ${invitation.expiresAt} <= now()
  then 'EXPIRED' else ${invitation.status} end`;

const rank = sql`array_position(array[${sql.raw(invitationStatusValues.map((one) => `'${one}'`).join(', '))}], ${statusNow})`;

const orders: Readonly<Record<Schemas['InvitationSort'], SQL>> = {
  email: sql`${invitation.email}`,
  status: rank,
  invitedAt: sql`${invitation.invitedAt}`,
  expiresAt: sql`${invitation.expiresAt}`,
};

const rowsWhere = (condition: SQL | undefined) =>
  db
    .select({ stored: invitation, inviterName: inviter.name, memberName: member.name })
    .from(invitation)
    .leftJoin(inviter, eq(inviter.id, invitation.invitedBy))
    .leftJoin(member, eq(member.id, invitation.acceptedBy))
    .where(condition)
    .$dynamic();

interface Row {
  readonly stored: StoredInvitation;
  readonly inviterName: string | null;
  readonly memberName: string | null;
}

/** What became of the mail of an invitation. */
export function mailOf({ mailDue, isWaiting, failedAt }: StoredInvitation): Schemas['InvitationMail'] {
  if (failedAt !== null) return 'FAILED';
  if (mailDue === null) return 'SENT';
  return isWaiting ? 'WAITING' : 'DUE';
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

function asInvitation({ stored, inviterName, memberName }: Row): Schemas['Invitation'] {
  const { id, email, role, permissions, status, expiresAt, version, acceptedBy } = stored;
  return {
    id,
    email,
    role,
    featurePermissions: [...permissions],
    status: invitationStatusAt(status, expiresAt, new Date()),
    mail: mailOf(stored),
    invitedAt: stored.invitedAt.toISOString(),
    invitedBy: stored.invitedBy === null ? null : { id: stored.invitedBy, name: inviterName ?? '' },
    expiresAt: expiresAt.toISOString(),
    sentAt: instant(stored.sentAt),
    askedAt: instant(stored.askedAt),
    acceptedAt: instant(stored.acceptedAt),
    acceptedBy: acceptedBy === null ? null : { id: acceptedBy, name: memberName ?? '' },
    version,
  };
}

/** One page of the invitations, the newest first. */
export async function invitationPage(query: InvitationQuery) {
  const { perPage, offset } = pageOf(query);
  const condition = and(
    anyContains([invitation.email], query.search),
    query.status === undefined ? undefined : sql`${statusNow} = ${query.status}`,
  );
  const isDescending = query.sortId === undefined ? true : query.desc === true;
  const direction = isDescending ? desc : asc;
  const rows = await rowsWhere(condition)
    .orderBy(direction(orders[query.sortId ?? 'invitedAt']), asc(invitation.id))
    .limit(perPage)
    .offset(offset);
  const totals = await totalsOf((where) => db.$count(invitation, where), undefined, condition);
  return toPage(query, totals, rows.map(asInvitation));
}

/** An invitation as the API has it. @throws ApiError 404 */
export async function readInvitation(id: string): Promise<Schemas['Invitation']> {
  const [found] = await rowsWhere(eq(invitation.id, id));
  if (found === undefined) throw notFound();
  return asInvitation(found);
}

/** An invitation that nobody else changes until the transaction ends. @throws ApiError 404 */
export async function lockInvitation(id: string): Promise<StoredInvitation> {
  const [found] = await db.select().from(invitation).where(eq(invitation.id, id)).for('update');
  if (found === undefined) throw notFound();
  return found;
}
