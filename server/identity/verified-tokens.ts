import { createHash } from 'node:crypto';

import type { JWTPayload } from 'jose';

/** Not longer than a session token lives, so that a key that is withdrawn is not trusted for longer. In milliseconds. */
const longestRemembered = 60_000;

/** How many verified tokens a process remembers, by their hashes. */
const mostRemembered = 10_000;

interface Verified {
  readonly claims: JWTPayload;
  /** By this process's clock, in milliseconds. */
  readonly until: number;
}

/**
 * Verifies each token once: what its signature says does not change before it expires. Whether its session is alive and
 * its user may act does, and is not remembered here.
 * @param verify throws for a token that it refuses, which is not remembered
 * @param toleranceSeconds for how long after its expiry `verify` accepts a token
 */
export function verifiedOnce(
  verify: (token: string) => Promise<JWTPayload>,
  toleranceSeconds: number,
  now: () => number = Date.now,
): (token: string) => Promise<JWTPayload> {
  const verified = new Map<string, Verified>();
  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64');
    const known = verified.get(hash);
    if (known !== undefined && now() < known.until) return known.claims;
    verified.delete(hash);
    const claims = await verify(token);
    const expiry = ((claims.exp ?? 0) + toleranceSeconds) * 1000;
    if (verified.size >= mostRemembered) verified.clear();
    verified.set(hash, { claims, until: Math.min(expiry, now() + longestRemembered) });
    return claims;
  };
}
