import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { compose } from './compose.ts';
import { parseEml, type ParsedMessage } from './eml.ts';
import type { Mail } from './mail.ts';

export interface OutboxMessage extends ParsedMessage {
  id: string;
}

/** Stores mail as files, readable at `/__outbox` without setting up a mail server. */
export interface Outbox extends Mail {
  /** The latest messages, newest first; `to` filters by recipient. */
  list(filter?: { to?: string; limit?: number }): Promise<OutboxMessage[]>;
  /** A message by id, or null. */
  read(id: string): Promise<OutboxMessage | null>;
}

/** It ends with a hash of the message's id; those of earlier releases with random digits. */
const idPattern = /^\d{13}-\d{6}-(?:[0-9a-f]{8}|[0-9a-f]{32})$/;
const suffix = '.eml';

/**
 * Opens the outbox in `directory`, creating it if necessary. One `.eml` file per message, readable by any mail program.
 */
export async function openOutbox(directory: string): Promise<Outbox> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  // A message that is sent again, after an interruption, takes the place of the first one.
  const stored = new Map((await readdir(directory)).map((name) => [hashIn(name), name.slice(0, -suffix.length)]));
  let sent = 0;

  const read = async (id: string): Promise<OutboxMessage | null> => {
    if (!idPattern.test(id)) return null;
    const source = await readIfPresent(join(directory, id + suffix));
    return source === null ? null : { id, ...parseEml(source) };
  };

  return {
    async send(message) {
      const { message: source } = await transport.sendMail(compose(message, 'Attest <no-reply@localhost>'));
      if (!Buffer.isBuffer(source)) throw new TypeError('The stream transport did not buffer the message');
      sent += 1;
      const hash = hashOf(message.id);
      const id = stored.get(hash) ?? newId(sent, hash);
      stored.set(hash, id);
      await writeWhole(join(directory, id + suffix), source);
    },
    read,
    async list({ to, limit = 200 } = {}) {
      const names = (await readdir(directory))
        .filter((name) => name.endsWith(suffix))
        .toSorted()
        .toReversed();
      const found: OutboxMessage[] = [];
      for (const name of names) {
        if (found.length === limit) break;
        const message = await read(name.slice(0, -suffix.length));
        if (message && (to === undefined || message.to === to)) found.push(message);
      }
      return found;
    },
    async close() {
      transport.close();
    },
  };
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

const hashIn = (name: string): string => /-([0-9a-f]+)\.eml$/.exec(name)?.[1] ?? name;

/** Sorts by time, then by order within the process. */
const newId = (sequence: number, hash: string): string =>
  `${Date.now()}-${String(sequence % 1_000_000).padStart(6, '0')}-${hash}`;

/** Written atomically: a reader sees the whole message or none, even after a power failure. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.tmp`;
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
