import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import type { Rights } from '#domain/people/granting.ts';
import { invitationEnd } from '#domain/people/invitation-lifecycle.ts';
import { invitedLines, mostInvited, type InvitedLine } from '#domain/people/invitation-list.ts';
import { invitationStatusTexts, organisationRoleTexts, rightsText } from '#domain/words/people.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { deactivatedMember, invitation, membership, userAccount } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { actingNow, refuseToGrant, refuseUnknownFeatures } from '#server/modules/member/index.ts';
import { logActivity } from '#server/modules/record/index.ts';
import { refuseOtherInvitee } from '#server/modules/staff/index.ts';

import { invitationMailJob } from './mail-job.ts';
import { countResends, lockResends, resendsToday } from './resends.ts';

type Line = Schemas['InvitationLine'];

/** The list of a request. @throws ApiError 400 */
function linesOf(addresses: string): readonly InvitedLine[] {
  const lines = invitedLines(addresses);
  const field = 'addresses';
  if (lines.length === 0) throw invalid([{ field, message: 'Enter at least one email address' }]);
  if (lines.length > mostInvited)
    throw invalid([
      { field, message: `Invite at most ${mostInvited} people at a time: the list has ${lines.length} entries` },
    ]);
  return lines;
}

/** Those of some addresses that are members', with whether they are deactivated. */
async function membersAmong(addresses: readonly string[]) {
  const address = sql<string>`lower(${userAccount.email})`;
  const isNamed = inArray(address, [...addresses]);
  const present = await db
    .select({ address, id: userAccount.id })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(isNamed);
  const deactivated = await db
    .select({ address, id: userAccount.id })
    .from(deactivatedMember)
    .innerJoin(userAccount, eq(userAccount.id, deactivatedMember.userId))
    .where(isNamed);
  return {
    present: new Set(present.map((one) => one.address)),
    deactivated: new Map(deactivated.map((one) => [one.address, one.id])),
  };
}

/** Stores that the time of invitations is over, so that their addresses can be invited again. */
export const endExpired = (addresses?: readonly string[]) =>
  db
    .update(invitation)
    .set({ status: 'EXPIRED', mailDue: null, version: sql`${invitation.version} + 1` })
    .where(
      and(
        eq(invitation.status, 'PENDING'),
        lte(invitation.expiresAt, sql`now()`),
        addresses === undefined ? undefined : inArray(invitation.email, [...addresses]),
      ),
    )
    .returning({ id: invitation.id, email: invitation.email });

/** Which addresses have an invitation that can be accepted, and which had any. */
async function invitedAmong(addresses: readonly string[]) {
  const rows = await db
    .select({ email: sql<string>`${invitation.email}`, status: invitation.status })
    .from(invitation)
    .where(inArray(invitation.email, [...addresses]));
  return {
    pending: new Set(rows.filter(({ status }) => status === 'PENDING').map(({ email }) => email)),
    before: new Set(rows.map(({ email }) => email)),
  };
}

/** Says of every line what becomes of it; the second mail to an address counts as one that is sent again. */
async function decide(lines: readonly InvitedLine[]): Promise<{ decided: Line[]; again: string[] }> {
  const addresses = [...new Set(lines.filter(({ problem }) => problem === undefined).map(({ text }) => text))];
  await lockResends();
  await endExpired(addresses);
  const members = await membersAmong(addresses);
  const invited = await invitedAmong(addresses);
  const resends = await resendsToday(addresses);
  const again: string[] = [];
  const resultOf = ({ text, problem }: InvitedLine): Line['result'] => {
    if (problem !== undefined) return problem;
    if (members.present.has(text)) return 'MEMBER';
    if (members.deactivated.has(text)) return 'DEACTIVATED';
    if (invited.pending.has(text)) return 'INVITED_BEFORE';
    if (!invited.before.has(text)) return 'INVITED';
    if (resends.refusal(text) !== undefined) return 'LIMITED';
    resends.take(text);
    again.push(text);
    return 'INVITED';
  };
  const decided = lines.map((one): Line => {
    const memberId = members.deactivated.get(one.text) ?? null;
    return { line: one.line, text: one.text, result: resultOf(one), memberId };
  });
  return { decided, again };
}

interface Offer {
  readonly rights: Rights;
  readonly days: number;
  readonly staffMemberId: string | null;
}

async function store(emails: readonly string[], offer: Offer, context: OrganisationContext): Promise<void> {
  if (emails.length === 0) return;
  const { rights, days, staffMemberId } = offer;
  const organisationId = organisationOfTransaction();
  const { role, featurePermissions: permissions } = rights;
  const now = new Date();
  const common = { organisationId, role, permissions, days, staffMemberId, invitedBy: context.user.id };
  const rows = await db
    .insert(invitation)
    .values(
      emails.map((email) => ({
        ...common,
        email,
        invitedAt: now,
        expiresAt: invitationEnd(now, days),
        mailDue: 'REQUEST' as const,
      })),
    )
    .returning({ id: invitation.id, email: invitation.email });
  await logActivity(
    context,
    ...rows.map(({ id, email }) => ({
      action: 'CREATE' as const,
      entityType: 'invitation' as const,
      entityId: id,
      entityName: email,
      changes: [
        { field: 'status', old: null, new: invitationStatusTexts.PENDING },
        { field: 'role', old: null, new: organisationRoleTexts[role] },
        { field: 'rights', old: null, new: rightsText(permissions) },
      ],
    })),
  );
}

/** @throws ApiError 400 and 403 for a staff member who cannot be invited, and for more than one address for them */
async function refuseStaffMember(
  id: string,
  lines: readonly InvitedLine[],
  context: OrganisationContext,
): Promise<void> {
  await refuseOtherInvitee(context, id);
  if (lines.length > 1) throw invalid([{ field: 'addresses', message: 'Enter one address for a staff member' }]);
}

/**
 * Invites people. @throws ApiError 403 for rights that the caller does not hold; 409 if the only address is a member's
 */
export async function invite(
  { body }: Input<'Invitations.invite'>,
  context: OrganisationContext,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<Schemas['InvitationOutcome']> {
  const { addresses, days = 7, staffMemberId, ...rights } = body;
  refuseToGrant(await actingNow(context), rights);
  await refuseUnknownFeatures(rights);
  const lines = linesOf(addresses);
  if (staffMemberId !== undefined) await refuseStaffMember(staffMemberId, lines, context);
  const { decided, again } = await decide(lines);
  const [only, another] = decided;
  if (only?.result === 'MEMBER' && another === undefined)
    throw conflict([{ field: 'addresses', message: 'This address is a member’s already' }]);
  const emails = decided.filter(({ result }) => result === 'INVITED').map(({ text }) => text);
  await store(emails, { rights, days, staffMemberId: staffMemberId ?? null }, context);
  await countResends(again);
  if (emails.length > 0) await jobs.enqueue(invitationMailJob, {});
  return { invited: emails.length, lines: decided };
}
