import type { IdentityContext } from './context.ts';

/** The seed as it is stored. */
export const sealTotpSecret = (context: Pick<IdentityContext, 'vault'>, userId: string, secret: string) =>
  context.vault.seal(secret, purpose(userId));

/** The seed in base32. */
export const openTotpSecret = (context: Pick<IdentityContext, 'vault'>, userId: string, sealed: string) =>
  context.vault.open(sealed, purpose(userId));

const purpose = (userId: string) => `totp secret ${userId}`;
