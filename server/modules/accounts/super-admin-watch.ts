import { coversLevel, type FeaturePermission, platformFeatures, type PlatformRole } from '#openapi/access.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';

/** Whose address it is, and who verifies it. */
export interface SuperAdminAddress {
  readonly identity: Pick<IdentityProvider, 'profileOf'>;
  /** SUPER_ADMIN_EMAIL: the user who always administers the platform; an installation's first administrator. */
  readonly superAdminEmail: string | undefined;
}

/** The fields of an account that determine whether its user administers the platform. */
export interface Administrator {
  readonly user: {
    readonly email: string;
    readonly subject: string;
    readonly approved: boolean;
    readonly active: boolean;
  };
  readonly platformRole: PlatformRole | null;
  readonly platformPermissions: readonly FeaturePermission[];
}

/** Origin of the sign-in; both fields are null at start. */
export interface Origin {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const hasAllRights = ({ user, platformRole, platformPermissions }: Administrator): boolean =>
  user.approved &&
  user.active &&
  platformRole === 'SUPER_ADMIN' &&
  platformFeatures.every((feature) =>
    platformPermissions.some((held) => held.feature === feature && coversLevel(held.permission, 'DELETE')),
  );

/** Whether the provider has verified that the user owns the configured address. Accounts only copy addresses. */
export async function ownsAddress({ identity, superAdminEmail }: SuperAdminAddress, subject: string): Promise<boolean> {
  if (superAdminEmail === undefined) return false;
  const { email, emailVerified } = await identity.profileOf(subject);
  return emailVerified && sameAddress(email, superAdminEmail);
}

/** How many checked sessions a process remembers. */
const rememberedSessions = 1_000;

/**
 * Restores the user of SUPER_ADMIN_EMAIL once per session, that is at each sign-in: whatever others did to the account,
 * an operator can always regain one administrator. Costs one comparison if there is nothing to restore.
 * @param restore gives the account of a subject back its rights
 * @returns a function that returns whether the account may have changed and has to be reloaded
 */
export function createSuperAdminWatch(
  parts: SuperAdminAddress,
  restore: (subject: string, origin: Origin) => Promise<void>,
) {
  const watched = new Map<string, Promise<void>>();
  const restoreOwner = async (subject: string, origin: Origin) => {
    if (await ownsAddress(parts, subject)) await restore(subject, origin);
  };
  return async (found: Administrator, sessionId: string, origin: Origin): Promise<boolean> => {
    const { superAdminEmail } = parts;
    if (superAdminEmail === undefined || sessionId === '') return false;
    if (!sameAddress(found.user.email, superAdminEmail) || hasAllRights(found)) return false;
    const known = watched.get(sessionId);
    if (watched.size >= rememberedSessions) watched.clear();
    const work = known ?? restoreOwner(found.user.subject, origin);
    watched.set(sessionId, work);
    try {
      await work;
    } catch (error) {
      watched.delete(sessionId);
      throw error;
    }
    return true;
  };
}
