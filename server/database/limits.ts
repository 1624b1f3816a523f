import { eq, lt, sql } from 'drizzle-orm';

import type { IdentityDatabase } from './identity.ts';
import type { PlatformDatabase } from './platform.ts';
import { rateLimit } from './schema/limits.ts';

/** The longest permitted window: `purgeLimits` deletes anything older. */
const longestWindowSeconds = 86_400;

export interface Limit {
  /** The action and subject being counted: `sign-in:203.0.113.7`. */
  readonly bucket: string;
  /** Hits allowed per window. */
  readonly limit: number;
  /** Window length, at most a day. Windows are fixed: they start at multiples of this length. */
  readonly seconds: number;
  /** How many hits to count at once; one by default. */
  readonly hits?: number;
}

export interface LimitAnswer {
  /** Hits in this window, including this one. */
  readonly hits: number;
  readonly allowed: boolean;
  /** Whole seconds until the window ends, at least 1. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts one hit and returns whether it was within the limit. A single atomic statement, so it is correct across
 * processes.
 */
export async function countHit(
  database: PlatformDatabase | IdentityDatabase,
  { bucket, limit, seconds, hits = 1 }: Limit,
): Promise<LimitAnswer> {
  if (seconds > longestWindowSeconds)
    throw new RangeError(`A limit's window is at most ${longestWindowSeconds} seconds.`);
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`;
  const [row] = await database
    .insert(rateLimit)
    .values({ bucket, windowStart, hits })
    .onConflictDoUpdate({
      target: [rateLimit.bucket, rateLimit.windowStart],
      set: { hits: sql`${rateLimit.hits} + ${hits}::int` },
    })
    .returning({
      hits: rateLimit.hits,
      retryAfterSeconds: sql<number>`ceil(extract(epoch from ${rateLimit.windowStart} - now()) + ${seconds}::int)::int`,
    });
  if (row === undefined) throw new Error('Counting a hit returned no row.');
  return { hits: row.hits, allowed: row.hits <= limit, retryAfterSeconds: Math.max(1, row.retryAfterSeconds) };
}

/** Resets a counter. */
export async function clearHits(database: PlatformDatabase | IdentityDatabase, bucket: string): Promise<void> {
  await database.delete(rateLimit).where(eq(rateLimit.bucket, bucket));
}

interface Block {
  readonly answer: LimitAnswer;
  /** When the window that the block was taken from ends, by this process's clock, in milliseconds. */
  readonly until: number;
  left: number;
}

interface BlockLimit extends Pick<Limit, 'limit' | 'seconds'> {
  readonly name: string;
  /** For how many subjects a process remembers their blocks. */
  readonly mostSubjects?: number;
}

/**
 * Counts hits of many subjects in blocks: one statement covers up to 50 hits, so that most reads need none of their
 * own. The unused rest of a block is lost when its window ends, so a limit may trigger up to a block early.
 */
export function countInBlocks(
  platform: PlatformDatabase,
  { name, limit, seconds, mostSubjects = 10_000 }: BlockLimit,
): (subject: string) => Promise<LimitAnswer> {
  const size = Math.max(1, Math.min(50, Math.floor(limit / 20)));
  const blocks = new Map<string, Promise<Block>>();
  const take = async (subject: string): Promise<Block> => {
    const answer = await countHit(platform, { bucket: `${name}:${subject}`, limit, seconds, hits: size });
    return { answer, until: Date.now() + answer.retryAfterSeconds * 1000, left: size };
  };
  const begin = (subject: string): Promise<Block> => {
    if (blocks.size >= mostSubjects) blocks.clear();
    const block = take(subject);
    blocks.set(subject, block);
    block.catch(() => blocks.delete(subject));
    return block;
  };
  return async (subject) => {
    for (;;) {
      const known = blocks.get(subject);
      const block = await (known ?? begin(subject));
      const isOver = Date.now() >= block.until;
      if (!isOver && (block.left > 0 || !block.answer.allowed)) {
        block.left -= 1;
        return { ...block.answer, retryAfterSeconds: Math.max(1, Math.ceil((block.until - Date.now()) / 1000)) };
      }
      // Of several callers waiting for the same block, one takes the next.
      if (blocks.get(subject) === known) blocks.delete(subject);
    }
  };
}

/**
 * The same for limits that differ from one subject to another, a minute each. People behind one address would otherwise
 * wait for each other at its counter.
 */
export function countPerMinute(
  platform: PlatformDatabase,
  name: string,
): (subject: string, perMinute: number) => Promise<LimitAnswer> {
  const counters = new Map<number, ReturnType<typeof countInBlocks>>();
  return (subject, perMinute) => {
    const counter = counters.get(perMinute) ?? countInBlocks(platform, { name, limit: perMinute, seconds: 60 });
    counters.set(perMinute, counter);
    return counter(subject);
  };
}

/** Deletes expired windows. Intended for a job; safe to run at any time from any process. */
export async function purgeLimits(platform: PlatformDatabase): Promise<void> {
  await platform
    .delete(rateLimit)
    .where(lt(rateLimit.windowStart, sql`now() - make_interval(secs => ${2 * longestWindowSeconds})`));
}
