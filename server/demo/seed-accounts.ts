import { and, asc, eq, inArray } from 'drizzle-orm';

import type { PlatformDatabase } from '#server/database/platform.ts';
import {
  membership,
  membershipPermission,
  platformMembership,
  platformPermission,
  userAccount,
  userPreference,
} from '#server/database/schema/index.ts';
import { hashPassword, type LocalIdentity, type SeedUser } from '#server/identity/index.ts';

import { demoPassword, demoPeople, type DemoPerson } from './accounts.ts';
import type { DemoOrganisation, DemoOrganisationName } from './organisations.ts';
import { organisationRights, platformRights } from './rights.ts';

export type DemoIdentity = Pick<LocalIdentity, 'issuer' | 'seedUser'>;

/** A demo organisation as stored. */
export type StoredOrganisation = DemoOrganisation & { readonly id: string };
export type StoredOrganisations = Readonly<Record<DemoOrganisationName, StoredOrganisation>>;

/** The identity provider's identifiers of a user. */
interface SignIn {
  readonly issuer: string;
  readonly subject: string;
}

type Transaction = Pick<PlatformDatabase, 'insert' | 'select' | 'update'>;

async function missingPeople(platform: PlatformDatabase, issuer: string): Promise<DemoPerson[]> {
  const emails = demoPeople.map(({ email }) => email);
  const rows = await platform
    .select({ email: userAccount.email })
    .from(userAccount)
    .where(and(eq(userAccount.issuer, issuer), inArray(userAccount.email, emails)));
  const present = new Set(rows.map(({ email }) => email));
  return demoPeople.filter(({ email }) => !present.has(email));
}

/**
 * The local issuer includes the port, so after a change of port users would not match their own accounts: the account
 * with the same subject under the previous issuer is moved to the new one.
 */
async function takeAlong(transaction: Transaction, { issuer, subject }: SignIn): Promise<boolean> {
  const [former] = await transaction
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.subject, subject))
    .orderBy(asc(userAccount.createdAt))
    .limit(1);
  if (former === undefined) return false;
  await transaction.update(userAccount).set({ issuer, demo: 'open' }).where(eq(userAccount.id, former.id));
  return true;
}

async function insertAccount(transaction: Transaction, person: DemoPerson, signIn: SignIn): Promise<string> {
  const { email, firstName, lastName, approved } = person;
  const [created] = await transaction
    .insert(userAccount)
    .values({ ...signIn, email, name: `${firstName} ${lastName}`, approved, demo: 'open' })
    .returning({ id: userAccount.id });
  if (created === undefined) throw new Error('The account was not created');
  return created.id;
}

async function grantPlatformRole(
  transaction: Transaction,
  userId: string,
  { platformRole }: DemoPerson,
): Promise<void> {
  if (platformRole === undefined) return;
  await transaction.insert(platformMembership).values({ userId, role: platformRole });
  await transaction
    .insert(platformPermission)
    .values(platformRights(platformRole).map((right) => ({ userId, ...right })));
}

async function grantMemberships(
  transaction: Transaction,
  userId: string,
  { memberships }: DemoPerson,
  organisations: StoredOrganisations,
): Promise<void> {
  for (const { organisation, role } of memberships) {
    const { id: organisationId, features } = organisations[organisation];
    await transaction.insert(membership).values({ organisationId, userId, role });
    const rights = organisationRights(role, features);
    await transaction
      .insert(membershipPermission)
      .values(rights.map((right) => ({ organisationId, userId, ...right })));
  }
  const [first, ...others] = memberships;
  if (first === undefined || others.length > 0) return;
  const defaultOrganisationId = organisations[first.organisation].id;
  await transaction.insert(userPreference).values({ userId, defaultOrganisationId });
}

async function seedSignIn(
  identity: DemoIdentity,
  person: DemoPerson,
  password: SeedUser['password'],
): Promise<{ person: DemoPerson; signIn: SignIn }> {
  const { email: emailAddress, firstName, lastName, totpSecret } = person;
  const profile = { emailAddress, password, firstName, lastName, demo: true };
  const { userId } = await identity.seedUser({ ...profile, ...(totpSecret !== undefined && { totpSecret }) });
  return { person, signIn: { issuer: identity.issuer, subject: userId } };
}

/**
 * Creates the missing demo accounts, each with its roles in one transaction. Existing accounts keep the changes users
 * have made.
 * @returns how many were missing
 */
export async function ensureAccounts(
  platform: PlatformDatabase,
  identity: DemoIdentity,
  organisations: StoredOrganisations,
): Promise<number> {
  const missing = await missingPeople(platform, identity.issuer);
  if (missing.length === 0) return 0;
  // One hash for all: hashing is slow by design, and it is no secret that the password is the same.
  const password = { hash: await hashPassword(demoPassword) };
  const seeded = await Promise.all(missing.map((person) => seedSignIn(identity, person, password)));
  for (const { person, signIn } of seeded) {
    await platform.transaction(async (transaction) => {
      if (await takeAlong(transaction, signIn)) return;
      const userId = await insertAccount(transaction, person, signIn);
      await grantPlatformRole(transaction, userId, person);
      await grantMemberships(transaction, userId, person, organisations);
    });
  }
  return missing.length;
}
