import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { type Files, MissingContent } from '#server/files/files.ts';

/** A storage to test, and what else is known of it. */
export interface OpenStorage {
  readonly files: Files;
  /** Everything that is stored, also what is not complete; in the storage's own terms. */
  readonly everything: () => Promise<readonly string[]>;
}

async function* inParts(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* parts;
}

/** A content that breaks off after its first part. */
async function* broken(): AsyncGenerator<Uint8Array, void> {
  yield randomBytes(100_000);
  throw new Error('The client has left');
}

const later = () => new Date(Date.now() + 60_000);

async function keysOf(files: Files, before = later()): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.storedBefore(before)) keys.push(key);
  return keys.toSorted();
}

/** The laws that every storage of files obeys. Each starts with an empty storage. */
export function filesLaws(open: () => Promise<OpenStorage>): void {
  it('returns what was stored, with its size and hash', async () => {
    const { files } = await open();
    const [one, two] = [randomBytes(70_001), randomBytes(3)];
    const organisationId = randomUUID();
    const stored = await files.put(organisationId, inParts(one, two));
    const whole = Buffer.concat([one, two]);
    expect(stored).toMatchObject({ size: 70_004, sha256: createHash('sha256').update(whole).digest('hex') });
    expect(stored.key.startsWith(`${organisationId}/${stored.sha256}-`)).toBe(true);
    expect(await buffer(await files.open(stored.key))).toEqual(whole);
  });

  it('returns a part of what was stored', async () => {
    const { files } = await open();
    const whole = randomBytes(100_000);
    const { key } = await files.put(randomUUID(), inParts(whole));
    for (const [start, end] of [
      [0, 0],
      [65_000, 66_000],
      [99_999, 99_999],
    ] as const)
      expect(await buffer(await files.open(key, { start, end }))).toEqual(whole.subarray(start, end + 1));
  });

  it('stores an empty content', async () => {
    const { files } = await open();
    const { key, size } = await files.put(randomUUID(), inParts());
    expect(size).toBe(0);
    expect(await buffer(await files.open(key))).toEqual(Buffer.alloc(0));
  });

  it('keeps nothing of a content that breaks off', async () => {
    const { files, everything } = await open();
    await expect(files.put(randomUUID(), broken())).rejects.toThrow('The client has left');
    expect(await everything()).toEqual([]);
  });

  it('keeps the same content twice, so that one can be removed', async () => {
    const { files } = await open();
    const organisationId = randomUUID();
    const content = Buffer.from('The same');
    const [one, two] = await Promise.all([
      files.put(organisationId, inParts(content)),
      files.put(organisationId, inParts(content)),
    ]);
    await files.remove(one.key);
    await expect(files.open(one.key)).rejects.toBeInstanceOf(MissingContent);
    expect(await buffer(await files.open(two.key))).toEqual(content);
  });

  it('removes a content once, and does nothing if there is none', async () => {
    const { files, everything } = await open();
    const { key } = await files.put(randomUUID(), inParts(Buffer.from('x')));
    await files.remove(key);
    await files.remove(key);
    expect(await everything()).toEqual([]);
  });

  it('lists what was stored before a time', async () => {
    const { files } = await open();
    const keys = [];
    for (const organisationId of [randomUUID(), randomUUID()])
      keys.push((await files.put(organisationId, inParts(Buffer.from(organisationId)))).key);
    expect(await keysOf(files)).toEqual(keys.toSorted());
    expect(await keysOf(files, new Date(Date.now() - 3600_000))).toEqual([]);
  });

  it.each(['../../etc/passwd', '/etc/passwd', '', `${randomUUID()}/../../x`, `${randomUUID()}/${'0'.repeat(64)}`])(
    'refuses %j as a key',
    async (key) => {
      const { files } = await open();
      await expect(files.open(key)).rejects.toThrow('This is not the key of a content');
      await expect(files.remove(key)).rejects.toThrow('This is not the key of a content');
    },
  );
}
