import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { Log } from '#server/database/log.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { userAccount } from '#server/database/schema/index.ts';
import type { LocalIdentity } from '#server/identity/index.ts';

interface DemoParts {
  readonly platform: PlatformDatabase;
  /** Undefined where Clerk signs people in, who knows none of the demo's. */
  readonly identity: Pick<LocalIdentity, 'demoUsers'> | undefined;
  readonly log: Pick<Log, 'info'>;
}

const changed = { version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` };

/**
 * What a start without the demo does to the accounts that an earlier one has left: their password is public, and some have
 * rights on the platform. They are banned, their sessions end, and their accounts are deactivated, so that no token and no
 * other identity provider gives those rights either (security.md, attack 12).
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

/** What a start with the demo does: accounts that `closeDemo` has closed are as they were before. */
export async function reopenDemo({ platform, identity }: DemoParts): Promise<void> {
  await identity?.demoUsers.admit();
  await platform
    .update(userAccount)
    .set({ ...changed, active: true, demo: 'open' })
    .where(eq(userAccount.demo, 'closed'));
}
