import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, describe, expect, it } from 'vitest';

import { type DiskParts, openDisk } from '#server/files/disk.ts';
import { NoSpace } from '#server/files/space.ts';

import { filesLaws } from './files-laws.ts';
import { createOnFullDisk } from './full-disk.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function openFolder(parts: Partial<DiskParts> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'attest-disk-'));
  folders.push(folder);
  const everything = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return { folder, files: await openDisk(folder, parts), everything };
}

const quarterMegabyte = 256 * 1024;

describe('files on a full disk', () => {
  it('leave nothing of a content that did not fit', async () => {
    const { files, everything } = await openFolder({ create: createOnFullDisk });
    const content = Readable.from([Buffer.from('fits'), Buffer.from('does not fit')]);
    await expect(files.put(randomUUID(), content)).rejects.toMatchObject({
      name: 'NoSpace',
      cause: { code: 'ENOSPC' },
    });
    expect(await everything()).toEqual([]);
    await files.put(randomUUID(), Readable.from([Buffer.from('fits')]));
    expect(await everything()).toHaveLength(1);
  });

  it('are not begun', async () => {
    const { files, everything } = await openFolder({ isFull: async () => true });
    let read = false;
    async function* content() {
      read = true;
      yield Buffer.from('Text');
    }
    await expect(files.put(randomUUID(), content())).rejects.toThrow(NoSpace);
    expect([read, await everything()]).toEqual([false, []]);
  });

  it('stop before they take what is reserved for the database', async () => {
    let looks = 0;
    const isFull = async () => {
      looks += 1;
      return looks > 3;
    };
    const { files, everything } = await openFolder({ isFull });
    const sent = { bytes: 0 };
    async function* endless() {
      for (;;) {
        sent.bytes += 64 * 1024;
        yield Buffer.alloc(64 * 1024);
      }
    }
    await expect(files.put(randomUUID(), endless())).rejects.toThrow(NoSpace);
    expect([sent.bytes, await everything()]).toEqual([3 * quarterMegabyte, []]);
  });
});

describe('files on disk', () => {
  filesLaws(() => openFolder());

  it('are readable by the server alone', async () => {
    const { folder, files } = await openFolder();
    const { key } = await files.put(randomUUID(), Readable.from([Buffer.from('a secret')]));
    const [organisation = '', name = ''] = key.split('/');
    const { mode } = await stat(path.join(folder, organisation, name.slice(0, 2), name));
    expect(mode & 0o777).toBe(0o600);
  });

  it('lose what a process that was killed has left unfinished, once it is older', async () => {
    const { folder, files, everything } = await openFolder();
    const old = path.join(folder, 'arriving', 'old');
    await writeFile(old, 'half');
    await utimes(old, 0, 0);
    await writeFile(path.join(folder, 'arriving', 'fresh'), 'half');
    for await (const key of files.storedBefore(new Date(Date.now() - 3600_000))) throw new Error(`There is no ${key}`);
    expect(await everything()).toEqual(['fresh']);
  });

  it('leave other files in the folder alone', async () => {
    const { folder, files, everything } = await openFolder();
    await writeFile(path.join(folder, 'notes.txt'), 'by an administrator');
    for await (const key of files.storedBefore(new Date(Date.now() + 1000))) throw new Error(`There is no ${key}`);
    expect(await everything()).toEqual(['notes.txt']);
  });
});
