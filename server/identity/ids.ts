import { createHash, randomBytes } from 'node:crypto';

type Prefix = 'client' | 'sess' | 'user' | 'idn' | 'eac' | 'sia' | 'sua' | 'ins';

/** A random 128-bit id with Clerk's prefix. */
export const newId = (prefix: Prefix) => `${prefix}_${randomBytes(16).toString('hex')}`;

/** 256 random bits for a URL or a cookie. Only its `sha256` is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** For values of at least 128 random bits; anything guessable needs a key or a slow hash. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
