import { eq, lt, sql } from 'drizzle-orm';

import type { IdentityDatabase } from './identity.ts';
import type { PlatformDatabase } from './platform.ts';
import { rateLimit } from './schema/limits.ts';

/** No window may be longer: `purgeLimits` removes what is older. */
const longestWindowSeconds = 86_400;

export interface Limit {
  /** What is counted, for whom: `sign-in:203.0.113.7`. */
  readonly bucket: string;
  /** How many hits a window allows. */
  readonly limit: number;
  /** Length of the window, at most a day. Windows are fixed: they start at multiples of this length. */
  readonly seconds: number;
}

export interface LimitAnswer {
  /** Hits of this window, this one included. */
  readonly hits: number;
  readonly allowed: boolean;
  /** Whole seconds until the window ends, at least 1. */
  readonly retryAfterSeconds: number;
}

/** Counts one hit and answers whether it was within the limit: one atomic statement, right for any number of processes. */
export async function countHit(
  database: PlatformDatabase | IdentityDatabase,
  { bucket, limit, seconds }: Limit,
): Promise<LimitAnswer> {
  if (seconds > longestWindowSeconds)
    throw new RangeError(`A limit's window is at most ${longestWindowSeconds} seconds.`);
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`;
  const [row] = await database
    .insert(rateLimit)
    .values({ bucket, windowStart, hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimit.bucket, rateLimit.windowStart],
      set: { hits: sql`${rateLimit.hits} + 1` },
    })
    .returning({
      hits: rateLimit.hits,
      retryAfterSeconds: sql<number>`ceil(extract(epoch from ${rateLimit.windowStart} - now()) + ${seconds}::int)::int`,
    });
  if (row === undefined) throw new Error('Counting a hit returned no row.');
  return { hits: row.hits, allowed: row.hits <= limit, retryAfterSeconds: Math.max(1, row.retryAfterSeconds) };
}

/** Forgets what was counted. */
export async function clearHits(platform: PlatformDatabase | IdentityDatabase, bucket: string): Promise<void> {
  await platform.delete(rateLimit).where(eq(rateLimit.bucket, bucket));
}

/** Removes the windows that can no longer count. For a job; any process may run it at any time. */
export async function purgeLimits(platform: PlatformDatabase): Promise<void> {
  await platform
    .delete(rateLimit)
    .where(lt(rateLimit.windowStart, sql`now() - make_interval(secs => ${2 * longestWindowSeconds})`));
}
