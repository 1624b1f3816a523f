import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import { clearHits, countHit, countInBlocks, countPerMinute, purgeLimits } from '#server/database/limits.ts';
import { rateLimit } from '#server/database/schema/limits.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

const test = shared(createTestDatabase);

const day = 86_400;

describe('countHit', () => {
  it('allows no more hits than the limit, even concurrently', async () => {
    const limit = { bucket: 'at-once', limit: 3, seconds: day };
    const answers = await Promise.all(Array.from({ length: 10 }, () => countHit(test.database.platform, limit)));
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(3);
  });

  it('counts buckets separately', async () => {
    const count = (bucket: string) => countHit(test.database.platform, { bucket, limit: 1, seconds: day });
    const answers = [await count('one'), await count('two'), await count('one')];
    expect(answers.map((answer) => answer.allowed)).toEqual([true, true, false]);
  });

  it('returns the time left in the window', async () => {
    const before = Date.now();
    const { retryAfterSeconds } = await countHit(test.database.platform, { bucket: 'wait', limit: 1, seconds: day });
    const [early, late] = [before, Date.now()].map((now) => day - ((now / 1000) % day));
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.floor(late ?? 0));
    expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(early ?? 0) + 1);
  });

  it('rejects a window longer than the purge interval', async () => {
    const count = countHit(test.database.platform, { bucket: 'long', limit: 1, seconds: day + 1 });
    await expect(count).rejects.toThrow(new RangeError("A limit's window is at most 86400 seconds."));
  });
});

describe('clearHits', () => {
  it('resets one bucket', async () => {
    const count = (bucket: string) => countHit(test.database.platform, { bucket, limit: 9, seconds: day });
    for (const bucket of ['cleared', 'cleared', 'kept']) await count(bucket);
    await clearHits(test.database.platform, 'cleared');
    expect([(await count('cleared')).hits, (await count('kept')).hits]).toEqual([1, 2]);
  });
});

describe('countInBlocks', () => {
  const hitsOf = async (bucket: string) => {
    const rows = await test.database.platform.select().from(rateLimit).where(eq(rateLimit.bucket, bucket));
    return rows.map(({ hits }) => hits);
  };

  it('writes once for many hits of a subject', async () => {
    const count = countInBlocks(test.database.platform, { name: 'block', limit: 100, seconds: day });
    await Promise.all(Array.from({ length: 5 }, () => count('ada')));
    expect(await hitsOf('block:ada')).toEqual([5]);
    await count('ada');
    await count('bob');
    expect([await hitsOf('block:ada'), await hitsOf('block:bob')]).toEqual([[10], [5]]);
  });

  it('is as large as the limit of each subject allows', async () => {
    const count = countPerMinute(test.database.platform, 'each');
    await count('ada', 100);
    await count('bob', 20);
    expect([await hitsOf('each:ada'), await hitsOf('each:bob')]).toEqual([[5], [1]]);
  });

  it('takes one block for all who wait for the next', async () => {
    const count = countInBlocks(test.database.platform, { name: 'wait', limit: 100, seconds: day });
    await Promise.all(Array.from({ length: 7 }, () => count('ada')));
    expect(await hitsOf('wait:ada')).toEqual([10]);
  });

  it('forgets the blocks of all subjects once they are too many', async () => {
    const limit = { name: 'many', limit: 100, seconds: day, mostSubjects: 2 };
    const count = countInBlocks(test.database.platform, limit);
    for (const subject of ['ada', 'bob', 'ada']) await count(subject);
    expect(await hitsOf('many:ada')).toEqual([5]);
    for (const subject of ['cyd', 'ada']) await count(subject);
    expect(await hitsOf('many:ada')).toEqual([10]);
  });

  it('keeps the blocks of all subjects until their window ends, by the clock of the process', async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    try {
      const count = countInBlocks(test.database.platform, { name: 'kept', limit: 100, seconds: day });
      const { retryAfterSeconds: left } = await count('ada');
      const { retryAfterSeconds } = await countHit(test.database.platform, { bucket: 'now', limit: 1, seconds: day });
      expect([left, left - 1]).toContain(retryAfterSeconds);
      await count('bob');
      vi.setSystemTime(now + left * 1000 - 1);
      await count('ada');
      expect(await hitsOf('kept:ada')).toEqual([5]);
      vi.setSystemTime(now + left * 1000);
      await count('ada');
      expect(await hitsOf('kept:ada')).toEqual([10]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes a block again after a failure', async () => {
    const { platform } = test.database;
    const count = countInBlocks(platform, { name: 'failed', limit: 100, seconds: day });
    vi.spyOn(platform, 'insert').mockImplementationOnce(() => {
      throw new Error('The connection was lost');
    });
    await expect(count('ada')).rejects.toThrow('The connection was lost');
    expect(await count('ada')).toMatchObject({ allowed: true });
  });

  it('rejects hits beyond the limit for the rest of the window', async () => {
    const count = countInBlocks(test.database.platform, { name: 'rest', limit: 3, seconds: day });
    const answers = [await count('ada'), await count('ada'), await count('ada'), await count('ada')];
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    const left = answers.at(-1)?.retryAfterSeconds ?? 0;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (left - 1) * 1000 });
    try {
      expect(await count('ada')).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('purgeLimits', () => {
  it('deletes expired windows and keeps the others', async () => {
    const { platform } = test.database;
    await platform.delete(rateLimit);
    const ago = (days: number) => new Date(Date.now() - days * day * 1000);
    await platform.insert(rateLimit).values([
      { bucket: 'old', windowStart: ago(3), hits: 1 },
      { bucket: 'recent', windowStart: ago(1), hits: 1 },
    ]);
    await purgeLimits(platform);
    expect(await platform.select({ bucket: rateLimit.bucket }).from(rateLimit)).toEqual([{ bucket: 'recent' }]);
  });
});
