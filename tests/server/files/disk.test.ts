import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, describe, expect, it } from 'vitest';

import { openDisk } from '#server/files/disk.ts';

import { filesLaws } from './files-laws.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'attest-disk-'));
  folders.push(folder);
  const everything = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return { folder, files: await openDisk(folder), everything };
}

describe('files on disk', () => {
  filesLaws(openFolder);

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
