import { and, asc, desc, eq, inArray, type InferSelectModel } from 'drizzle-orm';

import {
  identityEmailAddresses,
  identityExternalAccounts,
  identityUsers,
  type Metadata,
  type SocialIdentity,
} from '#server/database/schema/identity.ts';

import { identifierExists, metadataTooLarge } from '../errors.ts';
import { metadataBytes } from '../forms.ts';
import { newId } from '../ids.ts';
import { advanced, type Queries } from './queries.ts';

export type UserRow = InferSelectModel<typeof identityUsers>;
export type EmailRow = InferSelectModel<typeof identityEmailAddresses>;
export type ExternalAccountRow = InferSelectModel<typeof identityExternalAccounts>;

/** A user with all parts of its resource; the primary address comes first. */
export interface StoredUser extends UserRow {
  emails: EmailRow[];
  externalAccounts: ExternalAccountRow[];
}

export interface NewUser {
  emailAddresses: [string, ...string[]];
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  publicMetadata?: Metadata;
  privateMetadata?: Metadata;
  unsafeMetadata?: Metadata;
}

/** The users with these ids, in that order; unknown ids are omitted. */
export async function loadUsers(database: Queries, ids: readonly string[]): Promise<StoredUser[]> {
  if (ids.length === 0) return [];
  const [users, emails, externalAccounts] = await Promise.all([
    database
      .select()
      .from(identityUsers)
      .where(inArray(identityUsers.id, [...ids])),
    database
      .select()
      .from(identityEmailAddresses)
      .where(inArray(identityEmailAddresses.userId, [...ids]))
      .orderBy(desc(identityEmailAddresses.isPrimary), asc(identityEmailAddresses.id)),
    database
      .select()
      .from(identityExternalAccounts)
      .where(inArray(identityExternalAccounts.userId, [...ids]))
      .orderBy(asc(identityExternalAccounts.createdAt), asc(identityExternalAccounts.id)),
  ]);
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids.flatMap((id) => {
    const user = byId.get(id);
    if (!user) return [];
    const own = { emails: emails.filter(isOf(id)), externalAccounts: externalAccounts.filter(isOf(id)) };
    return [{ ...user, ...own }];
  });
}

const isOf = (userId: string) => (row: { userId: string }) => row.userId === userId;

export async function loadUser(database: Queries, id: string): Promise<StoredUser | null> {
  const [user] = await loadUsers(database, [id]);
  return user ?? null;
}

/** The user with this address (normalised), or null. */
export async function findUserByEmail(database: Queries, emailAddress: string): Promise<UserRow | null> {
  const [found] = await database
    .select({ user: identityUsers })
    .from(identityEmailAddresses)
    .innerJoin(identityUsers, eq(identityUsers.id, identityEmailAddresses.userId))
    .where(eq(identityEmailAddresses.emailAddress, emailAddress));
  return found?.user ?? null;
}

/** Locks the row until the transaction ends. Always before the client's row, to prevent deadlocks. */
export async function lockUser(transaction: Queries, id: string): Promise<UserRow | null> {
  const [user] = await transaction.select().from(identityUsers).where(eq(identityUsers.id, id)).for('update');
  return user ?? null;
}

type AnyMetadata = Partial<Pick<UserRow, 'publicMetadata' | 'privateMetadata' | 'unsafeMetadata'>>;

function boundMetadata({ publicMetadata, privateMetadata, unsafeMetadata }: AnyMetadata): void {
  const kinds = [publicMetadata, privateMetadata, unsafeMetadata].map((kind) => JSON.stringify(kind ?? {}));
  if (Buffer.byteLength(kinds.join('')) > metadataBytes) throw metadataTooLarge();
}

const hasMetadata = (changes: AnyMetadata) =>
  'publicMetadata' in changes || 'privateMetadata' in changes || 'unsafeMetadata' in changes;

/**
 * @throws IdentityError form_identifier_exists if one of the addresses is taken, even by a concurrent transaction;
 *   form_param_exceeds_allowed_size
 */
export async function insertUser(transaction: Queries, user: NewUser, now: Date): Promise<string> {
  boundMetadata(user);
  const id = newId('user');
  const { emailAddresses, ...columns } = user;
  await transaction.insert(identityUsers).values({ ...columns, id, createdAt: now, updatedAt: now });
  const rows = emailAddresses.map((emailAddress, index) => ({
    id: newId('idn'),
    userId: id,
    emailAddress,
    isPrimary: index === 0,
    createdAt: now,
  }));
  const inserted = await transaction
    .insert(identityEmailAddresses)
    .values(rows)
    .onConflictDoNothing({ target: identityEmailAddresses.emailAddress })
    .returning({ id: identityEmailAddresses.id });
  if (inserted.length < rows.length) throw identifierExists();
  return id;
}

/**
 * Sets columns and advances `updatedAt`; null if the user is gone.
 * @throws IdentityError form_param_exceeds_allowed_size: metadata must be changed in a transaction, which this ends
 */
export async function updateUser(
  database: Queries,
  id: string,
  changes: Partial<Omit<UserRow, 'id' | 'createdAt' | 'updatedAt'>>,
  now: Date,
): Promise<UserRow | null> {
  const [user] = await database
    .update(identityUsers)
    .set({ ...changes, updatedAt: advanced(identityUsers.updatedAt, now) })
    .where(eq(identityUsers.id, id))
    .returning();
  if (user && hasMetadata(changes)) boundMetadata(user);
  return user ?? null;
}

/** Links the provider's account to the user; idempotent. */
export async function linkExternalAccount(
  transaction: Queries,
  userId: string,
  identity: SocialIdentity,
  now: Date,
): Promise<void> {
  const { provider, providerUserId, emailAddress } = identity;
  await transaction
    .insert(identityExternalAccounts)
    .values({ id: newId('eac'), userId, provider, providerUserId, emailAddress, createdAt: now })
    .onConflictDoNothing();
}

/** The user of a provider's account: by the provider's own id, then by the address, which both sides have verified. */
export async function findUserBySocialIdentity(database: Queries, identity: SocialIdentity): Promise<string | null> {
  const accounts = identityExternalAccounts;
  const [account] = await database
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.provider, identity.provider), eq(accounts.providerUserId, identity.providerUserId)));
  return account?.userId ?? (await findUserByEmail(database, identity.emailAddress))?.id ?? null;
}
