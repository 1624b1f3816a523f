import { eq, sql } from 'drizzle-orm';

import { identityDifferences, type KnownAccount } from '#domain/people/identity-differences.ts';
import { conflict } from '#server/contract/errors.ts';
import type { HandlersOf, PlatformContext, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { userAccount } from '#server/database/schema/index.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';

import { logPlatformActivity } from './activity.ts';
import { changePeople, refuseToActOn, type PlatformTransaction } from './people.ts';

interface Parts {
  readonly platform: PlatformDatabase;
  readonly identity: Pick<IdentityProvider, 'issuer' | 'users'>;
}

type Difference = Schemas['IdentityDifference'];

/** So many differences are listed at most. */
const mostListed = 500;

/** Accounts of the identity provider; a demo account that is closed has no identity that anyone could use. */
const accountsOf = ({ platform, identity }: Parts, subject?: string): Promise<KnownAccount[]> =>
  platform
    .select({
      id: userAccount.id,
      subject: userAccount.subject,
      email: userAccount.email,
      name: userAccount.name,
      active: userAccount.active,
    })
    .from(userAccount)
    .where(
      sql`${userAccount.issuer} = ${identity.issuer} and ${userAccount.demo} is distinct from 'closed'
        and ${subject === undefined ? sql`true` : eq(userAccount.subject, subject)}`,
    );

/** The differences of one person as they are now. */
async function differencesOf(parts: Parts, subject: string): Promise<Difference[]> {
  const identities = await parts.identity.users.some([subject]);
  return identityDifferences(identities, await accountsOf(parts, subject));
}

const setActive = (transaction: PlatformTransaction, id: string, active: boolean) =>
  transaction
    .update(userAccount)
    .set({ active, version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` })
    .where(eq(userAccount.id, id));

/** Changes the account of someone, by the rules for acting on people, and logs it. */
function onAccount(
  { platform }: Parts,
  { accountId, name }: Difference,
  context: PlatformContext,
  {
    field,
    old,
    now,
    change,
  }: {
    readonly field: 'active' | 'email' | 'banned';
    readonly old: string | boolean | null;
    readonly now: string | boolean | null;
    readonly change: (transaction: PlatformTransaction, id: string) => Promise<unknown>;
  },
): Promise<void> {
  if (accountId === null) throw new Error('This difference has no account');
  return changePeople(platform, async (transaction) => {
    await refuseToActOn(transaction, context.user.id, accountId);
    await change(transaction, accountId);
    await logPlatformActivity(transaction, context, {
      action: 'UPDATE',
      entityType: 'user',
      entityId: accountId,
      entityName: name,
      changes: [{ field, old, new: now }],
    });
  });
}

async function addAccount(
  { platform, identity }: Parts,
  { subject, name, identityEmail }: Difference,
  context: PlatformContext,
): Promise<void> {
  await platform.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(userAccount)
      .values({ issuer: identity.issuer, subject, name, email: identityEmail ?? '' })
      .onConflictDoNothing()
      .returning({ id: userAccount.id });
    if (added === undefined) return;
    await logPlatformActivity(transaction, context, {
      action: 'CREATE',
      entityType: 'user',
      entityId: added.id,
      entityName: name,
      changes: [{ field: 'email', old: null, new: identityEmail }],
    });
  });
}

/** The one repair of each difference: always to the safer side. */
const repairs: Readonly<
  Record<Difference['kind'], (parts: Parts, found: Difference, context: PlatformContext) => Promise<void>>
> = {
  NO_ACCOUNT: addAccount,
  NO_IDENTITY: (parts, found, context) => deactivate(parts, found, context),
  BANNED_THERE: (parts, found, context) => deactivate(parts, found, context),
  EMAIL_DIFFERS: (parts, found, context) =>
    onAccount(parts, found, context, {
      field: 'email',
      old: found.email,
      now: found.identityEmail,
      change: (transaction, id) =>
        transaction
          .update(userAccount)
          .set({ email: found.identityEmail ?? '', version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` })
          .where(eq(userAccount.id, id)),
    }),
  async BANNED_HERE(parts, found, context) {
    await onAccount(parts, found, context, { field: 'banned', old: false, now: true, change: async () => undefined });
    await parts.identity.users.ban(found.subject);
  },
};

const deactivate = (parts: Parts, found: Difference, context: PlatformContext): Promise<void> =>
  onAccount(parts, found, context, {
    field: 'active',
    old: true,
    now: false,
    change: (transaction, id) => setActive(transaction, id, false),
  });

/** Identities beside accounts. docs/decisions/148-administrators-and-identities.md */
export const identityDifferenceHandlers = (parts: Parts): HandlersOf<'IdentityDifferences'> => ({
  async compare() {
    const identities = await parts.identity.users.all();
    const accounts = await accountsOf(parts);
    const differences = identityDifferences(identities, accounts);
    return {
      comparedAt: new Date().toISOString(),
      identityCount: identities.length,
      accountCount: accounts.length,
      total: differences.length,
      differences: differences.slice(0, mostListed),
    };
  },

  async repair({ body: { kind, subject } }, context) {
    const found = (await differencesOf(parts, subject)).find((one) => one.kind === kind);
    if (found === undefined) throw conflict([{ field: 'subject', message: 'There is no such difference any more' }]);
    await repairs[kind](parts, found, context);
  },
});
