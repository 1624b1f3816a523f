import { and, eq, isNull, sql } from 'drizzle-orm';

import { isPossible } from '#domain/lifecycle.ts';
import { invitationEnd, invitationLifecycle, invitationStatusAt } from '#domain/people/invitation-lifecycle.ts';
import { invitationStatusTexts } from '#domain/words/people.ts';
import { conflict, invalid, versionConflict } from '#server/contract/errors.ts';
import type { Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { invitation, invitationLink, type FieldChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { actingNow, refuseToGrant } from '#server/modules/member/index.ts';
import { logActivity } from '#server/modules/record/index.ts';

import { invitationMailJob } from './mail-job.ts';
import { lockInvitation, readInvitation, type StoredInvitation } from './read.ts';
import { countResends, lockResends, resendsToday } from './resends.ts';

/** Ends the links of an invitation. */
export const endLinks = (invitationId: string) =>
  db
    .update(invitationLink)
    .set({ endedAt: sql`now()` })
    .where(and(eq(invitationLink.invitationId, invitationId), isNull(invitationLink.endedAt)));

/** Has a mail with a new link sent, for as long as the first one worked. @throws ApiError 400 for one too many today */
export async function resend(
  { id, email, days }: StoredInvitation,
  jobs: Pick<Jobs, 'enqueue'>,
  field = 'action',
): Promise<Date> {
  await lockResends();
  const refusal = (await resendsToday([email])).refusal(email);
  if (refusal !== undefined) throw invalid([{ field, message: refusal }]);
  const expiresAt = invitationEnd(new Date(), days);
  await endLinks(id);
  await db
    .update(invitation)
    .set({
      status: 'PENDING',
      expiresAt,
      mailDue: 'RESEND',
      isWaiting: false,
      failedAt: null,
      askedAt: null,
      reminderCount: 0,
      version: sql`${invitation.version} + 1`,
    })
    .where(eq(invitation.id, id));
  await countResends([email]);
  await jobs.enqueue(invitationMailJob, {});
  return expiresAt;
}

async function revoke({ id }: StoredInvitation): Promise<void> {
  await endLinks(id);
  await db
    .update(invitation)
    .set({ status: 'REVOKED', revokedAt: sql`now()`, mailDue: null, version: sql`${invitation.version} + 1` })
    .where(eq(invitation.id, id));
}

/** @throws ApiError 409 if the address has another invitation that can be accepted */
async function refuseSecond({ id, email }: StoredInvitation, current: Schemas['Invitation']): Promise<void> {
  const [other] = await db
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.email, email), eq(invitation.status, 'PENDING'), sql`${invitation.id} <> ${id}`));
  if (other !== undefined)
    throw conflict([{ field: 'action', message: 'This address has a newer invitation: send that again' }], current);
}

const logInvitation = (
  context: OrganisationContext,
  { id, email }: Pick<StoredInvitation, 'id' | 'email'>,
  changes: FieldChange[],
): Promise<void> =>
  logActivity(context, {
    action: 'UPDATE',
    entityType: 'invitation',
    entityId: id,
    entityName: email,
    changes,
  });

/** Takes an action of the lifecycle, in the order of its answers (decision 115). */
export async function changeInvitation(
  { path: { id }, body: { action, version } }: Input<'Invitations.change'>,
  context: OrganisationContext,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<Schemas['Invitation']> {
  const stored = await lockInvitation(id);
  const acting = await actingNow(context);
  if (action === 'RESEND') refuseToGrant(acting, { role: stored.role, featurePermissions: stored.permissions });
  const current = await readInvitation(id);
  if (stored.version !== version) throw versionConflict(current);
  const status = invitationStatusAt(stored.status, stored.expiresAt, new Date());
  if (!isPossible(invitationLifecycle.steps[action], status)) {
    const message = `This is not possible while it is “${invitationStatusTexts[status]}”`;
    throw conflict([{ field: 'action', message }], current);
  }
  const changes: FieldChange[] = [
    {
      field: 'status',
      old: invitationStatusTexts[status],
      new: invitationStatusTexts[invitationLifecycle.steps[action].to],
    },
  ];
  if (action === 'RESEND') {
    await refuseSecond(stored, current);
    const expiresAt = await resend(stored, jobs);
    changes.push({ field: 'expiresAt', old: stored.expiresAt.toISOString(), new: expiresAt.toISOString() });
  } else await revoke(stored);
  await logInvitation(context, stored, changes);
  return readInvitation(id);
}
