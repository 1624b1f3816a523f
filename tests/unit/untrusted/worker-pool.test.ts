import { describe, expect, test } from 'vitest';

import { ApiError } from '#server/contract/errors.ts';
import { runInWorker, streamFromWorker, TooMuchWork, workerTask } from '#server/workers/index.ts';

import type { run as echoed } from './echo.task.ts';
import type { run as endless } from './endless.task.ts';
import type { run as greedy } from './greedy.task.ts';
import type { run as sized } from './size.task.ts';

const tooMuch = 'Divide this';
const echo = workerTask<typeof echoed>(new URL('echo.task.ts', import.meta.url), tooMuch);
const spin = workerTask<typeof endless>(new URL('endless.task.ts', import.meta.url), tooMuch);
const hoard = workerTask<typeof greedy>(new URL('greedy.task.ts', import.meta.url), tooMuch);
const size = workerTask<typeof sized>(new URL('size.task.ts', import.meta.url), tooMuch);
const options = { organisationId: 'one', limitMs: 60_000 };

async function echoOf(words: readonly string[]): Promise<string[]> {
  const heard: string[] = [];
  for await (const word of streamFromWorker(echo, words, options)) heard.push(word);
  return heard;
}

const refused = (message: string): object => new ApiError(400, message, { errors: [{ field: 'file', message }] });

describe('a task in a worker thread', () => {
  test('gives its values one by one', async () => {
    expect(await echoOf(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  test('is ended once its time has passed, while this thread goes on', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await expect(runInWorker(spin, '', { ...options, limitMs: 50 })).rejects.toEqual(refused(tooMuch));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
    // Its place is free, and another thread takes it.
    expect(await echoOf(['after'])).toEqual(['after']);
  });

  test('is ended once its memory is used up', async () => {
    const ended = runInWorker(hoard, 'x', options);
    await expect(ended).rejects.toBeInstanceOf(TooMuchWork);
    await expect(ended).rejects.toEqual(refused(tooMuch));
  });

  test('fails as it would in this thread, and the thread does the next', async () => {
    await expect(echoOf(['a', 'refused'])).rejects.toBeInstanceOf(ApiError);
    await expect(echoOf(['refused'])).rejects.toMatchObject({
      statusCode: 400,
      errors: [{ field: 'file', message: 'This word is refused' }],
    });
    expect(await echoOf(['b'])).toEqual(['b']);
  });

  test('gives its place back when nobody wants the rest', async () => {
    for (let round = 0; round < 4; round += 1) {
      const words = streamFromWorker(echo, ['a', 'b', 'c'], options);
      expect(await words.next()).toEqual({ done: false, value: 'a' });
      await words.return();
    }
    expect(await echoOf(['a'])).toEqual(['a']);
  });

  test('takes a file over instead of a copy', async () => {
    const file = new Uint8Array(10);
    expect(await runInWorker(size, file, options)).toBe(10);
    expect(file.byteLength).toBe(0);
  });
});
