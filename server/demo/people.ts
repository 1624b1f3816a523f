import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import {
  deactivatedMember,
  invitation,
  onboardingSkip,
  organisationPerson,
  record,
  risk,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { hashPassword } from '#server/identity/index.ts';

import { demoPassword } from './accounts.ts';
import type { DemoIdentity, StoredOrganisation } from './seed-accounts.ts';

/** Someone who has left Harbour Logistics and still owns risks: they cannot do anything there. */
const former = { email: 'former@attest.example', firstName: 'Femi', lastName: 'Okafor' } as const;

const rights = [
  { feature: 'RISK', permission: 'EDIT' },
  { feature: 'INFORMATION_ASSET', permission: 'VIEW' },
] as const;

const stillOwned = ['R-0004', 'R-0009'];
const dayInMilliseconds = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayInMilliseconds);

/** One invitation that can be accepted, one whose time is over, and one that was revoked. */
const invitations = [
  { email: 'sinead.kelly@harbour.example', role: 'ORG_ASSESSOR', status: 'PENDING', invited: -2 },
  { email: 'marek.dvorak@harbour.example', role: 'ORG_VIEWER', status: 'EXPIRED', invited: -20 },
  { email: 'temp.audit@harbour.example', role: 'ORG_AUDITOR', status: 'REVOKED', invited: -12 },
] as const;

async function addInvitations(organisationId: string, invitedBy: string): Promise<void> {
  if ((await db.$count(invitation)) > 0) return;
  await db.insert(invitation).values(
    invitations.map(({ invited, status, ...one }) => ({
      organisationId,
      ...one,
      status,
      permissions: rights,
      invitedAt: inDays(invited),
      invitedBy,
      days: 7,
      expiresAt: inDays(invited + 7),
      sentAt: inDays(invited),
      mails: 1,
      revokedAt: status === 'REVOKED' ? inDays(invited + 1) : null,
    })),
  );
}

const accountOf = async (database: Database, email: string): Promise<string | undefined> => {
  const [found] = await database.platform
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.email, email));
  return found?.id;
};

/** Adds the one who has left, deactivated from the start. @returns undefined if they are there */
async function addFormer(database: Database, identity: DemoIdentity, organisationId: string) {
  if ((await accountOf(database, former.email)) !== undefined) {
    // The local issuer includes the port (`takeAlong`).
    await database.platform
      .update(userAccount)
      .set({ issuer: identity.issuer })
      .where(and(eq(userAccount.email, former.email), eq(userAccount.demo, 'open')));
    return undefined;
  }
  const { email, firstName, lastName } = former;
  const password = { hash: await hashPassword(demoPassword) };
  const { userId: subject } = await identity.seedUser({
    emailAddress: email,
    password,
    firstName,
    lastName,
    demo: true,
  });
  return database.platform.transaction(async (transaction) => {
    const [account] = await transaction
      .insert(userAccount)
      .values({
        issuer: identity.issuer,
        subject,
        email,
        name: `${firstName} ${lastName}`,
        approved: true,
        demo: 'open',
      })
      .returning({ userId: userAccount.id });
    if (account === undefined) throw new Error('The account was not created');
    await transaction.insert(organisationPerson).values({ organisationId, ...account });
    await transaction.insert(deactivatedMember).values({
      organisationId,
      ...account,
      role: 'ORG_ASSESSOR',
      permissions: rights,
      joinedAt: inDays(-400),
      deactivatedAt: inDays(-6),
    });
    return account.userId;
  });
}

/** Completes the people of an organisation, after its records: invitations, and someone who has left and still owns some. */
export async function ensurePeople(
  database: Database,
  identity: DemoIdentity,
  { id: organisationId, author }: StoredOrganisation,
): Promise<void> {
  const inviter = await accountOf(database, author);
  if (inviter === undefined) return;
  const left = await addFormer(database, identity, organisationId);
  await database.inOrganisation({ organisationId, userId: inviter }, async () => {
    await addInvitations(organisationId, inviter);
    // The demo uses the look-ups that every organisation starts with.
    await db.insert(onboardingSkip).values({ organisationId, step: 'LOOKUPS' }).onConflictDoNothing();
    if (left === undefined) return;
    const owned = db
      .select({ id: record.id })
      .from(record)
      .where(and(eq(record.kind, 'risk'), inArray(record.ref, stillOwned), isNull(record.deletedAt)));
    await db
      .update(risk)
      .set({ ownerId: left })
      .where(sql`${risk.id} in ${owned}`);
  });
}
