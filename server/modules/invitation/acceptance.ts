import { eq, sql } from 'drizzle-orm';

import { areSameRights, stillGranted, type Rights } from '#domain/people/granting.ts';
import { invitationStatusAt } from '#domain/people/invitation-lifecycle.ts';
import { invitedAddress } from '#domain/people/invitation-list.ts';
import { readOnlyReason } from '#domain/people/organisation-lifecycle.ts';
import { presetOf } from '#domain/people/presets.ts';
import { invitationStatusTexts, organisationRoleTexts, rightsText } from '#domain/words/people.ts';
import { meetsRequirement, organisationFeatures } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';
import { ApiError, conflict, forbidden, notFound, tooManyRequests } from '#server/contract/errors.ts';
import type { HandlersOf, MemberContext, OrganisationContext, Schemas } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import { countHit } from '#server/database/limits.ts';
import {
  deactivatedMember,
  invitation,
  invitationLink,
  membership,
  organisation,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { tokenHash } from '#server/links/token.ts';
import { actingFor } from '#server/modules/accounts/index.ts';
import { ownFeatures } from '#server/modules/member/index.ts';
import { logActivity, type LockedRecord } from '#server/modules/record/index.ts';
import { linkAccount, lockInvitee } from '#server/modules/staff/index.ts';

import { endLinks } from './change.ts';
import { lockInvitation, type StoredInvitation } from './read.ts';
import { inviterJob } from './told-job.ts';

export interface AcceptanceParts {
  readonly database: Pick<Database, 'platform' | 'inOrganisation'>;
  readonly identity: {
    profileOf(subject: string): Promise<{ readonly email: string; readonly emailVerified: boolean }>;
  };
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** In whose name the platform invites. */
  readonly productName: string;
}

/** So many links that never were may be tried in a minute by one person. */
const mostBadTokens = 30;

/** 410: the link does not work any more. It says the same whatever has ended it. */
const gone = () => new ApiError(410, 'This invitation no longer works. You can ask for a new one');

interface Found {
  readonly organisationId: string;
  readonly invitationId: string;
}

/** Finds an invitation in whichever organisation. @throws ApiError 404, and 429 for those who guess */
async function find({ database }: AcceptanceParts, token: string, { user }: MemberContext): Promise<Found> {
  const { rows } = await database.platform.execute<{ organisation_id: string; invitation_id: string }>(
    sql`select organisation_id, invitation_id from find_invitation(${tokenHash(token)})`,
  );
  const [row] = rows;
  if (row !== undefined) return { organisationId: row.organisation_id, invitationId: row.invitation_id };
  const { allowed, retryAfterSeconds } = await countHit(database.platform, {
    bucket: `bad-invitation:${user.id}`,
    limit: mostBadTokens,
    seconds: 60,
  });
  throw allowed ? notFound() : tooManyRequests(retryAfterSeconds);
}

/** Whether the invitation can be accepted with a link. */
async function isOpen(stored: StoredInvitation, token: string): Promise<boolean> {
  const [link] = await db
    .select()
    .from(invitationLink)
    .where(eq(invitationLink.tokenHash, tokenHash(token)));
  const status = invitationStatusAt(stored.status, stored.expiresAt, new Date());
  return link?.endedAt === null && status === 'PENDING';
}

/** The caller as their identity provider knows them at this moment. */
async function callerOf({ database, identity }: AcceptanceParts, { user }: MemberContext) {
  const { email, emailVerified } = await identity.profileOf(user.subject);
  const [account] = await database.platform
    .select({ active: userAccount.active })
    .from(userAccount)
    .where(eq(userAccount.id, user.id));
  return { isActive: account?.active === true, verifiedAddress: emailVerified ? invitedAddress(email) : null };
}

const organisationName = async (id: string): Promise<string> => {
  const [found] = await db.select({ name: organisation.name }).from(organisation).where(eq(organisation.id, id));
  return found?.name ?? '';
};

/** What the person who invited may still grant: nothing if they may no longer invite. The platform grants all that there is. */
async function grantedNow(stored: StoredInvitation): Promise<Rights> {
  const { organisationId, invitedBy: authorId, role: invitedAs } = stored;
  if (authorId === null) {
    const owned = await ownFeatures();
    const features = organisationFeatures.filter((feature) => owned.has(feature));
    return { role: invitedAs, featurePermissions: presetOf(invitedAs, features) };
  }
  const inviter = await actingFor({ id: stored.id, organisationId, authorId, ip: null, userAgent: null });
  const mayInvite = inviter !== undefined && meetsRequirement(inviter.organisation, access['Invitations.invite']);
  const offered = { role: stored.role, featurePermissions: stored.permissions };
  const { role, featurePermissions } = stillGranted(mayInvite ? inviter.organisation : undefined, offered);
  const features = await ownFeatures();
  return { role, featurePermissions: featurePermissions.filter(({ feature }) => features.has(feature)) };
}

/** @throws ApiError 409 for a member, and 403 for one who is deactivated */
async function refuseMembers({ user: { id } }: MemberContext): Promise<void> {
  const [member] = await db.select({ id: membership.userId }).from(membership).where(eq(membership.userId, id));
  if (member !== undefined)
    throw conflict([{ field: 'token', message: 'You are a member of this organisation already' }]);
  const [former] = await db
    .select({ id: deactivatedMember.userId })
    .from(deactivatedMember)
    .where(eq(deactivatedMember.userId, id));
  if (former !== undefined)
    throw forbidden('Your membership of this organisation was deactivated. Ask an administrator to reactivate it.');
}

/** @throws ApiError 403 while the organisation is suspended or closing */
async function refuseSuspended({ organisationId }: StoredInvitation): Promise<void> {
  const [found] = await db
    .select({ state: organisation.state })
    .from(organisation)
    .where(eq(organisation.id, organisationId));
  const reason = readOnlyReason(found?.state ?? 'CLOSING');
  if (reason !== undefined) throw forbidden(reason);
}

async function admit(
  stored: StoredInvitation,
  rights: Rights,
  { context, staff }: Pick<Accepting, 'context' | 'staff'>,
): Promise<void> {
  const { id, organisationId, email } = stored;
  await db.execute(sql`select admit_member(${id}, ${rights.role}, ${JSON.stringify(rights.featurePermissions)})`);
  await endLinks(id);
  await db
    .update(invitation)
    .set({
      status: 'ACCEPTED',
      acceptedAt: sql`now()`,
      acceptedBy: context.user.id,
      mailDue: null,
      role: rights.role,
      permissions: rights.featurePermissions,
      version: sql`${invitation.version} + 1`,
    })
    .where(eq(invitation.id, id));
  const author: OrganisationContext = {
    ...context,
    organisation: { id: organisationId, role: rights.role, featurePermissions: [...rights.featurePermissions] },
  };
  await logActivity(author, {
    action: 'UPDATE',
    entityType: 'invitation',
    entityId: id,
    entityName: email,
    changes: [
      { field: 'status', old: invitationStatusTexts.PENDING, new: invitationStatusTexts.ACCEPTED },
      { field: 'role', old: organisationRoleTexts[stored.role], new: organisationRoleTexts[rights.role] },
      { field: 'rights', old: rightsText(stored.permissions), new: rightsText(rights.featurePermissions) },
    ],
  });
  if (staff !== undefined) await linkAccount(author, staff, context.user.id);
}

type Accepted = Schemas['AcceptedInvitation'];

const acceptedAs = async (
  { organisationId }: StoredInvitation,
  rights: Rights,
  reduced: boolean,
): Promise<Accepted> => ({
  organisationId,
  organisation: await organisationName(organisationId),
  role: rights.role,
  featurePermissions: [...rights.featurePermissions],
  reduced,
});

interface Accepting {
  readonly parts: AcceptanceParts;
  readonly token: string;
  readonly caller: Awaited<ReturnType<typeof callerOf>>;
  readonly context: MemberContext;
  /** The staff member who was invited, if they are still on the register. */
  readonly staff: LockedRecord | undefined;
}

/** The staff member whom an invitation names, locked. */
async function lockInvited(invitationId: string): Promise<LockedRecord | undefined> {
  const [found] = await db
    .select({ staffMemberId: invitation.staffMemberId })
    .from(invitation)
    .where(eq(invitation.id, invitationId));
  const staffMemberId = found?.staffMemberId ?? null;
  return staffMemberId === null ? undefined : lockInvitee(staffMemberId);
}

async function acceptLocked(
  stored: StoredInvitation,
  { parts, token, caller, context, staff }: Accepting,
): Promise<Accepted> {
  if (stored.status === 'ACCEPTED') {
    // A repetition by the same account is answered as the first.
    if (stored.acceptedBy === context.user.id)
      return acceptedAs(stored, { role: stored.role, featurePermissions: stored.permissions }, false);
    throw conflict([{ field: 'token', message: 'This invitation was accepted with another account' }]);
  }
  if (!(await isOpen(stored, token))) throw gone();
  await refuseSuspended(stored);
  if (!caller.isActive) throw forbidden('Your account was deactivated. Ask an administrator of the platform.');
  if (caller.verifiedAddress !== stored.email)
    throw forbidden(
      'This invitation was sent to another address. Sign in with that one, or ask for an invitation to yours.',
    );
  await refuseMembers(context);
  const rights = await grantedNow(stored);
  const reduced =
    stored.invitedBy !== null && !areSameRights(rights, { role: stored.role, featurePermissions: stored.permissions });
  await admit(stored, rights, { context, staff });
  await parts.jobs.enqueue(inviterJob, { invitationId: stored.id, what: reduced ? 'REDUCED' : 'ACCEPTED' });
  return acceptedAs(stored, rights, reduced);
}

/** What the invited person does. The caller is no member yet: the link says whose organisation it is. */
export const acceptanceHandlers = (parts: AcceptanceParts): HandlersOf<'InvitationAcceptances'> => ({
  async open({ body: { token } }, context) {
    const { organisationId, invitationId } = await find(parts, token, context);
    const { verifiedAddress } = await callerOf(parts, context);
    return parts.database.inOrganisation({ organisationId, userId: context.user.id }, async () => {
      const stored = await lockInvitation(invitationId);
      const accepted = stored.status === 'ACCEPTED' && stored.acceptedBy === context.user.id;
      if (!accepted && !(await isOpen(stored, token))) throw gone();
      const [inviter] = await db
        .select({ name: userAccount.name })
        .from(userAccount)
        .where(stored.invitedBy === null ? sql`false` : eq(userAccount.id, stored.invitedBy));
      return {
        organisation: await organisationName(organisationId),
        invitedBy: inviter?.name ?? parts.productName,
        role: stored.role,
        featurePermissions: [...stored.permissions],
        expiresAt: stored.expiresAt.toISOString(),
        isForYou: verifiedAddress === stored.email,
        accepted,
      };
    });
  },

  async accept({ body: { token } }, context) {
    const { organisationId, invitationId } = await find(parts, token, context);
    const caller = await callerOf(parts, context);
    return parts.database.inOrganisation({ organisationId, userId: context.user.id }, async () => {
      const staff = await lockInvited(invitationId);
      return acceptLocked(await lockInvitation(invitationId), { parts, token, caller, context, staff });
    });
  },

  async ask({ body: { token } }, context) {
    const { organisationId, invitationId } = await find(parts, token, context);
    await parts.database.inOrganisation({ organisationId, userId: context.user.id }, async () => {
      const stored = await lockInvitation(invitationId);
      // Once until the next mail: nobody can be mailed again and again through an old link.
      if (stored.askedAt !== null || stored.status === 'ACCEPTED' || stored.status === 'REVOKED') return;
      await db
        .update(invitation)
        .set({ askedAt: sql`now()`, version: sql`${invitation.version} + 1` })
        .where(eq(invitation.id, invitationId));
      await parts.jobs.enqueue(inviterJob, { invitationId, what: 'ASKED' });
    });
  },
});
