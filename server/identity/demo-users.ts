import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import { identityUsers } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from './context.ts';
import { advanced } from './store/queries.ts';
import { endAccess } from './store/sessions.ts';

/** Marks the user as the demo's, unless already marked. */
export async function markDemoUser(context: IdentityContext, userId: string): Promise<void> {
  await context.database
    .update(identityUsers)
    .set({ demo: 'open' })
    .where(and(eq(identityUsers.id, userId), isNull(identityUsers.demo)));
}

/**
 * Bans the users created by the demo, whatever their current address, and ends their sessions. A user already banned
 * stays banned when the demo is enabled again.
 * @returns how many could sign in before
 */
export function banDemoUsers(context: IdentityContext): Promise<number> {
  const now = instantOf(context);
  return context.database.transaction(async (transaction) => {
    const banned = await transaction
      .update(identityUsers)
      .set({ banned: true, demo: 'closed', updatedAt: advanced(identityUsers.updatedAt, now) })
      .where(and(isNotNull(identityUsers.demo), eq(identityUsers.banned, false)))
      .returning({ id: identityUsers.id });
    for (const { id } of banned) await endAccess(transaction, { userId: id }, now);
    return banned.length;
  });
}

/** Lifts the bans set by `banDemoUsers`, and no others. */
export async function admitDemoUsers(context: IdentityContext): Promise<void> {
  await context.database
    .update(identityUsers)
    .set({ banned: false, demo: 'open', updatedAt: advanced(identityUsers.updatedAt, instantOf(context)) })
    .where(eq(identityUsers.demo, 'closed'));
}
