import type { IdentityContext } from '../context.ts';
import type { StoredUser } from '../store/users.ts';
import { verificationResource, verified } from './verification.ts';

/** The user as their own browser sees it. `linked_to` is for Clerk's server SDK, which fails without it. */
export function userResource(context: IdentityContext, user: StoredUser) {
  const hasSecondFactor = user.totpSecret !== null;
  return {
    object: 'user',
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    image_url: '',
    has_image: false,
    primary_email_address_id: user.emails[0]?.id ?? null,
    email_addresses: user.emails.map(({ id, emailAddress }) => ({
      object: 'email_address',
      id,
      email_address: emailAddress,
      verification: verificationResource(context, verified('email_code')),
      linked_to: [],
    })),
    external_accounts: user.externalAccounts.map(({ id, provider, emailAddress }) => ({
      object: 'external_account',
      id,
      provider,
      email_address: emailAddress,
      verification: verificationResource(context, verified(provider)),
    })),
    password_enabled: user.passwordHash !== null,
    two_factor_enabled: hasSecondFactor,
    totp_enabled: hasSecondFactor,
    public_metadata: user.publicMetadata,
    unsafe_metadata: user.unsafeMetadata,
    last_sign_in_at: user.lastSignInAt?.getTime() ?? null,
    created_at: user.createdAt.getTime(),
    updated_at: user.updatedAt.getTime(),
  };
}

/** The user in the Backend API: identity-protocol.md, section 8. */
export function backendUserResource(context: IdentityContext, user: StoredUser) {
  return {
    ...userResource(context, user),
    banned: user.banned,
    locked: user.lockedUntil !== null && user.lockedUntil.getTime() > context.now(),
    external_id: null,
    username: null,
    backup_code_enabled: false,
    private_metadata: user.privateMetadata,
    last_active_at: user.lastActiveAt?.getTime() ?? null,
  };
}
