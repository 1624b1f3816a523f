import { and, eq, sql } from 'drizzle-orm';

import { acknowledgementState } from '#domain/policy/acknowledgement-state.ts';
import { acknowledgement, acknowledgementRequest as request } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { endInDays, makeLinkByHand, type FoundRecord, type LinkEnd } from '#server/modules/secure-link/index.ts';

import { versionInForce, type AskedVersion } from './ask.ts';
import { askedReaders } from './asked-readers.ts';

const days = 30;

async function requestTo(email: string, { versionId }: AskedVersion) {
  const [found] = await db
    .select({ row: request, acknowledgedAt: acknowledgement.at })
    .from(request)
    .leftJoin(acknowledgement, eq(acknowledgement.requestId, request.id))
    .where(and(eq(request.versionId, versionId), eq(request.email, email)))
    .for('update', { of: request });
  return found;
}

/** Asks without a mail: the person who makes a link by hand also passes it on by hand. */
async function newRequest(email: string, version: AskedVersion, requestedBy: string, end: LinkEnd): Promise<string> {
  const { organisationId } = scopeOfTransaction();
  const [added] = await db
    .insert(request)
    .values({ organisationId, ...version, email, requestedBy, ...end, mailDue: null, reminderDays: 0 })
    .returning({ id: request.id });
  if (added === undefined) throw new Error('The request was not stored');
  return added.id;
}

const textOf = (at: Date | null) => at?.toISOString() ?? null;

/** The request that a link is for: the one there is, extended if it has expired, or a new one. */
async function requestFor({ ref, createdBy }: FoundRecord, email: string, version: AskedVersion) {
  const later = await endInDays(days);
  const asked = await requestTo(email, version);
  if (asked === undefined) {
    if (createdBy === null)
      throw new Error(`Nobody is known to have added ${ref}, so nobody can ask for an acknowledgement.`);
    return { holderId: await newRequest(email, version, createdBy, later), end: later, isNew: true };
  }
  const { id: holderId, openedAt, revokedAt, expiresAt, endZone } = asked.row;
  if (revokedAt !== null)
    throw new Error(`The request to ${email} was revoked, so no link to ${ref} would work. Take another address.`);
  const instants = {
    openedAt: textOf(openedAt),
    acknowledgedAt: textOf(asked.acknowledgedAt),
    revokedAt: null,
    supersededAt: null,
  };
  const state = acknowledgementState({ ...instants, expiresAt: expiresAt.toISOString() }, Date.now());
  if (state === 'EXPIRED')
    await db
      .update(request)
      .set({ ...later, version: sql`${request.version} + 1` })
      .where(eq(request.id, holderId));
  return { holderId, end: expiresAt > new Date() ? { expiresAt, endZone } : later, isNew: false };
}

/**
 * Makes a link to a policy for an address, with a request if nobody at that address has been asked to acknowledge the
 * version in force. The organisation's log says so, without naming who did it: the command line knows no account.
 *
 * @throws Error with a sentence: no version is in force, or the request was revoked
 */
export async function linkByHand(policy: FoundRecord, address: string) {
  const version = await versionInForce(policy.id);
  if (version === undefined)
    throw new Error(`No version of ${policy.ref}, ${policy.title}, is in force. Have it approved first.`);
  return makeLinkByHand(askedReaders, policy, address, (email) => requestFor(policy, email, version));
}
