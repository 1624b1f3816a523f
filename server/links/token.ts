import { createHash, randomBytes } from 'node:crypto';

/** The token of a new secure link: 32 random bytes as base64url. Only its hash is stored (security.md, attack 2). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a token, in hexadecimal. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
