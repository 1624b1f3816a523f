import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { Log } from '#server/database/log.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { userAccount } from '#server/database/schema/index.ts';
import type { LocalIdentity } from '#server/identity/index.ts';

interface DemoParts {
  readonly platform: PlatformDatabase;
  /** Undefined with Clerk, which has none of the demo's users. */
  readonly identity: Pick<LocalIdentity, 'demoUsers'> | undefined;
  readonly log: Pick<Log, 'info'>;
}

const changed = { version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` };

/**
 * Disables the accounts left by an earlier start with the demo: their password is public, and some have platform
 * rights. The users are banned, their sessions end, and their accounts are deactivated, so that no token and no other
 * identity provider gives access to those rights either (security.md, attack 12).
 */
export async function closeDemo({ platform, identity, log }: DemoParts): Promise<void> {
  const users = await identity?.demoUsers.ban();
  const accounts = await platform
    .update(userAccount)
    .set({ ...changed, active: false, demo: 'closed' })
    .where(and(isNotNull(userAccount.demo), eq(userAccount.active, true)))
    .returning({ id: userAccount.id });
  if (accounts.length > 0 || (users ?? 0) > 0)
    log.info({ accounts: accounts.length }, 'The accounts of the demo were banned, because it is off.');
}

/** Restores the accounts that `closeDemo` disabled; runs at a start with the demo. */
export async function reopenDemo({ platform, identity }: DemoParts): Promise<void> {
  await identity?.demoUsers.admit();
  await platform
    .update(userAccount)
    .set({ ...changed, active: true, demo: 'open' })
    .where(eq(userAccount.demo, 'closed'));
}
