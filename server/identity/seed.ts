import { instantOf, type IdentityContext } from './context.ts';
import { markDemoUser } from './demo-users.ts';
import { IdentityError } from './errors.ts';
import { normaliseEmail } from './forms.ts';
import type { SeedUser } from './settings.ts';
import { findUserByEmail, insertUser, updateUser } from './store/users.ts';
import { sealTotpSecret } from './totp-secret.ts';

/**
 * Creates the user unless the address is taken, and marks either as the demo's if required. The password need not be
 * hard to guess: seeding is for demo and tests.
 */
export async function seedUser(context: IdentityContext, user: SeedUser): Promise<{ userId: string }> {
  const userId = await ensureUser(context, user);
  if (user.demo) await markDemoUser(context, userId);
  return { userId };
}

async function ensureUser(context: IdentityContext, user: SeedUser): Promise<string> {
  const emailAddress = normaliseEmail(user.emailAddress, 'email_address');
  const present = await findUserByEmail(context.database, emailAddress);
  if (present) return present.id;
  const { password } = user;
  const passwordHash = typeof password === 'string' ? await context.passwords.hash(null, password) : password.hash;
  try {
    return await insertSeed(context, user, emailAddress, passwordHash);
  } catch (error) {
    const other = error instanceof IdentityError && (await findUserByEmail(context.database, emailAddress));
    if (!other) throw error;
    return other.id;
  }
}

function insertSeed(context: IdentityContext, user: SeedUser, emailAddress: string, passwordHash: string) {
  const { firstName = null, lastName = null, publicMetadata = {}, totpSecret } = user;
  const now = instantOf(context);
  return context.database.transaction(async (transaction) => {
    const profile = { passwordHash, firstName, lastName, publicMetadata };
    const userId = await insertUser(transaction, { emailAddresses: [emailAddress], ...profile }, now);
    if (totpSecret !== undefined) {
      await updateUser(transaction, userId, { totpSecret: sealTotpSecret(context, userId, totpSecret) }, now);
    }
    return userId;
  });
}
