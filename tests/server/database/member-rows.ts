import type { Database } from '#server/database/database.ts';
import {
  deactivatedMember,
  invitation,
  memberPresence,
  membership,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** What names a person in registers without an owner. */
export const personColumns: Readonly<Record<string, string>> = {
  serviceProviderAssessment: 'assignee_id',
  staffMember: 'account_id',
};

export async function addMember(
  { platform }: Pick<Database, 'platform'>,
  id: string,
  organisationId: string,
): Promise<void> {
  const account = { id, issuer: 'test', subject: id, email: `${id}@example.com`, name: 'Author' };
  await platform.insert(userAccount).values(account);
  await platform.insert(membership).values({ organisationId, userId: id, role: 'ORG_VIEWER' });
}

interface Members {
  readonly organisationId: string;
  readonly userId: string;
  readonly formerId: string;
}

/** A member who was deactivated, and when another one was last active: both are the platform's to write. */
export async function addFormerMember(
  { platform }: Pick<Database, 'platform'>,
  { organisationId, userId, formerId }: Members,
): Promise<void> {
  const held = { organisationId, userId: formerId, role: 'ORG_VIEWER', permissions: [], joinedAt: new Date() } as const;
  await platform.insert(deactivatedMember).values(held);
  await platform.insert(memberPresence).values({ organisationId, userId, lastActiveAt: new Date() });
}

export async function addInvitationRow(organisationId: string, userId: string): Promise<void> {
  const invited = { email: 'ada@example.com', role: 'ORG_VIEWER', permissions: [], days: 7 } as const;
  await db
    .insert(invitation)
    .values({ organisationId, ...invited, invitedBy: userId, expiresAt: new Date('2026-12-31') });
}
