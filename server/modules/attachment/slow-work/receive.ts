import { ApiError } from '#server/contract/errors.ts';
import type { Files } from '#server/files/files.ts';

import { checkedContent } from '../content.ts';
import { fileNamed } from '../file-name.ts';
import type { FileLimits, NewFile } from '../store.ts';

export interface UploadParts {
  readonly files: Files;
  readonly limits: FileLimits;
}

/** A file as it arrives. */
interface Sent {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** The most bytes, if that is less than for other files. */
  readonly most?: number;
}

/** Where a file is stored, and who sends it. */
interface Sender {
  readonly organisationId: string;
  /** A person, or a link. */
  readonly senderId: string;
}

/** Uploads of one sender, and of all, that a process receives at a time: each holds a connection and a file open. */
const mostOfOne = 6;
const mostOfAll = 100;

/** Receives files, with the limits of a process. */
export function receiver({ files, limits }: UploadParts) {
  const running = new Map<string, number>();
  let total = 0;

  function begin(senderId: string): () => void {
    const own = running.get(senderId) ?? 0;
    if (own >= mostOfOne || total >= mostOfAll)
      throw new ApiError(429, 'Other files are still being uploaded. Wait a moment, then try again.', {
        retryAfterSeconds: 5,
      });
    running.set(senderId, own + 1);
    total += 1;
    return () => {
      const left = (running.get(senderId) ?? 1) - 1;
      if (left === 0) running.delete(senderId);
      else running.set(senderId, left);
      total -= 1;
    };
  }

  /**
   * Stores a file while it arrives, then does what refers to it. If that is refused, the content is removed again. If it
   * fails otherwise, it may have been done all the same, so what nothing refers to is removed a day later.
   * @throws ApiError 400, 413, 429, and what `refer` throws
   */
  return async <Result>(
    { name: given, content, most = limits.largestFile }: Sent,
    { organisationId, senderId }: Sender,
    refer: (file: NewFile) => Promise<Result>,
  ): Promise<Result> => {
    const named = fileNamed(given);
    const end = begin(senderId);
    try {
      const stored = await files.put(
        organisationId,
        checkedContent(content, named.type, Math.min(most, limits.largestFile)),
      );
      try {
        return await refer({ ...named, ...stored });
      } catch (error) {
        if (error instanceof ApiError) await files.remove(stored.key);
        throw error;
      }
    } finally {
      end();
    }
  };
}
