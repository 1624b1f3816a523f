import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { assertOutsideTransaction } from '#server/database/tenancy.ts';

import { headOf, lineOf, type Head } from '../chain/head.ts';

/** Where heads are kept, outside of the database whose owner they are to watch. */
export interface LogHeads {
  /** Keeps heads for good. @throws if they may not last; they are then added again */
  add(heads: readonly Head[]): Promise<void>;
}

/** The heads in a file, as it is kept or as a mail was saved: any other line is passed over. */
export async function* headsIn(file: string): AsyncGenerator<Head> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const head = headOf(line);
    if (head !== undefined) yield head;
  }
}

/** Heads in a folder, with a file for each organisation, to whose end they are added. */
export interface HeadFolder extends LogHeads {
  /** The newest head; undefined if none is kept. */
  last(organisationId: string): Promise<Head | undefined>;
}

export const headFolderIn = (dataDirectory: string): string => path.join(dataDirectory, 'log-heads');

const headFileIn = (folder: string, organisationId: string): string => path.join(folder, `${organisationId}.jsonl`);

/** What is read of the end of a file: more than the longest line. */
const tailSize = 1024;

/** Opens the folder, which is created. */
export async function openHeadFolder(folder: string): Promise<HeadFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async add(heads) {
      assertOutsideTransaction('The head of a log was written');
      for (const head of heads) await append(headFileIn(folder, head.organisationId), `${lineOf(head)}\n`);
    },
    async last(organisationId) {
      const lines = (await tailOf(headFileIn(folder, organisationId))).split('\n');
      return lines.flatMap((line) => headOf(line) ?? []).at(-1);
    },
  };
}

/** Writes a line that lasts through a power failure, after one that may not have been completed. */
async function append(file: string, line: string): Promise<void> {
  const isWhole = (await tailOf(file)).match(/[^\n]$/) === null;
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(isWhole ? line : `\n${line}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The end of a file; empty if there is none. */
async function tailOf(file: string): Promise<string> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (handle === undefined) return '';
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(tailSize), 0, tailSize, Math.max(0, size - tailSize));
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
