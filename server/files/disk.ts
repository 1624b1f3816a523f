import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { assertOutsideTransaction } from '#server/database/tenancy.ts';

import { type Files, isKey, Measured, MissingContent, newKey, partsOf, tidied } from './files.ts';
import { isFull, isOutOfSpace, NoSpace } from './space.ts';

const hasCode = (error: unknown, ...codes: readonly unknown[]) =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

const isMissing = (error: unknown) => hasCode(error, 'ENOENT');

/** What is in a folder; nothing if there is no such folder. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });

/** Makes the names in a folder last through a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const writtenBefore = async (file: string, time: Date): Promise<boolean> => {
  try {
    return (await stat(file)).mtime < time;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/** How many bytes are written until the space that is left is looked at again. */
const lookEvery = 256 * 1024;

/** What differs in tests: how a new file is opened, and whether the disk is full. */
export interface DiskParts {
  readonly create: (file: string) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;
  readonly isFull: () => Promise<boolean>;
}

/** Writes a content to a new file, which lasts through a power failure. @throws NoSpace */
async function write(file: string, content: AsyncIterable<Uint8Array>, parts: DiskParts): Promise<void> {
  const requireSpace = async () => {
    if (await parts.isFull()) throw new NoSpace('The disk has no space left but what is reserved');
  };
  await requireSpace();
  const handle = await parts.create(file);
  try {
    let written = 0;
    for await (const chunk of content) {
      await handle.writeFile(chunk);
      written += chunk.length;
      if (written < lookEvery) continue;
      written = 0;
      await requireSpace();
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Where contents are below a folder: `organisation/first two digits/name`. They get their name when they are complete. */
class Folders {
  readonly root: string;
  readonly arriving: string;

  constructor(root: string) {
    this.root = root;
    this.arriving = path.join(root, 'arriving');
  }

  folderOf(key: string): string {
    const { organisationId, sha256 } = partsOf(key);
    return path.join(this.root, organisationId, sha256.slice(0, 2));
  }

  fileOf(key: string): string {
    return path.join(this.folderOf(key), partsOf(key).name);
  }

  /** Gives a complete file its name. */
  async settle(file: string, key: string): Promise<void> {
    const folder = this.folderOf(key);
    const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
    await rename(file, this.fileOf(key));
    await syncFolder(folder);
    if (!isNew) return;
    await syncFolder(path.dirname(folder));
    await syncFolder(this.root);
  }

  /** The keys of all complete files. */
  async *keys(): AsyncGenerator<string, void> {
    for (const organisation of await namesIn(this.root)) {
      for (const shard of await namesIn(path.join(this.root, organisation))) {
        for (const name of await namesIn(path.join(this.root, organisation, shard))) {
          const key = `${organisation}/${name}`;
          if (isKey(key)) yield key;
        }
      }
    }
  }
}

/** Keeps contents as files below a folder, which is created. */
export async function openDisk(root: string, given: Partial<DiskParts> = {}): Promise<Files> {
  const folders = new Folders(root);
  const parts = { create: (file: string) => open(file, 'wx', 0o600), isFull: () => isFull(root), ...given };
  await mkdir(folders.arriving, { recursive: true, mode: 0o700 });

  async function* storedBefore(time: Date): AsyncGenerator<string, void> {
    for (const name of await namesIn(folders.arriving)) {
      const file = path.join(folders.arriving, name);
      if (await writtenBefore(file, time)) await rm(file, { force: true });
    }
    for await (const key of folders.keys()) if (await writtenBefore(folders.fileOf(key), time)) yield key;
  }

  return {
    async put(organisationId, content) {
      assertOutsideTransaction('A file was stored');
      const file = path.join(folders.arriving, randomUUID());
      const written = [file];
      try {
        const measured = new Measured(content);
        await write(file, measured, parts);
        const sha256 = measured.sha256();
        const key = newKey(organisationId, sha256);
        written.push(folders.fileOf(key));
        await folders.settle(file, key);
        return { key, size: measured.size, sha256 };
      } catch (error) {
        for (const name of written) await tidied(rm(name, { force: true }));
        throw isOutOfSpace(error) && !(error instanceof NoSpace)
          ? new NoSpace('The disk is full', { cause: error })
          : error;
      }
    },
    async open(key, range) {
      try {
        const handle = await open(folders.fileOf(key), 'r');
        return handle.createReadStream(range);
      } catch (error) {
        throw isMissing(error) ? new MissingContent(`The content of ${key} is missing`) : error;
      }
    },
    async remove(key) {
      assertOutsideTransaction('A file was removed');
      await rm(folders.fileOf(key), { force: true });
    },
    storedBefore,
  };
}
