import type { IdentityContext } from './context.ts';

/** Encrypts the seed for storage. */
export const sealTotpSecret = (context: Pick<IdentityContext, 'vault'>, userId: string, secret: string) =>
  context.vault.seal(secret, purpose(userId));

/** Decrypts the seed to base32. */
export const openTotpSecret = (context: Pick<IdentityContext, 'vault'>, userId: string, sealed: string) =>
  context.vault.open(sealed, purpose(userId));

const purpose = (userId: string) => `totp secret ${userId}`;
