import { describe, expect, test } from 'vitest';

import { IdentityError } from '#server/identity/errors.ts';
import { createHashQueue, processQueue } from '#server/identity/hash-queue.ts';

describe('the queue', () => {
  /** Work that ends on demand. */
  function job() {
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    const state = { started: false };
    const work = async () => {
      state.started = true;
      await done;
    };
    return { state, work, end };
  }
  const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

  test('runs two at a time, the others in order', async () => {
    const queue = createHashQueue({ atOnce: 2, waiting: 2, perRequester: 9 });
    const jobs = [job(), job(), job(), job()];
    const results = jobs.map(({ work }) => queue.run('a', work));
    await settled();
    expect(jobs.map(({ state }) => state.started)).toEqual([true, true, false, false]);
    await expect(queue.run('a', async () => {})).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
      message: 'The service is busy. Try again in a few seconds.',
      retryAfterSeconds: 2,
    });
    jobs[1]?.end();
    await settled();
    expect(jobs.map(({ state }) => state.started)).toEqual([true, true, true, false]);
    for (const { end } of jobs) end();
    await Promise.all(results);
    await expect(queue.run('b', async () => 'there is room')).resolves.toBe('there is room');
  });

  test('continues after a failure', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 1, perRequester: 9 });
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });

  test('reserves places for requesters other than the busiest', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 9, perRequester: 2 });
    const [first, second] = [job(), job()];
    const results = [queue.run('a', first.work), queue.run('a', second.work)];
    await expect(queue.run('a', async () => {})).rejects.toMatchObject({ status: 503 });
    const others = queue.run('b', async () => 'served');
    for (const { end } of [first, second]) end();
    await expect(others).resolves.toBe('served');
    await Promise.all(results);
  });
});

describe('the queue, filled by a few requesters', () => {
  /** One running and six waiting; each requester's requests and their outcome, in the order of turns. */
  async function flood(requesters: string) {
    const queue = createHashQueue({ atOnce: 1, waiting: 6, perRequester: 9 });
    const served: string[] = [];
    const results = Array.from(requesters, (requester) =>
      queue
        .run(requester, async () => void served.push(requester))
        .then(
          () => '',
          (error: unknown) => `${requester}: ${error instanceof IdentityError ? error.status : 0}`,
        ),
    );
    const refused = (await Promise.all(results)).join('');
    return { served: served.join(''), refused };
  }

  test('makes room for another requester, who is served before the rest of their work', async () => {
    expect(await flood('aaaabbbc')).toEqual({ served: 'aabcabb', refused: 'a: 503' });
    expect(await flood('aaaaaaac')).toEqual({ served: 'aacaaaa', refused: 'a: 503' });
  });

  test('makes no room for a requester with as many places as the others', async () => {
    expect(await flood('xabcdefg')).toEqual({ served: 'xabcdef', refused: 'g: 503' });
    expect(await flood('aaaabbbb')).toEqual({ served: 'aababab', refused: 'b: 503' });
  });

  test('frees all its places afterwards', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 2, perRequester: 2 });
    const rounds = Array.from({ length: 3 }, (_, round) => round);
    for (const _round of rounds) {
      const answers = await Promise.allSettled(Array.from('aabc', (requester) => queue.run(requester, async () => {})));
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    }
  });
});

describe('a requester', () => {
  test('has its own share regardless of others, and the server itself has no limit', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 9, perRequester: 2 });
    const answers = await Promise.allSettled(
      ['a', 'a', 'a', 'b', null, null, null].map((requester) => queue.run(requester, async () => {})),
    );
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, true, true]);
  });

  test('gets its place back after each task, even a failed one', async () => {
    const queue = createHashQueue({ atOnce: 2, waiting: 1, perRequester: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run('a', async () => 'done')).resolves.toBe('done');
    await expect(queue.run('a', async () => 'again')).resolves.toBe('again');
  });
});

test('a queue without waiting places runs work while it is idle', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 0, perRequester: 9 });
  await expect(queue.run('a', async () => 'done')).resolves.toBe('done');
});

test('the process hashes two passwords at a time, and lets 16 wait, at most nine of one requester', async () => {
  let started = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const works = Array.from(`${'a'.repeat(10)}${'b'.repeat(9)}c`, (requester) =>
    processQueue.run(requester, async () => {
      started += 1;
      await ended;
      return requester;
    }),
  );
  const answers = Promise.allSettled(works);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(started).toBe(2);
  end();
  const served = (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : '-')).join('');
  // The tenth of the first requester is refused at once; the last of the second makes room for the third.
  expect(served).toBe('aaaaaaaaa-bbbbbbbb-c');
});

test('a queue without capacity rejects all work', async () => {
  const queue = createHashQueue({ atOnce: 0, waiting: 0, perRequester: 9 });
  await expect(queue.run('a', async () => 'done')).rejects.toBeInstanceOf(IdentityError);
});
