import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import { invitationEnd, invitationStatusAt } from '#domain/people/invitation-lifecycle.ts';
import { invitedAddress } from '#domain/people/invitation-list.ts';
import { presetOf } from '#domain/people/presets.ts';
import { invitationStatusTexts, organisationRoleTexts } from '#domain/words/people.ts';
import { organisationFeatures } from '#openapi/access.ts';
import { conflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { activity, deactivatedMember, invitation, membership, userAccount } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { ownFeatures } from '#server/modules/member/index.ts';

import { resend } from './change.ts';
import { endExpired } from './invite.ts';
import { invitationMailJob } from './mail-job.ts';
import { mailOf } from './read.ts';

const days = 7;
const role = 'ORG_ADMIN';

/** @throws ApiError 409 for a member, and for one who was deactivated */
async function refuseMembers(email: string): Promise<void> {
  const isNamed = sql`lower(${userAccount.email}) = ${email}`;
  const [member] = await db
    .select({ id: userAccount.id })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(isNamed);
  const [former] = await db
    .select({ id: userAccount.id })
    .from(deactivatedMember)
    .innerJoin(userAccount, eq(userAccount.id, deactivatedMember.userId))
    .where(isNamed);
  if (member !== undefined)
    throw conflict([
      {
        field: 'email',
        message: 'This address is a member’s already: an administrator of the organisation gives them the role',
      },
    ]);
  if (former !== undefined)
    throw conflict([
      {
        field: 'email',
        message: 'This is a deactivated member: an administrator of the organisation reactivates them',
      },
    ]);
}

/** What the platform did, in the log of the organisation: by nobody in it. */
const logInvited = (id: string, email: string) =>
  db.insert(activity).values({
    organisationId: organisationOfTransaction(),
    action: 'CREATE',
    entityType: 'invitation',
    entityId: id,
    entityName: email,
    changes: [
      { field: 'status', old: null, new: invitationStatusTexts.PENDING },
      { field: 'role', old: null, new: organisationRoleTexts[role] },
    ],
  });

/**
 * Invites someone to administer the transaction's organisation in the name of the platform, or sends the invitation that the address
 * has again.
 * @throws ApiError 409 for a member, and for an address that an administrator of the organisation has invited; 400 for one mail too many
 */
export async function inviteAdministrator(address: string, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const email = invitedAddress(address);
  await refuseMembers(email);
  await endExpired([email]);
  const [pending] = await db
    .select()
    .from(invitation)
    .where(and(eq(invitation.email, email), eq(invitation.status, 'PENDING')))
    .for('update');
  if (pending !== undefined && pending.invitedBy !== null)
    throw conflict([
      { field: 'email', message: 'This address was invited by a member: the invitation can be sent again there' },
    ]);
  if (pending !== undefined) return void (await resend(pending, jobs, 'email'));
  const features = await ownFeatures();
  const permissions = presetOf(
    role,
    organisationFeatures.filter((feature) => features.has(feature)),
  );
  const now = new Date();
  const [added] = await db
    .insert(invitation)
    .values({
      organisationId: organisationOfTransaction(),
      email,
      role,
      permissions,
      days,
      invitedAt: now,
      expiresAt: invitationEnd(now, days),
      mailDue: 'REQUEST',
    })
    .returning({ id: invitation.id });
  if (added === undefined) throw new Error('The invitation was not stored');
  await logInvited(added.id, email);
  await jobs.enqueue(invitationMailJob, {});
}

/** The invitations by which the platform has asked for administrators of the transaction's organisation, the newest first. */
export async function administratorInvitations(): Promise<Schemas['AdministratorInvitation'][]> {
  const rows = await db
    .select()
    .from(invitation)
    .where(isNull(invitation.invitedBy))
    .orderBy(desc(invitation.invitedAt))
    .limit(20);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    status: invitationStatusAt(row.status, row.expiresAt, new Date()),
    mail: mailOf(row),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
