import { createHash, randomUUID, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A part of a content, in bytes; both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A content that was stored completely. */
export interface StoredContent {
  /** Where it is, known to the server alone. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/**
 * The contents of files. Names, types and rights are in the database: a content without a row there is not reachable, and
 * is removed after a day. Every call is slow work, outside of transactions.
 */
export interface Files {
  /**
   * Stores a content while it arrives. It exists completely once this resolves, also after a power failure.
   * @throws NoSpace, and what the content throws; nothing is then stored
   */
  put(organisationId: string, content: AsyncIterable<Uint8Array>): Promise<StoredContent>;
  /** Opens a content, or a part of it. @throws MissingContent */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes a content; does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** The keys of all contents stored before a time. What an interrupted `put` has left since then is removed meanwhile. */
  storedBefore(time: Date): AsyncIterable<string>;
}

/** The database knows a content that the storage does not have. */
export class MissingContent extends Error {
  override readonly name = 'MissingContent';
}

/**
 * `organisation/sha256-random`: the name shows what the content must be, and belongs to one row. Rows that shared a content
 * would make its removal race with the next upload of the same file.
 */
export const newKey = (organisationId: string, sha256: string): string =>
  `${organisationId}/${sha256}-${randomUUID().slice(-12)}`;

const keyForm =
  /^(?<organisationId>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(?<name>(?<sha256>[\da-f]{64})-[\da-f]{12})$/;

/** The parts of a key. @throws Error for anything that `newKey` does not make, such as a path */
export function partsOf(key: string): {
  readonly organisationId: string;
  readonly name: string;
  readonly sha256: string;
} {
  const { organisationId, name, sha256 } = keyForm.exec(key)?.groups ?? {};
  if (organisationId === undefined || name === undefined || sha256 === undefined)
    throw new Error('This is not the key of a content');
  return { organisationId, name, sha256 };
}

export const isKey = (text: string): boolean => keyForm.test(text);

/** Removes what is in the way of nothing: if that fails, `storedBefore` does it later. */
export const tidied = (removal: Promise<void>): Promise<void> => removal.catch(() => undefined);

/** Passes a content on while it is measured. */
export class Measured {
  size = 0;
  readonly #content: AsyncIterable<Uint8Array>;
  readonly #hash: Hash = createHash('sha256');

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#content = content;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of this.#content) {
      this.size += chunk.length;
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** To be called once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
