import { and, eq, sql } from 'drizzle-orm';

import { platformFeatures } from '#openapi/access.ts';
import type { Log } from '#server/database/log.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import {
  platformActivity,
  platformMembership,
  platformPermission,
  userAccount,
} from '#server/database/schema/index.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';
import { changePeople, type PlatformTransaction } from '#server/modules/platform/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';

import { createSuperAdminWatch, type Origin, ownsAddress, type SuperAdminAddress } from './super-admin-watch.ts';

interface SuperAdminParts extends SuperAdminAddress {
  readonly platform: PlatformDatabase;
  readonly identity: Pick<IdentityProvider, 'profileOf' | 'issuer'>;
}

async function grant(transaction: PlatformTransaction, userId: string): Promise<void> {
  const role = 'SUPER_ADMIN';
  await transaction
    .update(userAccount)
    .set({ approved: true, active: true, version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` })
    .where(eq(userAccount.id, userId));
  await transaction
    .insert(platformMembership)
    .values({ userId, role })
    .onConflictDoUpdate({ target: platformMembership.userId, set: { role } });
  const level = 'DELETE';
  await transaction
    .insert(platformPermission)
    .values(platformFeatures.map((feature) => ({ userId, feature, level })))
    .onConflictDoUpdate({ target: [platformPermission.userId, platformPermission.feature], set: { level } });
}

const heldFeatures = sql`select count(*) from ${platformPermission}
  where ${platformPermission.userId} = ${userAccount.id} and ${platformPermission.level} = 'DELETE'`;

/** Accounts disabled by `closeDemo` stay disabled. */
const isNotClosed = sql`${userAccount.demo} is distinct from 'closed'`;

/**
 * Restores the account's approval, active state, role and rights, and logs what was missing; the log entry has no
 * actor.
 */
function restore(
  platform: PlatformDatabase,
  subject: string,
  issuer: string,
  { ip, userAgent }: Origin,
): Promise<void> {
  return changePeople(platform, async (transaction) => {
    const [found] = await transaction
      .select({
        id: userAccount.id,
        name: userAccount.name,
        approved: userAccount.approved,
        active: userAccount.active,
        role: platformMembership.role,
        allFeatures: sql<boolean>`(${heldFeatures}) = ${platformFeatures.length}::int`,
      })
      .from(userAccount)
      .leftJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
      .where(and(eq(userAccount.issuer, issuer), eq(userAccount.subject, subject), isNotClosed));
    if (found === undefined) return;
    const { id, name, ...before } = found;
    const changes = changesBetween(before, { approved: true, active: true, role: 'SUPER_ADMIN', allFeatures: true });
    if (changes.length === 0) return;
    await grant(transaction, id);
    await transaction.insert(platformActivity).values({
      actorId: null,
      action: 'UPDATE',
      entityType: 'user',
      entityId: id,
      entityName: name,
      changes,
      ip,
      userAgent,
    });
  });
}

/** `createSuperAdminWatch`, restoring the stored account. */
export const superAdminWatch = (parts: SuperAdminParts) =>
  createSuperAdminWatch(parts, (subject, origin) => restore(parts.platform, subject, parts.identity.issuer, origin));

/** The accounts with a copy of the address. */
const accountsOf = ({ platform, identity }: SuperAdminParts, superAdminEmail: string) =>
  platform
    .select({ subject: userAccount.subject })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.issuer, identity.issuer),
        sql`lower(${userAccount.email}) = ${superAdminEmail.trim().toLowerCase()}`,
      ),
    );

/** Restores the user of SUPER_ADMIN_EMAIL at start, if they have an account. A failing provider only delays it. */
export async function restoreSuperAdmin(parts: SuperAdminParts, log: Pick<Log, 'warn'>): Promise<void> {
  if (parts.superAdminEmail === undefined) return;
  for (const { subject } of await accountsOf(parts, parts.superAdminEmail)) {
    try {
      if (!(await ownsAddress(parts, subject))) continue;
      await restore(parts.platform, subject, parts.identity.issuer, { ip: null, userAgent: null });
    } catch (error) {
      log.warn({ err: error }, 'the account of SUPER_ADMIN_EMAIL was not checked; it will be at its next sign-in');
    }
  }
}
