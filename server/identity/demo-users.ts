import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import { identityUsers } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from './context.ts';
import { advanced } from './store/queries.ts';
import { endAccess } from './store/sessions.ts';

/** Says that the user is the demo's, unless that is known. */
export async function markDemoUser(context: IdentityContext, userId: string): Promise<void> {
  await context.database
    .update(identityUsers)
    .set({ demo: 'open' })
    .where(and(eq(identityUsers.id, userId), isNull(identityUsers.demo)));
}

/**
 * Bans the users that the demo has made and ends their sessions, whatever they call themselves by now. Who was banned
 * before stays so when the demo comes back.
 * @returns how many could have signed in until now
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

/** Lifts the bans of `banDemoUsers`, and no others. */
export async function admitDemoUsers(context: IdentityContext): Promise<void> {
  await context.database
    .update(identityUsers)
    .set({ banned: false, demo: 'open', updatedAt: advanced(identityUsers.updatedAt, instantOf(context)) })
    .where(eq(identityUsers.demo, 'closed'));
}
